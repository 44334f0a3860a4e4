import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { currenciesOfCart } from '../cart/cart.rules'
import type { CouponUser } from '../coupons/coupon-uses.server'
import { CartNotOrderableError } from './order-lines.server'
import { currenciesSoldIn } from '../studios/seller-terms.server'
import { priceCart } from './price-cart.server'

/**
 * What the visitor's cart would cost as an order, in each currency that it can be paid in, with the methods that follow from it: the figures
 * that stand above the binding button. Throws CartNotOrderableError.
 */
export async function summariseCheckout(visitor: string, language: Language, user: CouponUser) {
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } },
    select: { id: true, currency: true, quotedIn: true, studioId: true },
  })
  if (!cart) throw new CartNotOrderableError('empty')
  const currencies = currenciesOfCart(cart, await currenciesSoldIn(db, cart.studioId))
  const { coupon, prices } = await priceCart(db, cart.id, language, user, currencies)
  const summaries = prices.map(({ lines, ...price }) => ({ ...price, methods: methodsFor(price.currency), lines: lines.map(({ row }) => row) }))
  return { coupon, summaries, chosen: summaries.find(({ currency }) => currency === cart.currency) ?? summaries[0]! }
}
