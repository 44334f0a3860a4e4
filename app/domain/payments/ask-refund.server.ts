import { DomainError } from '~/domain/ground/domain-error'
import { transaction } from '~/platform/db/db.server'
import type { Actor } from '~/domain/events/events.server'
import { requestRefund } from './refunds.server'
import { askableReasons, refundable, type RefundReason } from './refund.rules'

export interface RefundWish {
  paymentId: string
  /** Integer cents of the payment's currency. */
  amount: number
  reason: RefundReason
  /** What was left of the payment when the form was shown: the same form sent twice asks once. */
  left: number
}

/**
 * The studio asks for money of a payment of the order to be given back; another step approves it.
 * Throws `notFound` for another order's payment, and `refund.*`.
 */
export async function askRefund(
  orderId: string,
  { paymentId, amount, reason, left }: RefundWish,
  actor: Actor,
): Promise<void> {
  await transaction(async (tx) => {
    const payment = await tx.payment.findFirst({
      where: { id: paymentId, payable: { orderId } },
      include: { refunds: true },
    })
    if (!payment) throw new DomainError('notFound', 'payment')
    if (refundable(payment, payment.refunds) !== left) throw new DomainError('refund.changed')
    if (!askableReasons(payment).includes(reason)) throw new DomainError('refund.changed')
    await requestRefund(tx, { paymentId, amount, reason, actor })
  })
}
