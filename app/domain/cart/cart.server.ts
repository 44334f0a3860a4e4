import { DomainError } from '~/domain/ground/domain-error'
import { db, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { defaultSpeed, isAvailable } from '../catalog/catalog.rules'
import { IN_OPEN_SHOP } from '../studios/open-shop'
import { changeCart, type ActiveCart } from './active-cart.server'
import { seatCart, type Seating } from './cart-seller.server'
import { readCartView } from './cart-view.server'
import { chosenQuantity, raisedQuantity, type CartView, type MirroredItem } from './cart.rules'
import { removeLines } from './cart-lines.server'
import { rememberPrice } from './seen-price.server'

/**
 * The visitor's cart in a language, or null; a checkout that is under way does not hide it (spec
 * §4).
 */
export function findCart(visitor: string, language: Language): Promise<CartView | null> {
  return readCartView(visitor, language)
}

export interface CartInput {
  productId: number
  /** Default 1 (spec §4). */
  quantity?: number
  /**
   * What is left out stays as the line has it; a new line starts with standard delivery and nothing
   * else.
   */
  deliverySpeed?: string
  addOns?: number[]
  customisation?: string
}

/** The choices that a published product of the cart's studio offers. Throws `cart.*`. */
export async function requireOffer(
  tx: Transaction,
  { studioId }: Pick<ActiveCart, 'studioId'>,
  { productId, deliverySpeed, addOns = [] }: CartInput,
) {
  const product = await tx.product.findUnique({
    where: { id: productId, studioId, status: 'published', ...IN_OPEN_SHOP },
    select: {
      availabilityStatus: true,
      deliverySpeeds: true,
      addOns: { where: { id: { in: addOns } }, select: { id: true } },
    },
  })
  if (!product || !isAvailable(product.availabilityStatus))
    throw new DomainError('cart.unavailable')
  const known = product.deliverySpeeds.some(({ code }) => code === deliverySpeed)
  if ((deliverySpeed !== undefined && !known) || product.addOns.length < new Set(addOns).size)
    throw new DomainError('cart.choice')
  return { speed: deliverySpeed ?? defaultSpeed(product.deliverySpeeds)?.code }
}

/**
 * Writes the product's one line in the cart; `quantityFrom` makes the new quantity out of the
 * line's own.
 */
async function putLine(
  tx: Transaction,
  cart: ActiveCart,
  input: CartInput,
  quantityFrom: (current?: number) => number,
) {
  const { productId, deliverySpeed, addOns, customisation } = input
  const { speed } = await requireOffer(tx, cart, input)
  const line = { cartId: cart.id, productId }
  const current = await tx.cartItem.findUnique({
    where: { cartId_productId: line },
    select: { quantity: true },
  })
  const quantity = quantityFrom(current?.quantity)
  const addOnIds = addOns && [...new Set(addOns)]
  await tx.cartItem.upsert({
    where: { cartId_productId: line },
    create: { ...line, quantity, deliverySpeed: speed, customisation, addOnIds: addOnIds ?? [] },
    update: { quantity, deliverySpeed, customisation, addOnIds },
  })
  await rememberPrice(tx, cart, line)
}

/**
 * Adds a product, or raises its quantity when it is there; what is chosen counts for all of the
 * line. Gives whether all of it went in: a line has 99 at most. Throws `cart.*`.
 */
export async function addToCart(visitor: string, input: CartInput, seating: Seating = {}) {
  return changeCart(
    visitor,
    async (tx, cart) => {
      await seatCart(tx, cart, input.productId, seating)
      let all = true
      await putLine(tx, cart, input, (current) => {
        const raised = raisedQuantity(current, input.quantity)
        all = raised - (current ?? 0) === (input.quantity ?? 1)
        return raised
      })
      return all
    },
    { create: true },
  )
}

export type ChosenLine = CartInput & { quantity: number }

/** Puts a product's line as given into a cart, whatever it was. Throws `cart.*`. */
export async function putAsGiven(tx: Transaction, cart: ActiveCart, line: ChosenLine) {
  await seatCart(tx, cart, line.productId)
  await putLine(tx, cart, line, () => Math.max(1, chosenQuantity(line.quantity)))
}

/**
 * Puts a product's line as given, whatever it was; for changing what was chosen. Throws
 * `cart.*`.
 */
export async function changeLine(visitor: string, input: ChosenLine) {
  await changeCart(visitor, (tx, cart) => putAsGiven(tx, cart, input), { create: true })
}

/**
 * Puts the several lines of a quote as given into a cart, in the quote's currency, together with
 * what `also` does: all of it or nothing. Throws `cart.*`.
 */
export async function changeLines(
  visitor: string,
  { lines, currency }: { lines: ChosenLine[]; currency: string },
  also: (tx: Transaction) => Promise<void>,
) {
  await changeCart(
    visitor,
    async (tx, cart) => {
      const quoted = { ...cart, currency }
      for (const line of lines) await putAsGiven(tx, quoted, line)
      await tx.cart.update({ where: { id: cart.id }, data: { currency, quotedIn: currency } })
      await also(tx)
    },
    { create: true },
  )
}

/**
 * Sets a line's quantity; 0 or less removes it (spec §4). A line that is not in the visitor's cart
 * stays as it is.
 */
export async function updateQuantity(visitor: string, lineId: string, quantity: number) {
  const chosen = chosenQuantity(quantity)
  await changeCart(visitor, async (tx, { id: cartId, currency }) => {
    if (chosen === 0) return removeLines(tx, cartId, { id: lineId })
    await tx.cartItem.updateMany({ where: { id: lineId, cartId }, data: { quantity: chosen } })
    await rememberPrice(tx, { id: cartId, currency }, { id: lineId })
  })
}

/**
 * Raises or lowers a line's quantity from what it is now, which an open page may not know; 0 or less
 * removes it, and 99 is the most (spec §4). Gives the new quantity, null for a line that is gone.
 */
export async function changeQuantity(visitor: string, lineId: string, by: number) {
  return changeCart(visitor, async (tx, { id: cartId, currency }) => {
    const line = await tx.cartItem.findUnique({
      where: { id: lineId, cartId },
      select: { quantity: true },
    })
    if (!line) return null
    const quantity = chosenQuantity(line.quantity + by)
    if (quantity === 0) await removeLines(tx, cartId, { id: lineId })
    else {
      await tx.cartItem.update({ where: { id: lineId, cartId }, data: { quantity } })
      await rememberPrice(tx, { id: cartId, currency }, { id: lineId })
    }
    return quantity
  })
}

export async function removeFromCart(visitor: string, lineId: string) {
  await updateQuantity(visitor, lineId, 0)
}

export async function clearCart(visitor: string) {
  await changeCart(visitor, (tx, { id: cartId }) => removeLines(tx, cartId))
}

/**
 * Whether the server ever kept a cart for this visitor, be it paid or merged by now; then its word
 * counts, not the browser's.
 */
async function isKnown(visitor: string) {
  const ofVisitor = { gte: visitor, lt: `${visitor}g` }
  return (
    (await db.cart.findFirst({
      where: { tokenHash: ofVisitor, status: { not: 'abandoned' } },
      select: { id: true },
    })) !== null
  )
}

/**
 * Fills a new cart from the browser's copy where the server has none (spec §3); what is unknown or
 * not sold now is left out. Returns how many lines came back.
 */
export async function restoreCart(visitor: string, items: MirroredItem[]): Promise<number> {
  if (items.length === 0 || (await isKnown(visitor))) return 0
  const restored = await changeCart(
    visitor,
    async (tx, cart) => {
      if ((await tx.cartItem.count({ where: { cartId: cart.id } })) > 0) return 0
      const published = await tx.product.findMany({
        where: {
          id: { in: items.map(({ product }) => product.id) },
          status: 'published',
          ...IN_OPEN_SHOP,
        },
        select: { id: true, studioId: true, availabilityStatus: true },
      })
      const offered = published.filter((product) => isAvailable(product.availabilityStatus))
      const sold = items.flatMap(({ product, quantity }) =>
        offered
          .filter(({ id }) => id === product.id)
          .map(({ id, studioId }) => ({ id, studioId, quantity })),
      )
      for (const { id, quantity } of sold.filter(
        ({ studioId }) => studioId === sold[0]?.studioId,
      )) {
        await seatCart(tx, cart, id)
        await putLine(tx, cart, { productId: id }, (current) => raisedQuantity(current, quantity))
      }
      return tx.cartItem.count({ where: { cartId: cart.id } })
    },
    { create: true },
  )
  return restored ?? 0
}
