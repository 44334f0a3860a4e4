import { paths } from '~/paths'
import { Grid } from '~/ui/layout/grid'
import { ProductCard, type ProductCardProps } from '~/storefront/product-card'

type Terms = {
  /** The whole price of what is paid in shares, in words. */
  total?: string
  delivery: string
  /** How soon for a surcharge, in words. */
  faster?: string
}
export type ProductListProps = {
  products: (Omit<ProductCardProps, 'href' | 'terms' | keyof Terms> & Terms & { id: number })[]
}

const FIRST_ROW = 3

function TermsList({ total, delivery, faster }: Terms) {
  return (
    <div className="text-sm text-ink-soft">
      {[total, delivery, faster].map((line) => line && <p key={line}>{line}</p>)}
    </div>
  )
}

/** Services as cards, three in a row. */
export function ProductList({ products }: ProductListProps) {
  return (
    <Grid as="ul">
      {products.map(({ id, total, delivery, faster, ...product }, index) => (
        <li key={id}>
          <ProductCard
            {...product}
            href={paths.product(id)}
            headingLevel={2}
            eager={index < FIRST_ROW}
            terms={<TermsList {...{ total, delivery, faster }} />}
          />
        </li>
      ))}
    </Grid>
  )
}
