import type { Prisma, Transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { refundMachine, type RefundStatus } from '../ground/machines.rules'

export const refundParts = {
  payment: { include: { payable: { include: { order: true } } } },
} satisfies Prisma.RefundInclude
export type RefundWithPayment = Prisma.RefundGetPayload<{ include: typeof refundParts }>

/**
 * Moves a refund, if it is where it may go from; tells whether this call did it (business.md,
 * Refund).
 */
export function moveRefund(
  tx: Transaction,
  refund: RefundWithPayment,
  to: RefundStatus,
  actor: Actor,
  data: Prisma.RefundUpdateManyMutationInput = {},
) {
  const { currency, payable } = refund.payment
  return transition(tx, refundMachine, refund, to, {
    actor,
    with: data,
    orderId: payable.orderId,
    visibility: to === 'succeeded' ? 'client' : 'team',
    data: { amount: refund.amount, currency },
  })
}
