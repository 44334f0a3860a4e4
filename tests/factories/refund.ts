import type { Actor } from '~/domain/events/events.server'
import { REFUND_JOB, requestRefund, sendRefund } from '~/domain/payments/refunds.server'
import type { RefundReason } from '~/domain/payments/refund.rules'
import { DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { ADMIN, readOrder } from './running-order'

/** The first payment of an order. */
export async function paymentOf(orderId: string) {
  return (await readOrder(orderId)).payables[0]!.payments[0]!
}

/** What was approved until now was approved on the day before. */
export const endRefundDay = () =>
  db.refund.updateMany({
    where: { approvedAt: { not: null } },
    data: { approvedAt: new Date(Date.now() - DAY) },
  })

/** Asks for a refund of the first payment of an order, on a day of its own; returns its id. */
export async function ask(
  orderId: string,
  amount: number,
  {
    reason = 'goodwill',
    actor = ADMIN,
    sameDay = false,
  }: { reason?: RefundReason; actor?: Actor; sameDay?: boolean } = {},
) {
  if (!sameDay) await endRefundDay()
  const { id: paymentId } = await paymentOf(orderId)
  return transaction((tx) => requestRefund(tx, { paymentId, amount, reason, actor }))
}

/** Sends an approved refund, as the worker does. */
export const send = (refundId: string) =>
  sendRefund({ key: '', kind: REFUND_JOB, payload: { refundId } })
