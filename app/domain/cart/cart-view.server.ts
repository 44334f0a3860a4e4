import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { BASE_CURRENCY, canBeOrdered, priceIn, type Currency } from '../catalog/catalog.rules'
import { findProductsById, type StoredProduct } from '../catalog/product-store.server'
import { weighForCart } from '../coupons/coupon-uses.server'
import { sumProblem } from '~/domain/catalog/chargeable.rules'
import { payableShares } from '~/domain/catalog/payment-plan.rules'
import { isOpenShop } from '../studios/open-shop'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { currenciesSoldIn } from '../studios/seller-terms.server'
import { readCartVat, type CartVat } from './cart-vat.server'
import { shopPrice } from './seen-price.server'
import {
  cartTotals,
  currenciesOfCart,
  type CartCoupon,
  type CartItemView,
  type CartView,
} from './cart.rules'

const cartFields = {
  id: true,
  status: true,
  currency: true,
  quotedIn: true,
  userId: true,
  couponId: true,
  studioId: true,
  buyerCountry: true,
  buyerVatNumber: true,
  items: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.CartSelect

type StoredCart = Prisma.CartGetPayload<{ select: typeof cartFields }>
type Item = StoredCart['items'][number] & { product: StoredProduct }

interface Terms {
  currency: string
  language: Language
  /** What this buyer pays for a price of the shop. */
  pay: CartVat['price']
}

function toItemView(
  { product, id, quantity, deliverySpeed, customisation, addOnIds, ...seen }: Item,
  { currency, language, pay }: Terms,
): CartItemView {
  const chosen = addOnIds as number[]
  const ids = new Set(chosen)
  const addOns = product.addOns
    .filter((addOn) => ids.has(addOn.id))
    .map((addOn) => ({
      id: addOn.id,
      name: pickTranslation(addOn.translations, language).name,
      amount: addOn.prices.find((price) => price.currency === currency)?.amount ?? 0,
    }))
  const price = priceIn(product, currency) ?? product.price
  const unit = pay(shopPrice(product, { deliverySpeed, addOnIds }, currency))
  const before =
    seen.seenAmount !== null && seen.seenCurrency === currency ? pay(seen.seenAmount) : unit
  const { name } = pickTranslation(product.translations, language)
  const available = canBeOrdered(product, { deliverySpeed, addOnIds: chosen })
  return {
    id,
    product: {
      id: product.id,
      name,
      image: product.image,
      price: pay(price),
      category: product.category,
      available,
    },
    quantity,
    deliverySpeed,
    addOns: addOns.map((addOn) => ({ ...addOn, amount: pay(addOn.amount) })),
    customisation,
    unitAmount: unit,
    unitBefore: before === unit ? null : before,
    amount: unit * quantity,
  }
}

/** What the cart's coupon takes off what is shown, and off each of its lines. */
async function weighOwn(
  tx: Transaction,
  { id, userId, couponId }: StoredCart,
  lines: Item[],
  { currency, pay }: Omit<Terms, 'language'>,
): Promise<{ coupon: CartCoupon | null; discounts: number[] }> {
  const none = { coupon: null, discounts: [] }
  if (lines.length === 0) return none
  const linesIn = (wanted: string, price: Terms['pay']) =>
    lines.map((line) => ({
      productId: line.productId,
      amount: toItemView(line, { currency: wanted, language: 'en', pay: price }).amount,
      shares: payableShares(line.product),
    }))
  const outcome = await weighForCart(
    tx,
    { id, couponId, user: { userId } },
    { currencies: [currency], linesIn, price: pay },
  )
  if (!outcome) return none
  const { code, minimumAmount, currency: own } = outcome.coupon
  const [{ refusal, discount, discounts } = { refusal: null, discount: 0, discounts: [] }] =
    outcome.weighed
  return { coupon: { code, minimumAmount, currency: own, refusal, discount }, discounts }
}

/** Whether what is shown can be paid, less what the coupon takes off each line. */
function weighSum(lines: Item[], items: CartItemView[], discounts: number[], currency: string) {
  const plans = items.map(({ amount }, index) => {
    const { milestonePayment, milestones } = lines[index]!.product
    const discount = discounts[index] ?? 0
    return { amount: amount - discount, discount, milestonePayment, milestones }
  })
  return sumProblem(plans, currency)
}

/**
 * The cart's own currency, unless it is not offered any more or something has no price in it: then
 * another that all is sold in.
 */
function shownCurrency(cart: StoredCart, lines: Item[], offered: Currency[]): string {
  const sold = (currency: string) =>
    lines.every(({ product }) => priceIn(product, currency) !== undefined)
  if (currenciesOfCart(cart, offered).includes(cart.currency) && sold(cart.currency))
    return cart.currency
  return cart.studioId === OWN_STUDIO_ID
    ? BASE_CURRENCY
    : (offered.find(sold) ?? offered[0] ?? BASE_CURRENCY)
}

/**
 * Another studio whose services a cart holds, and whether its shop is open; null for the own one,
 * of which nothing is asked.
 */
async function readSeller(tx: Transaction, { studioId }: StoredCart) {
  if (studioId === OWN_STUDIO_ID) return null
  const { id, slug, name, status } = await tx.studio.findUniqueOrThrow({ where: { id: studioId } })
  return { seller: { id, slug, name }, open: isOpenShop({ id, status }) }
}

/** A cart as it is shown, with what its coupon takes off; null for none. */
export async function viewCart(
  tx: Transaction,
  where: Prisma.CartWhereUniqueInput,
  language: Language,
): Promise<CartView | null> {
  const cart = await tx.cart.findUnique({
    where: { ...where, status: { in: ['active', 'checkout_pending'] } },
    select: cartFields,
  })
  if (!cart) return null
  const products = await findProductsById(
    cart.items.map(({ productId }) => productId),
    tx,
  )
  const lines = cart.items.map((item) => ({ ...item, product: products.get(item.productId)! }))
  const currency = shownCurrency(cart, lines, await currenciesSoldIn(tx, cart.studioId))
  const other = await readSeller(tx, cart)
  const open = other?.open ?? true
  const { price: pay, without } = await readCartVat(tx, cart)
  const items = lines
    .map((line) => toItemView(line, { currency, language, pay }))
    .map((item) => (open ? item : { ...item, product: { ...item.product, available: false } }))
  const { coupon, discounts } = await weighOwn(tx, cart, lines, { currency, pay })
  return {
    id: cart.id,
    status: cart.status as CartView['status'],
    seller: other?.seller ?? null,
    currency,
    without,
    items,
    coupon,
    problem: weighSum(lines, items, discounts, currency),
    inParts: lines.some(({ product }) => product.milestonePayment),
    ...cartTotals(items, coupon?.discount),
  }
}

/**
 * The visitor's open cart as it is shown, or null. Its amounts are in its own currency, or in US
 * dollars when that is not offered any more or something in it has no price in it.
 */
export function readCartView(visitor: string, language: Language): Promise<CartView | null> {
  return viewCart(db, { tokenHash: visitor }, language)
}
