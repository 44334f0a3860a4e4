import type { Transaction } from '~/platform/db/db.server'

interface Earned {
  id: string
  freelancerId: string
  fee: number
  currency: string
  payoutDueAt: Date
  milestoneId: string
}

/** The fee of completed work is owed from now on and due on its day; once per assignment. */
export async function accruePayout(tx: Transaction, { id: assignmentId, freelancerId, fee, currency, payoutDueAt }: Earned, _orderId: string): Promise<void> {
  await tx.payout.create({ data: { assignmentId, freelancerId, amount: fee, currency, dueAt: payoutDueAt } })
}
