import { db } from '~/platform/db/db.server'
import { cancelAttempt } from './checkout.server'

export type Reopened = { kind: 'active' } | { kind: 'converted'; orderId: string }

/**
 * Ends the checkout that a cart waits for, so that the cart can be changed again. When the payment
 * turns out to be made or under way, the cart stays converted and the answer names its order
 * (business.md, Cart).
 */
export async function reopenCart(cartId: string): Promise<Reopened> {
  const order = await db.order.findFirst({
    where: { cartId },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      payables: {
        where: { position: 0 },
        select: { attempts: { where: { liveKey: { not: null } }, select: { id: true } } },
      },
    },
  })
  for (const attempt of order?.payables[0]?.attempts ?? []) await cancelAttempt(attempt.id)
  const cart = await db.cart.findUnique({ where: { id: cartId }, select: { status: true } })
  return cart?.status === 'converted' && order
    ? { kind: 'converted', orderId: order.id }
    : { kind: 'active' }
}

/**
 * The buyer comes back from the payment page without paying: the visitor's own attempt ends. Null
 * when it is not theirs.
 */
export async function cancelCheckout(visitor: string, attemptId: string): Promise<Reopened | null> {
  const order = await db.order.findFirst({
    where: { visitorHash: visitor, payables: { some: { attempts: { some: { id: attemptId } } } } },
    select: { id: true, cartId: true },
  })
  return order?.cartId ? reopenCart(order.cartId) : null
}
