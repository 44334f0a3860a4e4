import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { transition } from '../events/transition.server'
import { moveOrder } from './move-order.server'
import { earnRest } from './revenue.server'
import { withdrawalMachine } from '../ground/machines.rules'

/** The withdrawal of an order whose money is not all back; null for none. */
export function findOpenWithdrawal(tx: Transaction, orderId: string) {
  return tx.withdrawal.findFirst({
    where: { orderId, status: { in: withdrawalMachine.sourcesOf('refunded') } },
    include: { order: true },
  })
}

/** What has gone back of an order's own payments since it was withdrawn from; integer cents. */
async function readBackSince(tx: Transaction, orderId: string, since: Date) {
  const { _sum } = await tx.refund.aggregate({
    where: {
      status: 'succeeded',
      createdAt: { gte: since },
      payment: { surplus: false, payable: { orderId } },
    },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/**
 * A withdrawal of which all money is back ends its order, whichever way it went: a refund that
 * failed or was taken back is asked for again (business.md, Withdrawal).
 */
export async function followRefund(tx: Transaction, orderId: string) {
  const open = await findOpenWithdrawal(tx, orderId)
  if (!open) return
  const { order, ...withdrawal } = open
  const back = await readBackSince(tx, orderId, withdrawal.confirmedAt ?? withdrawal.declaredAt)
  if (back < (withdrawal.refundAmount ?? 0)) return
  const refunded = await transition(tx, withdrawalMachine, withdrawal, 'refunded', {
    actor: { type: 'system' },
    orderId,
    with: { refundedAt: currentTime() },
  })
  if (refunded && (await moveOrder(tx, order, 'withdrawn'))) await earnRest(tx, orderId)
}
