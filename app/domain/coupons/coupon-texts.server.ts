import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { ownCurrency, type CouponRefusal, type CouponTerms } from './coupon.rules'

/** Why a coupon takes nothing off, in the visitor's language. */
export function sayRefusal(
  refusal: CouponRefusal,
  coupon: Pick<CouponTerms, 'currency' | 'minimumAmount'> | null,
  language: Language,
) {
  const currency = coupon ? ownCurrency(coupon) : ''
  const minimum = coupon?.minimumAmount ? formatMoney(coupon.minimumAmount, currency, language) : ''
  return translator(language, 'cart')(`coupon.refused.${refusal}`, { currency, minimum })
}
