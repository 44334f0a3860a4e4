import type { Prisma, Transaction } from '~/platform/db/db.server'
import type { CartStatus } from '#prisma/sqlite/enums'
import { recordEvent, type Actor } from '../events/events.server'

interface OrderOfCart {
  id: string
  cartId: string | null
  visitorHash: string
}

/**
 * Who moves a cart, and what it is moved by, such as an attempt that is paid: the same thing moves
 * it once.
 */
interface Cause {
  id: string
  actor: Actor
}

type CartMove = { from: CartStatus[]; to: 'converted' | 'active'; tokenHash: string }

/** Moves the cart of an order, if it is where it may go from. */
async function moveCart(
  tx: Transaction,
  { id: orderId, cartId }: OrderOfCart,
  { from, to, tokenHash }: CartMove,
  cause: Cause,
  where: Prisma.CartWhereInput = {},
) {
  if (!cartId) return
  const { count } = await tx.cart.updateMany({
    where: { ...where, id: cartId, status: { in: from } },
    data: { status: to, tokenHash },
  })
  if (count === 0) return
  const key = `cart:${cartId}:${to}:${cause.id}`
  await recordEvent(tx, {
    subject: 'cart',
    subjectId: cartId,
    kind: `cart.${to}`,
    to,
    orderId,
    actor: cause.actor,
    visibility: 'team',
    key,
  })
}

/** The cart leaves the visitor's hands: its token is free for the next cart. */
export async function convertCart(tx: Transaction, order: OrderOfCart, cause: Cause) {
  const { visitorHash, cartId } = order
  await moveCart(
    tx,
    order,
    {
      from: ['checkout_pending', 'active'],
      to: 'converted',
      tokenHash: `${visitorHash}:${cartId}`,
    },
    cause,
    { tokenHash: visitorHash },
  )
}

/**
 * After a payment that did not come the visitor has the cart back, unless there is a new one by
 * now.
 */
export async function giveCartBack(tx: Transaction, order: OrderOfCart, cause: Cause) {
  const { visitorHash, cartId } = order
  const newer = await tx.cart.count({
    where: { tokenHash: visitorHash, id: { not: cartId ?? undefined } },
  })
  if (newer === 0)
    await moveCart(
      tx,
      order,
      { from: ['checkout_pending', 'converted'], to: 'active', tokenHash: visitorHash },
      cause,
    )
}
