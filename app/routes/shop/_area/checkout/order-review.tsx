import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import type { CartCouponView } from '~/routes/shop/_area/cart-coupon'

export type ReviewLine = {
  key: string
  name: string
  quantity: number
  speed: 'standard' | 'express' | 'rush'
  workingDays: number
  addOns: string[]
  customisation: string
  included: string[]
  amounts: { currency: string; amount: string }[]
}
export type ReviewCurrency = {
  currency: string
  methods: ('card' | 'ideal' | 'klarna')[]
  now: string
  later: string | null
  total: string
  coupon: CartCouponView | null
  /** Why it cannot be paid in this currency, in words. */
  problem: string | null
  /** What costs nothing: only what is due now, or the whole order. */
  free: 'now' | 'order' | null
}

/**
 * Shows what belongs to the chosen currency, by CSS alone: the choice is a radio in the same form.
 */
export const SHOWN: Record<string, string> = {
  USD: 'hidden group-has-[[value=USD]:checked]/checkout:block',
  EUR: 'hidden group-has-[[value=EUR]:checked]/checkout:block',
  SEK: 'hidden group-has-[[value=SEK]:checked]/checkout:block',
  PLN: 'hidden group-has-[[value=PLN]:checked]/checkout:block',
}

function Line({ line }: { line: ReviewLine }) {
  const { t } = useTranslation('checkout')
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}</span>
        {line.amounts.map(({ currency, amount }) => (
          <span key={currency} className={`whitespace-nowrap ${SHOWN[currency]}`}>
            {amount}
          </span>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {t('review.delivery', { speed: t(`speeds.${line.speed}`), count: line.workingDays })}
        {line.addOns.length > 0 && ` · ${line.addOns.join(', ')}`}
      </p>
      {line.customisation && <p className="text-sm whitespace-pre-line">{line.customisation}</p>}
      {line.included.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-ink-soft">{t('review.features')}</summary>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {line.included.map((feature) => (
              <li key={feature} className="whitespace-pre-line">
                {feature}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** The totals in one currency, what the coupon takes off first. */
function Totals({
  currency,
  now,
  later,
  total,
  coupon,
  problem,
  net,
}: ReviewCurrency & { net: boolean }) {
  const { t } = useTranslation('checkout')
  const totalTerm = t(net ? 'review.totalNet' : 'review.total')
  return (
    <div className={SHOWN[currency]}>
      <DescriptionList
        look="totals"
        items={[
          ...(coupon?.discount
            ? [{ term: t('review.coupon', { code: coupon.code }), detail: coupon.discount }]
            : []),
          ...(later
            ? [
                { term: totalTerm, detail: total },
                { term: t('review.later'), detail: later },
              ]
            : []),
          { term: later ? t('review.now') : totalTerm, detail: now },
        ]}
      />
      {problem && (
        <div className="mt-3">
          <Notice tone="warning">{problem}</Notice>
        </div>
      )}
      {coupon?.note && (
        <p className="mt-3 text-sm">
          {t('review.coupon', { code: coupon.code })}: {coupon.note}
        </p>
      )}
    </div>
  )
}

export type OrderReviewProps = {
  lines: ReviewLine[]
  currencies: ReviewCurrency[]
  /** Why no VAT is in the sums, as far as is known of the buyer. */
  without: 'reverseCharge' | 'outsideEu' | null
  /** Nothing in it can be changed. */
  fixed?: boolean
}

/** What is ordered and what it costs, right above the button that binds. */
export function OrderReview({ lines, currencies, without, fixed = false }: OrderReviewProps) {
  const { t } = useTranslation('checkout')
  return (
    <Card tone="raised">
      <h2 id="review-title" className="mb-5 text-2xl">
        {t('review.title')}
      </h2>
      <ul className="mb-2 grid">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {!fixed && (
        <Link
          to={paths.customizeCheckout()}
          className="mb-4 inline-flex min-h-8 items-center text-sm quiet-link"
        >
          {t('review.adapt')}
        </Link>
      )}
      {currencies.map((totals) => (
        <Totals key={totals.currency} {...totals} net={without !== null} />
      ))}
      <p className="mt-3 text-sm text-ink-soft">
        {t(without ? `review.${without}` : 'review.vat')}
      </p>
    </Card>
  )
}
