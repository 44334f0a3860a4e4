import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { CartCoupon, type CartCouponView, type CouponAnswer } from '~/routes/shop/_area/cart-coupon'

export type CartSummaryProps = {
  totalItems: number
  /** Formatted money: the services, and what is left after the coupon. */
  services: string
  total: string
  /** Why no VAT is in it. */
  without: 'reverseCharge' | 'outsideEu' | null
  coupon: CartCouponView | null
  couponAnswer: CouponAnswer
  /** What it can be paid in and how. */
  methods: string
  /** Whether codes are taken just now. */
  takesCoupons: boolean
  /** The other studio whose services it holds. */
  seller?: { name: string; href: string } | null
  /** False while something in the cart is not sold any more. */
  orderable: boolean
  /** Whether something in it is paid in several parts. */
  inParts: boolean
}

/** The cart's total with its coupon, and the way to the checkout. */
export function CartSummary({
  totalItems,
  services,
  total,
  without,
  coupon,
  couponAnswer,
  methods,
  takesCoupons,
  seller = null,
  orderable,
  inParts,
}: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const off = coupon?.discount
    ? [
        { term: t('coupon.services'), detail: services },
        { term: t('coupon.line', { code: coupon.code }), detail: coupon.discount },
      ]
    : []
  return (
    <Card as="section" aria-labelledby="summary" className="grid gap-5">
      <h2 id="summary" className="text-xl">
        {t('summary')}
      </h2>
      <DescriptionList
        look="totals"
        items={[...off, { term: t(without ? 'totalNet' : 'total'), detail: total }]}
      />
      {without && <p className="text-sm text-ink-soft">{t(`without.${without}`)}</p>}
      {(coupon || takesCoupons) && <CartCoupon coupon={coupon} answer={couponAnswer} />}
      <p className="text-sm text-ink-soft">
        {t('items', { count: totalItems })}.{inParts && ` ${t('later')}`}
      </p>
      {orderable && (
        <ButtonLink to={paths.checkout()} wide>
          {t('checkout')}
        </ButtonLink>
      )}
      {orderable && (
        <ButtonLink to={paths.customizeCheckout()} variant="secondary" wide>
          {t('adapt')}
        </ButtonLink>
      )}
      <ButtonLink
        to={seller?.href ?? paths.shop()}
        reloadDocument={seller !== null}
        variant="secondary"
        wide
      >
        {t('continue')}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{methods}</p>
    </Card>
  )
}
