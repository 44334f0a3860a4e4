import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { transition } from '../events/transition.server'
import { moveOrder } from './move-order.server'
import { withdrawalMachine } from '../ground/machines.rules'

/** A withdrawal of which all money is back ends its order (business.md, Withdrawal). */
export async function finishWithdrawal(tx: Transaction, withdrawalId: string) {
  const { order, refunds, ...withdrawal } = await tx.withdrawal.findUniqueOrThrow({
    where: { id: withdrawalId },
    include: { order: true, refunds: true },
  })
  if (refunds.some(({ status }) => status !== 'succeeded' && status !== 'cancelled')) return
  const refunded = await transition(tx, withdrawalMachine, withdrawal, 'refunded', {
    actor: { type: 'system' },
    orderId: order.id,
    with: { refundedAt: currentTime() },
  })
  if (refunded) await moveOrder(tx, order, 'withdrawn')
}
