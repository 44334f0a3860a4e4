import { paths } from '../../paths'
import { Grid } from '../layout/grid'
import { ProductCard, type ProductCardProps } from './product-card'

export type ProductListProps = { products: (Omit<ProductCardProps, 'href'> & { id: number })[] }

const FIRST_ROW = 3

/** Services as cards, three in a row. */
export function ProductList({ products }: ProductListProps) {
  return (
    <Grid as="ul">
      {products.map(({ id, ...product }, index) => (
        <li key={id}>
          <ProductCard {...product} href={paths.product(id)} headingLevel={2} eager={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  )
}
