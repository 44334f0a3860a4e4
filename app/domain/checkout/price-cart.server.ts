import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { weighForCart, type CouponUser } from '~/domain/coupons/coupon-uses.server'
import { readOrderLines, type OrderLineDraft } from './order-lines.server'
import { sumProblem } from '~/domain/catalog/chargeable.rules'
import { firstPayment, payableShares } from '~/domain/catalog/payment-plan.rules'

function lessDiscount(lines: OrderLineDraft[], discounts: number[]): OrderLineDraft[] {
  return lines.map(({ row, ...line }, index) => {
    const discount = discounts[index] ?? 0
    return { ...line, row: { ...row, amount: row.amount - discount, discount } }
  })
}

interface Pricing {
  user: CouponUser
  currencies: readonly string[]
  /** What this buyer pays for a price of the shop. */
  price: (amount: number) => number
}

/**
 * What a cart costs as an order in each of the currencies, its coupon taken off, and what of it is
 * paid at checkout. Throws `checkout.*`.
 */
export async function priceCart(
  tx: Transaction,
  cartId: string,
  language: Language,
  { user, currencies, price: pay }: Pricing,
) {
  const linesIn = await readOrderLines(tx, cartId, language)
  const { couponId } = await tx.cart.findUniqueOrThrow({
    where: { id: cartId },
    select: { couponId: true },
  })
  const couponLines = (currency: string, price: Pricing['price']) =>
    linesIn(currency, price).map(({ row, ...plan }) => ({
      productId: row.productId,
      amount: row.amount,
      shares: payableShares(plan),
    }))
  const outcome = await weighForCart(
    tx,
    { id: cartId, couponId, user },
    { currencies, linesIn: couponLines, price: pay },
  )
  const prices = currencies.map((currency, index) => {
    const { refusal = null, discount = 0, discounts = [] } = outcome?.weighed[index] ?? {}
    const lines = lessDiscount(linesIn(currency, pay), discounts)
    const plans = lines.map(({ row: { amount, discount }, ...plan }) => ({
      ...{ ...plan, amount, discount },
    }))
    return {
      currency,
      lines,
      refusal,
      discount,
      problem: sumProblem(plans, currency),
      ...firstPayment(plans),
    }
  })
  return { coupon: outcome?.coupon ?? null, prices }
}
export type PricedCart = Awaited<ReturnType<typeof priceCart>>
