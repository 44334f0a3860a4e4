import { useTranslation } from 'react-i18next'
import { Card } from '~/ui/layout/card'
import { Section } from '~/ui/layout/section'
import { ProductImage } from '~/storefront/product-image'
import { ArrowLink } from '~/ui/layout/arrow-link'

export type PriceLabel = {
  name: string
  href: string
  image: string
  /** Formatted, as are `days`. */
  price: string
  days: string
  revisions: number
  included: number
}

function useParts({ price, days, revisions, included }: PriceLabel) {
  const { t } = useTranslation('about')
  return [
    {
      name: t('price.parts.scope.name'),
      label: t('price.parts.scope.label', { count: included }),
      text: t('price.parts.scope.text'),
    },
    {
      name: t('price.parts.amount.name'),
      label: t('price.parts.amount.label', { amount: price }),
      text: t('price.parts.amount.text'),
    },
    {
      name: t('price.parts.days.name'),
      label: t('price.parts.days.label', { days }),
      text: t('price.parts.days.text'),
    },
    {
      name: t('price.parts.rounds.name'),
      label: t('price.parts.rounds.label', { count: revisions }),
      text: t('price.parts.rounds.text'),
    },
  ]
}

const markClass =
  'grid size-8 shrink-0 place-items-center rounded-full border-2 border-canal text-sm font-semibold text-canal'

/**
 * A label of the shop taken apart: each of its lines has a number, and beside it stands what makes
 * it hold.
 */
function Specimen({ label }: { label: PriceLabel }) {
  const { t } = useTranslation('about')
  const parts = useParts(label)
  return (
    <div className="grid items-start gap-x-gap gap-y-10 lg:grid-cols-2">
      <Card tone="raised" className="lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)]">
        <ProductImage image={label.image} />
        <h3 className="mt-5 text-2xl">{label.name}</h3>
        <ol className="mt-4 grid gap-3">
          {parts.map((part, index) => (
            <li key={part.label} className="flex items-center gap-4">
              <span aria-hidden className={markClass}>
                {index + 1}
              </span>{' '}
              <span className={index === 1 ? 'font-display text-2xl font-semibold' : ''}>
                {part.label}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-4">
          <ArrowLink to={label.href}>{t('price.link')}</ArrowLink>
        </div>
      </Card>
      <div>
        <ol>
          {parts.map((part, index) => (
            <li
              key={part.text}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-5 border-t border-line py-6 first:border-t-0 first:pt-0"
            >
              <span aria-hidden className={markClass}>
                {index + 1}
              </span>
              <div>
                <h4 className="text-xl">{part.name}</h4>
                <p className="mt-1 max-w-[48ch] text-lg text-ink-soft">{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t-2 border-canal pt-6 text-lg">{t('price.more')}</p>
      </div>
    </div>
  )
}

/** How a fixed price can hold, shown on one that is in the shop. */
export function AboutPrice({ label }: { label: PriceLabel | null }) {
  const { t } = useTranslation('about')
  if (!label) return null
  return (
    <Section id="price" title={t('price.title')} lead={t('price.lead')}>
      <Specimen label={label} />
    </Section>
  )
}
