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
  return readReopened(cartId, order?.id)
}

async function readReopened(cartId: string, orderId: string | undefined): Promise<Reopened> {
  const cart = await db.cart.findUnique({ where: { id: cartId }, select: { status: true } })
  return cart?.status === 'converted' && orderId
    ? { kind: 'converted', orderId }
    : { kind: 'active' }
}

/**
 * The buyer comes back from a payment page without paying: that page's attempt ends, and no other,
 * as the cart may have been ordered anew in another tab. Null when it is not the visitor's.
 */
export async function cancelCheckout(visitor: string, attemptId: string): Promise<Reopened | null> {
  const order = await db.order.findFirst({
    where: { visitorHash: visitor, payables: { some: { attempts: { some: { id: attemptId } } } } },
    select: { cartId: true },
  })
  if (!order?.cartId) return null
  await cancelAttempt(attemptId)
  const newest = await db.order.findFirst({
    where: { cartId: order.cartId },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  return readReopened(order.cartId, newest?.id)
}
