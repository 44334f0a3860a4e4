import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { moveOrder } from './move-order.server'

/** A withdrawal of which all money is back ends its order (business.md, Withdrawal). */
export async function finishWithdrawal(tx: Transaction, withdrawalId: string) {
  const { order, refunds, ...withdrawal } = await tx.withdrawal.findUniqueOrThrow({
    where: { id: withdrawalId },
    include: { order: true, refunds: true },
  })
  if (refunds.some(({ status }) => status !== 'succeeded' && status !== 'cancelled')) return
  const { count } = await tx.withdrawal.updateMany({
    where: { id: withdrawalId, status: { in: ['confirmed', 'acknowledged'] } },
    data: { status: 'refunded', refundedAt: currentTime() },
  })
  if (count === 0) return
  const actor = { type: 'system' } as const
  await recordEvent(tx, {
    subject: 'withdrawal',
    subjectId: withdrawalId,
    orderId: order.id,
    kind: 'withdrawal.refunded',
    from: withdrawal.status,
    to: 'refunded',
    actor,
  })
  await moveOrder(tx, order, 'withdrawn')
}
