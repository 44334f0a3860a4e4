import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { ProductImage } from '~/storefront/product-image'
import { Link } from '~/ui/layout/link'

type NameCellProps = {
  name: string
  image: string
  /** As the code calls it. */
  category: string
  /** Category and platform in words. */
  kind: string
  href: string
}

export function NameCell({ name, image, category, kind, href }: NameCellProps) {
  return (
    <div className="flex gap-4 text-start">
      <ProductImage image={image || undefined} category={category} size="thumb" />
      <span className="grid min-w-0 gap-0.5">
        <Link to={href} className={rowLinkClass}>
          {name}
        </Link>{' '}
        <span className="text-sm font-normal text-ink-soft">{kind}</span>
      </span>
    </div>
  )
}
