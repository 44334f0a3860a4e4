import { transaction, type Transaction } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import type { GatewayRefund } from '~/platform/payments/gateway'
import { bookFailedRefund, bookRefund } from '../ledger/ledger.server'
import { followRefund } from '../orders/finish-withdrawal.server'
import { isEnded } from '../orders/order.rules'
import { earnRest } from '../orders/revenue.server'
import { refundState } from '../orders/refund-state.rules'
import { movePayment } from './move-payment.server'
import { moveRefund, refundParts, type RefundWithPayment } from './move-refund.server'
import { creditRefund, readTakenFrom } from './take-back.server'
import { finishEvent, NotYetKnownError, type StoredEvent } from './webhook-events.server'

const GATEWAY = { type: 'gateway' } as const
/**
 * The row of a refund; one that was made at the provider by hand gets its row now. Null while its
 * payment is not known here.
 */
async function findOrCreate(
  tx: Transaction,
  { id, refundId, paymentId, amount }: GatewayRefund,
): Promise<RefundWithPayment | null> {
  const known = await tx.refund.findFirst({
    where: refundId ? { id: refundId } : { gatewayRefundId: id },
    include: refundParts,
  })
  if (known || refundId) return known
  const payment = await tx.payment.findUnique({
    where: { gatewayPaymentId: paymentId },
    select: { id: true },
  })
  if (!payment) return null
  const data = {
    paymentId: payment.id,
    amount,
    reason: 'provider',
    status: 'approved' as const,
    gatewayRefundId: id,
  }
  return tx.refund.create({ data, include: refundParts })
}

const STATUSES = { none: 'succeeded', partial: 'partially_refunded', full: 'refunded' } as const

/** How a payment stands after more or less of it has gone back; one that was disputed stays so. */
async function markPayment(tx: Transaction, { id, payment }: RefundWithPayment, more: number) {
  const refundedAmount = payment.refundedAmount + more
  await tx.payment.update({ where: { id: payment.id }, data: { refundedAmount } })
  const cause = `${id}:${more > 0 ? 'given' : 'sent-back'}`
  await movePayment(tx, payment, STATUSES[refundState(payment.amount, refundedAmount)], { cause })
}

/** Money has gone back: the ledger, the credit note and the buyer know of it. */
async function bookGivenBack(tx: Transaction, refund: RefundWithPayment) {
  const { id, amount, payment } = refund
  const { currency, gateway, payable } = payment
  const from = await readTakenFrom(tx, payment, amount)
  await bookRefund(tx, payable, { id, amount, currency, gateway, from })
  await markPayment(tx, refund, amount)
  await creditRefund(tx, payment, id, from)
  await mailBuyer(tx, refund, 'refunded')
  await followRefund(tx, payable.orderId)
  if (isEnded(payable.order.status)) await earnRest(tx, payable.orderId)
}

function mailBuyer(
  tx: Transaction,
  { id, payment }: RefundWithPayment,
  template: 'refunded' | 'refund-sent-back',
) {
  const { email, language, userId } = payment.payable.order
  return enqueue(tx, {
    key: `${template}:${id}`,
    kind: 'mail',
    payload: {
      template,
      language,
      to: email,
      userId: userId ?? undefined,
      data: { refundId: id },
    },
  })
}

/**
 * Money has come back that had gone out: it is owed to the buyer again, who hears of it, and the
 * credit note stands for what is sent next.
 */
async function bookSentBack(tx: Transaction, refund: RefundWithPayment) {
  const { id, amount, status, payment } = refund
  log.error({ refund: id }, 'refund failed')
  if (status !== 'succeeded') return
  const { currency, gateway, payable } = payment
  await bookFailedRefund(tx, payable, { id, amount, currency, gateway })
  await markPayment(tx, refund, -amount)
  await mailBuyer(tx, refund, 'refund-sent-back')
}

/**
 * Books the state of a refund, in one transaction and once however often and in whatever order it
 * is told (business.md, Refund). Throws NotYetKnownError for the event of a refund whose payment
 * was not told yet.
 */
export async function settleRefund(told: GatewayRefund, event?: StoredEvent) {
  await transaction(async (tx) => {
    if (event && !(await finishEvent(tx, event, 'applied'))) return
    const refund = await findOrCreate(tx, told)
    if (event && !refund)
      throw new NotYetKnownError(`the payment ${told.paymentId} is not known yet`)
    const data = told.id ? { gatewayRefundId: told.id } : {}
    if (!refund || !(await moveRefund(tx, refund, told.status, GATEWAY, data))) return
    if (told.status === 'succeeded') await bookGivenBack(tx, refund)
    if (told.status === 'failed') await bookSentBack(tx, refund)
  })
}
