import type { Transaction } from '~/platform/db/db.server'
import { giveUseBack } from '../coupons/coupon-uses.server'
import { recordEvent } from '../events/events.server'
import { moveOrder, setAside, type OrderMove } from './move-order.server'

/** Ends the work on an order: what is not paid is owed no longer, and its project stops. Tells whether this call did it. */
export async function endOrder(tx: Transaction, orderId: string, to: 'cancelled' | 'withdrawal_requested', told: OrderMove = {}) {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, include: { project: true } })
  // An order that was given up unpaid may have been paid after all, and ends a second time.
  const move = { cause: order.confirmedAt ? 'confirmed' : undefined, ...told }
  const moved = to === 'cancelled' ? await moveOrder(tx, order, to, move) : await setAside(tx, order, to, move)
  if (!moved) return false
  if (order.status === 'pending_payment') await giveUseBack(tx, orderId)
  await tx.payable.updateMany({ where: { orderId, status: { in: ['draft', 'open', 'past_due'] } }, data: { status: 'void' } })
  const { project } = order
  if (!project || project.status === 'cancelled' || project.status === 'archived') return true
  await tx.project.update({ where: { id: project.id }, data: { status: 'cancelled' } })
  const { actor = { type: 'system' }, reason } = move
  const change = { kind: 'project.cancelled', from: project.status, to: 'cancelled', actor, reason }
  await recordEvent(tx, { ...change, subject: 'project', subjectId: project.id, projectId: project.id, orderId })
  return true
}
