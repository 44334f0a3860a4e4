import type { Prisma, Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import { refundSourcesOf, type RefundStatus } from './refund.rules'

export const refundParts = {
  payment: { include: { payable: { include: { order: true } } } },
} satisfies Prisma.RefundInclude
export type RefundWithPayment = Prisma.RefundGetPayload<{ include: typeof refundParts }>

/**
 * Moves a refund, if it is where it may go from; tells whether this call did it (business.md,
 * Refund).
 */
export async function moveRefund(
  tx: Transaction,
  refund: RefundWithPayment,
  to: RefundStatus,
  actor: Actor,
  data: Prisma.RefundUpdateManyMutationInput = {},
) {
  const { count } = await tx.refund.updateMany({
    where: { id: refund.id, status: { in: refundSourcesOf(to) } },
    data: { ...data, status: to },
  })
  if (count === 0) return false
  const { currency, payable } = refund.payment
  await recordEvent(tx, {
    ...{
      subject: 'refund',
      subjectId: refund.id,
      orderId: payable.orderId,
      kind: `refund.${to}`,
      from: refund.status,
      to,
      actor,
    },
    visibility: to === 'succeeded' ? 'client' : 'team',
    data: { amount: refund.amount, currency },
  })
  return true
}
