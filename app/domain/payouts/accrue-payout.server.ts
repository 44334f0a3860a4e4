import type { Transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { bookAccrual } from '../ledger/payout-bookings.server'
import { writePayoutTerms } from '~/domain/search/payout-terms.server'

/** The part of an assignment that is paid for; `fee` is integer cents. */
export interface EarnedFee {
  id: string
  freelancerId: string
  fee: number
  currency: string
  payoutDueAt: Date
  milestoneId: string
}

/**
 * The fee of an assignment is owed from the release of its milestone on (business.md, Payout); once
 * per assignment, in the transaction of the release.
 */
export async function accruePayout(
  tx: Transaction,
  assignment: EarnedFee,
  orderId: string,
): Promise<void> {
  const { id: assignmentId, freelancerId, fee: amount, currency, payoutDueAt: dueAt } = assignment
  if ((await tx.payout.count({ where: { assignmentId } })) > 0) return
  const { user } = await tx.freelancer.findUniqueOrThrow({
    where: { id: freelancerId },
    select: { user: { select: { name: true } } },
  })
  const { id } = await tx.payout.create({
    data: { assignmentId, freelancerId, amount, currency, dueAt, payeeName: user.name },
  })
  await writePayoutTerms(tx, [id])
  await bookAccrual(tx, {
    ...{ id, freelancerId, orderId, studioId: null, currency, amount, vat: 0 },
  })
  await recordEvent(tx, {
    ...{
      subject: 'payout',
      subjectId: id,
      orderId,
      kind: 'payout.accrued',
      to: 'accrued',
      actor: { type: 'system' },
    },
    visibility: 'team',
    data: { amount, currency },
  })
}
