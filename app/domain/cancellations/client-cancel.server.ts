import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '~/domain/people/participant.rules'
import { actorOf, ordersOf } from '~/domain/people/participant.server'
import { closePaymentPages } from './cancel-order.server'
import { endOrder } from '~/domain/orders/end-order.server'
import { endUnpaid } from '~/domain/orders/end-unpaid.server'
import { giveBack, readRefundsDue } from './give-back.server'
import { clientCancellation } from '~/domain/orders/order.rules'

/** Throws `notFound` for an order that is not the reader's to cancel. */
async function getOwn(tx: Transaction, reader: Participant, orderId: string) {
  const order = isId(orderId)
    ? await tx.order.findFirst({ where: { id: orderId, ...ordersOf(reader, 'own') } })
    : null
  if (!order) throw new DomainError('notFound', 'order')
  const milestones = await tx.milestone.findMany({
    where: { project: { orderId } },
    select: { status: true },
  })
  return { ...order, way: clientCancellation(order, milestones) }
}

async function readPaid(orderId: string) {
  const { _sum } = await db.payable.aggregate({
    where: { orderId, status: 'paid' },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/**
 * An order with the way in which its client ends it, and what that would give back now in integer
 * cents. Throws `notFound`.
 */
export async function getClientCancellation(reader: Participant, orderId: string) {
  const order = await getOwn(db, reader, orderId)
  const [paid, due] = await Promise.all([
    readPaid(orderId),
    readRefundsDue(db, orderId, order.way === 'running'),
  ])
  return { order, way: order.way, paid, refund: due.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * The sum that goes back; `late` when it cannot be cancelled any more, `processing` while a payment
 * is on its way.
 */
export type Cancelled = { refund: number } | 'late' | 'processing'

/** A payment that is on its way is let in first: it would bring the order back. */
async function endUnpaidOrder(
  tx: Transaction,
  order: Awaited<ReturnType<typeof getOwn>>,
  reader: Participant,
  reason: string,
): Promise<Cancelled> {
  const onItsWay = await tx.checkoutAttempt.count({
    where: { payable: { orderId: order.id }, status: 'processing' },
  })
  if (onItsWay > 0) return 'processing'
  await endUnpaid(
    tx,
    { ...order, payUntil: null },
    { to: 'cancelled', reason, actor: actorOf(reader), cause: order.id },
  )
  return { refund: 0 }
}

/**
 * A client ends an order that is unpaid or whose work has not begun; what is paid goes back in full
 * after an admin's approval. Of two who press at once one ends it. Throws `notFound`.
 */
export async function cancelOwnOrder(
  reader: Participant,
  orderId: string,
  reason = '',
): Promise<Cancelled> {
  const outcome = await transaction(async (tx): Promise<Cancelled> => {
    const order = await getOwn(tx, reader, orderId)
    if (order.way === 'unpaid') return endUnpaidOrder(tx, order, reader, reason)
    const actor = actorOf(reader)
    if (order.way !== 'unbegun' || !(await endOrder(tx, orderId, 'cancelled', { actor, reason })))
      return 'late'
    return {
      refund: await giveBack(tx, orderId, { keepsWork: false, reason: 'cancellation', actor }),
    }
  })
  if (typeof outcome === 'object') await closePaymentPages(orderId)
  return outcome
}
