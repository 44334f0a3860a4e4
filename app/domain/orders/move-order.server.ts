import type { Prisma, Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import { sourcesOf, type OrderStatus } from './order.rules'

export interface OrderMove {
  actor?: Actor
  reason?: string
  /** What sets it off, for a move that an order can make more than once. */
  cause?: string
  data?: Prisma.OrderUpdateManyMutationInput
}

/**
 * Moves an order along, if it is where it may go from; tells whether this call did it (business.md,
 * rules for every state machine).
 */
export async function moveOrder(
  tx: Transaction,
  order: { id: string; status: OrderStatus },
  to: OrderStatus,
  move: OrderMove = {},
) {
  const { actor = { type: 'system' }, reason, cause, data } = move
  const { count } = await tx.order.updateMany({
    where: { id: order.id, status: { in: sourcesOf(to) } },
    data: { ...data, status: to },
  })
  if (count === 0) return false
  const kind = `order.${to}`
  const key = cause && `order:${order.id}:${kind}:${cause}`
  await recordEvent(tx, {
    subject: 'order',
    subjectId: order.id,
    orderId: order.id,
    kind,
    from: order.status,
    to,
    actor,
    reason,
    key,
  })
  return true
}

/**
 * Sets an order aside, from where it goes on later; one that is on hold goes on from where it stood
 * before that.
 */
export function setAside(
  tx: Transaction,
  order: { id: string; status: OrderStatus },
  to: 'on_hold' | 'disputed' | 'withdrawal_requested',
  move: OrderMove = {},
) {
  const heldFrom = order.status === 'on_hold' ? {} : { heldFrom: order.status }
  return moveOrder(tx, order, to, { ...move, data: { ...move.data, ...heldFrom } })
}
