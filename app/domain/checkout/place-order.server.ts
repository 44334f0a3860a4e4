import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { rememberBuyer } from '~/domain/cart/cart-vat.server'
import { openCheckout } from '~/domain/payments/checkout.server'
import type { CheckoutInput } from './checkout.schema'
import { createOrder, type Buyer } from './create-order.server'
import { requireOffered } from './offered.server'
import { reopenCart } from '~/domain/payments/reopen-cart.server'

/** The buyer goes to the payment page, has paid already, or has asked somebody else to pay. */
export type Placement = { kind: 'pay'; url: string } | { kind: 'paid' | 'sent'; orderId: string }

/** What this very form made before: its order, unless that one has ended unpaid. */
async function findPlaced(visitor: string, placementKey: string): Promise<Placement | null> {
  const order = await db.order.findUnique({
    where: { placementKey, visitorHash: visitor, status: { notIn: ['expired', 'cancelled'] } },
    select: {
      id: true,
      status: true,
      payUntil: true,
      payables: {
        where: { position: 0 },
        select: { attempts: { where: { liveKey: { not: null } } } },
      },
    },
  })
  if (!order) return null
  if (order.payUntil && order.status === 'pending_payment')
    return { kind: 'sent', orderId: order.id }
  const attempt = order.payables[0]?.attempts[0]
  if (!attempt || attempt.status === 'processing') return { kind: 'paid', orderId: order.id }
  return { kind: 'pay', url: await openCheckout(attempt.id) }
}

/**
 * Only now is it known who orders: a coupon for a first order leaves the cart, and the next page
 * shows the sum without it.
 */
async function removeCoupon(cartId: string, error: unknown) {
  if (!isRefusal(error, 'checkout.couponLost') || error.details.refusal !== 'notFirst') return
  await db.cart.updateMany({
    where: { id: cartId, status: 'active', couponId: error.details.coupon?.id },
    data: { couponId: null },
  })
}

/** Orders the cart as it is now; a checkout that it was waiting for is ended first. */
async function placeAnew(buyer: Buyer, input: CheckoutInput): Promise<Placement> {
  const cart = await db.cart.findUnique({ where: { tokenHash: buyer.visitor } })
  if (!cart) throw new DomainError('checkout.empty')
  if (cart.status === 'checkout_pending') {
    // The same form was quicker: its own order is not to be ended.
    const placed = await findPlaced(buyer.visitor, input.placementKey)
    if (placed) return placed
    const outcome = await reopenCart(cart.id)
    if (outcome.kind === 'converted') return { kind: 'paid', orderId: outcome.orderId }
  }
  const taken = await db.order.count({ where: { placementKey: input.placementKey } })
  const fresh = taken > 0 ? { ...input, placementKey: randomUUID() } : input
  try {
    const created = await transaction((tx) => createOrder(tx, cart.id, buyer, fresh))
    return created.next === 'pay'
      ? { kind: 'pay', url: await openCheckout(created.attemptId) }
      : { kind: created.next, orderId: created.orderId }
  } catch (error) {
    await removeCoupon(cart.id, error)
    throw error
  }
}

/**
 * Turns the visitor's cart into an order and opens the payment page for its first payable, or mails
 * the link to it to whoever is to pay. The same form sent twice, even at once, gives the same
 * order. Throws `checkout.*`, `checkout.totalChanged`, `checkout.vatChanged` or `checkout.couponLost` when the buyer was shown
 * another sum, and `checkout.noGateway` when the provider does not answer: the order then waits, and the
 * next press goes on with it.
 */
export async function placeOrder(buyer: Buyer, input: CheckoutInput): Promise<Placement> {
  const placed = await findPlaced(buyer.visitor, input.placementKey)
  if (placed) return placed
  await requireOffered(buyer.visitor, input)
  const turned = await rememberBuyer(buyer.visitor, input)
  try {
    return await placeAnew(buyer, input)
  } catch (error) {
    if (turned && isRefusal(error, 'checkout.totalChanged'))
      throw new DomainError('checkout.vatChanged', turned)
    const lostRace =
      isUniqueViolation(error, 'placementKey') ||
      isRefusal(error, 'checkout.empty', 'checkout.unavailable')
    const winner = lostRace ? await findPlaced(buyer.visitor, input.placementKey) : null
    if (winner) return winner
    throw error
  }
}
