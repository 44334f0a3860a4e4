import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { CouponRefusal, WeighedCoupon } from '../coupons/coupon.rules'
import { couponTerms, weighForCart, type Coupon, type CouponUser } from '../coupons/coupon-uses.server'
import { readOrderLines, type OrderLineDraft } from './order-lines.server'
import { firstPayment, payableShares } from './payment-plan.rules'

/** The coupon of a cart that is to be ordered does not hold any more, or the total is another than the one that was shown. */
export class TotalChangedError extends Error {
  name = 'TotalChangedError'
  constructor(
    readonly refusal: CouponRefusal | null,
    readonly coupon: Coupon | null,
  ) {
    super(refusal ?? 'total')
  }
}

function lessDiscount(lines: OrderLineDraft[], { discounts }: WeighedCoupon): OrderLineDraft[] {
  return lines.map((line, index) => ({ ...line, row: { ...line.row, amount: line.row.amount - discounts[index]!, discount: discounts[index]! } }))
}

/** What the coupon takes off in each currency; all zeros without one. */
async function weigh(tx: Transaction, cart: { id: string; coupon: Coupon | null; user: CouponUser }, currencies: readonly string[], linesIn: (currency: string) => OrderLineDraft[]) {
  if (!cart.coupon) return currencies.map((currency): WeighedCoupon => ({ refusal: null, discount: 0, discounts: linesIn(currency).map(() => 0) }))
  const couponLines = (currency: string) =>
    linesIn(currency).map(({ row, ...plan }) => ({ productId: row.productId, amount: row.amount, shares: payableShares(plan) }))
  return weighForCart(tx, cart.coupon, cart, { currencies, linesIn: couponLines })
}

/**
 * What a cart costs as an order in each of the currencies, its coupon taken off, and what of it is paid at checkout.
 * Throws CartNotOrderableError.
 */
export async function priceCart(tx: Transaction, cartId: string, language: Language, user: CouponUser, currencies: readonly string[]) {
  const linesIn = await readOrderLines(tx, cartId, language)
  const { coupon } = await tx.cart.findUniqueOrThrow({ where: { id: cartId }, select: { coupon: { select: couponTerms } } })
  const outcomes = await weigh(tx, { id: cartId, coupon, user }, currencies, linesIn)
  const prices = currencies.map((currency, index) => {
    const weighed = outcomes[index]!
    const lines = lessDiscount(linesIn(currency), weighed)
    return { currency, lines, refusal: weighed.refusal, discount: weighed.discount, ...firstPayment(lines.map(({ row, ...plan }) => ({ ...plan, amount: row.amount }))) }
  })
  return { coupon, prices }
}
export type PricedCart = Awaited<ReturnType<typeof priceCart>>
