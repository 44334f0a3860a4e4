import type { Transaction } from '~/platform/db/db.server'
import { transition, type Move } from '../events/transition.server'
import { orderMachine, type OrderStatus } from '../ground/machines.rules'

export type OrderMove = Partial<Pick<Move<'order'>, 'actor' | 'reason' | 'cause' | 'with'>>

/**
 * Moves an order along, if it is where it may go from; tells whether this call did it (business.md,
 * rules for every state machine).
 */
export function moveOrder(
  tx: Transaction,
  order: { id: string; status: OrderStatus },
  to: OrderStatus,
  move: OrderMove = {},
) {
  return transition(tx, orderMachine, order, to, {
    actor: { type: 'system' },
    orderId: order.id,
    ...move,
  })
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
  return moveOrder(tx, order, to, { ...move, with: { ...move.with, ...heldFrom } })
}
