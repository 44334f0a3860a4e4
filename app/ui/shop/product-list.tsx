import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { Grid } from '../layout/grid'
import { ProductCard, type ProductCardProps } from './product-card'

export type ProductListProps = { products: (Omit<ProductCardProps, 'href'> & { id: number })[] }

const FIRST_ROW = 4

/** Products as cards, or where to ask when there are none. */
export function ProductList({ products }: ProductListProps) {
  const { t } = useTranslation('shop')
  if (products.length === 0) {
    return (
      <EmptyState title={t('catalog.empty')} action={<ButtonLink to={paths.contact()}>{t('catalog.contact')}</ButtonLink>}>
        {t('catalog.emptyText')}
      </EmptyState>
    )
  }
  return (
    <Grid as="ul" columns={3} className="xl:grid-cols-4">
      {products.map(({ id, ...product }, index) => (
        <li key={id}>
          <ProductCard {...product} href={paths.product(id)} headingLevel={2} eager={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  )
}
