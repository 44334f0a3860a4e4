import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { ProductImage } from '~/storefront/product-image'

export type ListedProduct = {
  id: number
  name: string
  image: string
  status: string
  state: string
  price: string
  href: string
}

/** A studio's services with their state and price, or its works with theirs and their trade. */
export function ProductList({
  products,
  newHref,
  words,
}: {
  products: ListedProduct[]
  newHref: string
  words: 'products' | 'works'
}) {
  const { t } = useTranslation('studio-goods')
  return (
    <div className="grid gap-6">
      <div>
        <ButtonLink to={newHref}>{t(`${words}.new`)}</ButtonLink>
      </div>
      {products.length === 0 && <p className="text-ink-soft">{t(`${words}.none`)}</p>}
      <ul className="grid">
        {products.map(({ id, name, image, status, state, price, href }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 border-t border-line py-4">
            <ProductImage image={image || undefined} size="thumb" />
            <div className="grid min-w-0 flex-1 gap-1">
              <Link
                to={href}
                className="inline-flex min-h-6 w-fit font-semibold underline underline-offset-4 hover:text-canal"
              >
                {name}
              </Link>{' '}
              <span className="text-ink-soft">{price}</span>
            </div>
            <Badge tone={status === 'published' ? 'success' : 'neutral'}>{state}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
