import type { Prisma, Transaction } from '~/platform/db/db.server'
import { transition, type Move } from '../events/transition.server'
import { paymentMachine, type PaymentStatus } from '../ground/machines.rules'

type Moved = Pick<Prisma.PaymentModel, 'id' | 'status' | 'amount' | 'currency'> & {
  payable: { orderId: string }
}

/**
 * Moves a payment, if it is where it may go from; tells whether this call did it (business.md,
 * Payment). Its order's history tells of the same by its attempts, refunds and disputes.
 */
export function movePayment(
  tx: Transaction,
  payment: Moved,
  to: PaymentStatus,
  move: Pick<Move<'payment'>, 'with' | 'cause'> = {},
) {
  const { amount, currency, payable } = payment
  return transition(tx, paymentMachine, payment, to, {
    ...move,
    actor: { type: 'gateway' },
    orderId: payable.orderId,
    visibility: 'team',
    data: { amount, currency },
  })
}
