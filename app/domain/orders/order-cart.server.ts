import type { Prisma, Transaction } from '~/platform/db/db.server'
import { cartMachine } from '../ground/machines.rules'
import type { Actor } from '../events/events.server'
import { transition } from '../events/transition.server'

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

/** Moves the cart of an order, if it is where it may go from. */
async function moveCart(
  tx: Transaction,
  { id: orderId, cartId }: OrderOfCart,
  { to, ...also }: { to: 'converted' | 'active'; tokenHash: string; typedBuyer?: null },
  { id: cause, actor }: Cause,
  where: Prisma.CartWhereInput = {},
) {
  if (!cartId) return
  await transition(tx, cartMachine, { id: cartId, status: 'checkout_pending' }, to, {
    ...{ actor, cause, orderId, visibility: 'team' },
    ...{ with: also, where },
  })
}

/** The cart leaves the visitor's hands: its token is free for the next cart. */
export async function convertCart(tx: Transaction, order: OrderOfCart, cause: Cause) {
  const { visitorHash, cartId } = order
  const over = { tokenHash: `${visitorHash}:${cartId}`, typedBuyer: null }
  await moveCart(tx, order, { to: 'converted', ...over }, cause, { tokenHash: visitorHash })
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
  if (newer === 0) await moveCart(tx, order, { to: 'active', tokenHash: visitorHash }, cause)
}
