import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { ProductCard, type ProductCardProps } from '../shop/product-card'

export type PopularServicesProps = { services: (Omit<ProductCardProps, 'href'> & { id: number })[] }

export function PopularServices({ services }: PopularServicesProps) {
  const { t } = useTranslation('home')
  const all = <ButtonLink to={paths.shop()} variant="secondary">{t('popular.all')}</ButtonLink>
  return (
    <Section id="services" title={t('popular.title')} lead={t('popular.lead')} action={all}>
      {services.length === 0 ? (
        <EmptyState title={t('popular.empty')} headingLevel={3} action={<ButtonLink to={paths.contact()}>{t('popular.custom')}</ButtonLink>} />
      ) : (
        <Grid as="ul">
          {services.map(({ id, ...service }) => (
            <li key={id}>
              <ProductCard {...service} href={paths.product(id)} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  )
}
