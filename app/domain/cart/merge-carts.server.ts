import { transaction, type Transaction } from '~/platform/db/db.server'
import { transition } from '../events/transition.server'
import { cartMachine } from '../ground/machines.rules'
import { createCart, retiredToken, findOpenCart, type ActiveCart } from './active-cart.server'
import { raisedQuantity } from './cart.rules'
import { joinBriefs } from './cart-lines.server'

/**
 * Moves the lines of one cart into another: what both have is added up, and stays as the other has
 * chosen it.
 */
async function moveLines(tx: Transaction, from: string, to: string) {
  const fields = { select: { id: true, productId: true, quantity: true } }
  const [lines, there] = [
    await tx.cartItem.findMany({ where: { cartId: from }, ...fields }),
    await tx.cartItem.findMany({ where: { cartId: to }, ...fields }),
  ]
  for (const line of lines) {
    const twin = there.find(({ productId }) => productId === line.productId)
    if (!twin) await tx.cartItem.update({ where: { id: line.id }, data: { cartId: to } })
    else {
      await tx.cartItem.update({
        where: { id: twin.id },
        data: { quantity: raisedQuantity(twin.quantity, line.quantity) },
      })
      await joinBriefs(tx, line.id, twin.id)
    }
  }
}

/** Whether a cart can take in a studio's lines: an empty one becomes that studio's. */
async function makeRoom(tx: Transaction, cart: ActiveCart, studioId: number) {
  if (cart.studioId === studioId) return true
  if ((await tx.cartItem.count({ where: { cartId: cart.id } })) > 0) return false
  await tx.cart.update({
    where: { id: cart.id },
    data: { studioId, couponId: null, quotedIn: null },
  })
  cart.studioId = studioId
  return true
}

/**
 * Gives the visitor's cart to the user who signs in; other active carts of that user are merged
 * into it (business.md, Cart). A coupon, and a quote's currency, come along where there is none. A
 * cart in checkout takes nothing in, and one with another studio's services none of theirs: that
 * other cart stays where it is.
 */
export async function mergeCarts(visitor: string, userId: number) {
  await transaction(async (tx) => {
    const own = await findOpenCart(tx, visitor)
    if (own) await tx.cart.update({ where: { id: own.id }, data: { userId } })
    if (own?.status === 'checkout_pending') return
    const others = await tx.cart.findMany({
      where: { userId, status: 'active', tokenHash: { not: visitor } },
      select: { id: true, tokenHash: true, couponId: true, quotedIn: true, studioId: true },
    })
    if (others.length === 0) return
    const into = own ?? (await createCart(tx, visitor))
    await tx.cart.update({ where: { id: into.id }, data: { userId } })
    for (const { id, tokenHash, couponId, quotedIn, studioId } of others) {
      if (!(await makeRoom(tx, into, studioId))) continue
      await moveLines(tx, id, into.id)
      await tx.cart.updateMany({ where: { id: into.id, couponId: null }, data: { couponId } })
      if (quotedIn)
        await tx.cart.updateMany({
          where: { id: into.id, quotedIn: null },
          data: { currency: quotedIn, quotedIn },
        })
      await transition(tx, cartMachine, { id, status: 'active' }, 'merged', {
        ...{ actor: { type: 'client', id: userId }, data: { into: into.id }, visibility: 'team' },
        with: { tokenHash: retiredToken(tokenHash, id), typedBuyer: null },
      })
    }
  })
}
