import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import type { Actor } from '~/domain/events/events.server'
import { requestRefund } from '~/domain/payments/refunds.server'
import { refundable, type RefundReason } from '~/domain/payments/refund.rules'
import { milestoneAmounts } from '~/domain/catalog/payment-plan.rules'
import { refundsDue, type Paid, type PricedMilestone } from '~/domain/orders/settlement.rules'

async function readPaid(tx: Transaction, orderId: string): Promise<Paid[]> {
  const payments = await tx.payment.findMany({
    where: {
      payable: { orderId },
      surplus: false,
      status: { in: ['succeeded', 'partially_refunded', 'won'] },
    },
    include: { refunds: true },
  })
  return payments.map((payment) => ({
    paymentId: payment.id,
    payableId: payment.payableId,
    refundable: refundable(payment, payment.refunds),
  }))
}

/**
 * What was agreed beyond the order and is paid is worked for from then on, for as long as was said.
 */
async function readChanges(tx: Transaction, orderId: string): Promise<PricedMilestone[]> {
  const changes = await tx.changeRequest.findMany({
    where: { project: { orderId }, startedAt: { not: null }, payable: { status: 'paid' } },
    include: { payable: true },
  })
  return changes.map(({ payableId, payable, startedAt, workingDays }) => ({
    payableId,
    amount: payable!.amount,
    status: 'in_progress',
    startedAt,
    workingDays: workingDays ?? 0,
  }))
}

async function readPlan(tx: Transaction, orderId: string): Promise<PricedMilestone[]> {
  const lines = await tx.orderLine.findMany({
    where: { orderId },
    include: { milestones: { orderBy: { position: 'asc' } } },
  })
  return lines.flatMap(({ milestones, amount }) => {
    const amounts = milestoneAmounts({ amount, milestonePayment: true, milestones })
    return milestones.map((milestone, index) => ({ ...milestone, amount: amounts[index]! }))
  })
}

/** What an order that ends now would give back, by payment. */
export async function readRefundsDue(
  tx: Transaction,
  orderId: string,
  keepsWork: boolean,
  now = currentTime(),
) {
  const plan = [...(await readPlan(tx, orderId)), ...(await readChanges(tx, orderId))]
  return refundsDue(await readPaid(tx, orderId), plan, { now, keepsWork })
}

/**
 * Asks for all that an order which ends gives back; returns the sum, integer cents of its currency.
 */
export async function giveBack(
  tx: Transaction,
  orderId: string,
  order: { keepsWork: boolean; reason: RefundReason; actor: Actor; withdrawalId?: string },
) {
  const { keepsWork, ...refund } = order
  const due = await readRefundsDue(tx, orderId, keepsWork)
  for (const { paymentId, amount } of due) await requestRefund(tx, { paymentId, amount, ...refund })
  return due.reduce((sum, { amount }) => sum + amount, 0)
}
