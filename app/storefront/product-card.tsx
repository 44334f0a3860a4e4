import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Price } from './price'
import { ProductImage } from './product-image'

export type ProductCardProps = {
  href: string
  name: string
  /** One or two sentences. */
  description: string
  category: string
  platform?: string
  image?: string
  /** Formatted money. */
  price: string
  /** "Starting at" on milestone products. */
  pricePrefix?: string
  /** "10 working days". */
  delivery?: string
  available: boolean
  milestonePayment?: boolean
  headingLevel?: 2 | 3
  /** Picture loaded at once. */
  eager?: boolean
  /** Under the price, where there is more to say than the delivery. */
  terms?: ReactNode
}

export function ProductCard(props: ProductCardProps) {
  const { t } = useTranslation('ui')
  const {
    href,
    name,
    description,
    category,
    platform,
    image,
    price,
    pricePrefix,
    delivery,
    available,
    milestonePayment,
    headingLevel = 3,
    eager,
    terms,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full min-w-0 flex-col rounded-md border border-transparent bg-surface p-4 transition-colors hover:bg-surface-raised">
      <ProductImage image={image} category={category} eager={eager} />
      <div className="mt-4 flex flex-1 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{category}</span>{' '}
          {platform && (
            <span className="inline-flex items-center gap-1.5">
              <BrandIcon name={platform} className="size-3.5" />
              {platform}
            </span>
          )}
        </p>
        <Heading className="text-xl">
          <Link
            to={href}
            className="decoration-canal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <Badge tone={available ? 'state' : 'neutral'}>
            {t(available ? 'product.available' : 'product.availableSoon')}
          </Badge>{' '}
          {milestonePayment && <Badge>{t('product.milestonePay')}</Badge>}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
          <Price amount={price} prefix={pricePrefix} />
          {delivery && <p className="text-sm text-ink-soft">{delivery}</p>}
        </div>
        {terms}
      </div>
    </article>
  )
}
