import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { BASE_CURRENCY } from '~/domain/catalog/catalog.rules'
import { currenciesOfCart } from '~/domain/cart/cart.rules'
import type { CouponUser } from '~/domain/coupons/coupon-uses.server'
import { readCartVat } from '~/domain/cart/cart-vat.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { currenciesSoldIn } from '~/domain/studios/seller-terms.server'
import { priceCart } from './price-cart.server'

/**
 * Of a studio's currencies those that everything in the cart has a price in; another studio need
 * not have given each product all.
 */
async function soldIn(cartId: string, currencies: string[]) {
  const items = await db.cartItem.findMany({
    where: { cartId },
    select: { product: { select: { prices: { select: { currency: true } } } } },
  })
  const sold = currencies.filter((currency) =>
    items.every(({ product }) => product.prices.some((price) => price.currency === currency)),
  )
  if (sold.length === 0) throw new DomainError('checkout.unavailable')
  return sold
}

/**
 * What the visitor's cart would cost as an order, in each currency that it can be paid in, with the
 * methods that follow from it: the figures that stand above the binding button. `known` is where a
 * buyer is known to be, and what they pay in, who has not said so in this cart. Throws
 * `checkout.*`.
 */
export async function summarizeCheckout(
  visitor: string,
  language: Language,
  user: CouponUser,
  known: { country?: string; vatNumber?: string | null; currency?: string } | null = null,
) {
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } },
    select: {
      id: true,
      currency: true,
      quotedIn: true,
      proposal: { select: { id: true } },
      studioId: true,
      buyerCountry: true,
      buyerVatNumber: true,
      studio: { select: { name: true, legalName: true } },
    },
  })
  if (!cart) throw new DomainError('checkout.empty')
  const open = currenciesOfCart(cart, await currenciesSoldIn(db, cart.studioId))
  const currencies =
    cart.proposal || cart.studioId === OWN_STUDIO_ID ? open : await soldIn(cart.id, open)
  const buyer =
    cart.buyerCountry === null && known?.country
      ? { buyerCountry: known.country, buyerVatNumber: known.vatNumber ?? null }
      : { buyerCountry: cart.buyerCountry, buyerVatNumber: cart.buyerVatNumber }
  const { price, without } = await readCartVat(db, { studioId: cart.studioId, ...buyer })
  const { coupon, prices } = await priceCart(db, cart.id, language, { user, currencies, price })
  const summaries = prices.map(({ lines, ...price }) => ({
    ...price,
    methods: methodsFor(price.currency),
    lines: lines.map(({ row }) => row),
  }))
  const seller =
    cart.studioId === OWN_STUDIO_ID
      ? null
      : { name: cart.studio.name, legalName: cart.studio.legalName ?? cart.studio.name }
  // What was chosen for this very cart, by a quote, a shop or a form, before what was paid in last.
  const decided = cart.quotedIn !== null || cart.currency !== BASE_CURRENCY
  const inCurrency = (wanted: string | undefined) =>
    summaries.find(({ currency }) => currency === wanted)
  return {
    coupon,
    seller,
    without,
    buyer: { country: buyer.buyerCountry, vatNumber: buyer.buyerVatNumber },
    summaries,
    chosen:
      inCurrency((!decided && known?.currency) || cart.currency) ??
      inCurrency(cart.currency) ??
      summaries[0]!,
  }
}
