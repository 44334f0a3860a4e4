import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Grid } from '~/ui/layout/grid'
import { Section } from '~/ui/layout/section'
import { ProductCard, type ProductCardProps } from './product-card'

export type ProductRelatedProps = {
  related: (Omit<ProductCardProps, 'href'> & { id: number })[]
  categoryHref: string
}

/** Services of the same category or platform; nothing when there are none. */
export function ProductRelated({ related, categoryHref }: ProductRelatedProps) {
  const { t } = useTranslation('shop')
  if (related.length === 0) return null
  return (
    <Section
      contained={false}
      id="related"
      title={t('product.related')}
      lead={t('product.relatedLead')}
      action={
        <ButtonLink to={categoryHref} variant="secondary">
          {t('product.relatedAll')}
        </ButtonLink>
      }
    >
      <Grid as="ul" columns={4}>
        {related.map(({ id, ...service }) => (
          <li key={id}>
            <ProductCard {...service} href={paths.product(id)} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
