import { DomainError } from '~/domain/ground/domain-error'
import type { Transaction } from '~/platform/db/db.server'
import { IN_OPEN_SHOP } from '../studios/open-shop'
import type { ActiveCart } from './active-cart.server'
import { removeLines } from './cart-lines.server'

export interface Seating {
  /** Empties a cart of another studio, which its owner has been asked. */
  emptyOther?: boolean
  /** What an empty cart is paid in from now on. */
  currency?: string
}

/** The studio that sells a product now. Throws `cart.*`. */
async function findSeller(tx: Transaction, productId: number) {
  const product = await tx.product.findFirst({
    where: { id: productId, status: 'published', ...IN_OPEN_SHOP },
    select: { studioId: true },
  })
  if (!product) throw new DomainError('cart.unavailable')
  return product.studioId
}

/**
 * Makes a cart one of the studio that sells the product: a cart holds one studio's services. One
 * with another's lines stays as it is unless it may be emptied. Throws `cart.*`, which names
 * whose services it holds.
 */
export async function seatCart(
  tx: Transaction,
  cart: ActiveCart,
  productId: number,
  { emptyOther = false, currency }: Seating = {},
): Promise<void> {
  const studioId = await findSeller(tx, productId)
  const filled = (await tx.cartItem.count({ where: { cartId: cart.id } })) > 0
  if (cart.studioId === studioId) {
    if (!filled && currency) {
      await tx.cart.update({ where: { id: cart.id }, data: { currency } })
      cart.currency = currency
    }
    return
  }
  if (filled && !emptyOther) {
    const { name } = await tx.studio.findUniqueOrThrow({
      where: { id: cart.studioId },
      select: { name: true },
    })
    throw new DomainError('cart.otherStudio', name)
  }
  if (filled) await removeLines(tx, cart.id)
  await tx.cart.update({
    where: { id: cart.id },
    data: { studioId, couponId: null, quotedIn: null, currency },
  })
  cart.studioId = studioId
  cart.currency = currency ?? cart.currency
}
