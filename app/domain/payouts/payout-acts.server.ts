import { currentTime } from '~/platform/clock'
import type { BulkAct, BulkOrder, BulkRefusal } from '../lists/bulk.server'
import type { Transaction } from '~/platform/db/db.server'
import { PayoutRefusedError } from './move-payout.server'
import { approveIn, scheduleIn, type Approval } from './payouts.server'

/** That an approval would be another one than was asked for. */
class OtherApprovalError extends Error {
  name = 'OtherApprovalError'
  constructor(readonly reason: BulkRefusal) {
    super(reason)
  }
}

function refuses(error: unknown): BulkRefusal | null {
  if (error instanceof OtherApprovalError) return error.reason
  if (!(error instanceof PayoutRefusedError)) return null
  return error.reason === 'by-provider' ? 'moved' : error.reason
}

/** Gives an admin's approval where it would be one of those wanted. */
const approveAs =
  (wanted: readonly Approval[], otherwise: BulkRefusal) =>
  async (tx: Transaction, id: string, { actor }: BulkOrder) => {
    if ((await approveIn(tx, id, actor.id!, wanted)) === null)
      throw new OtherApprovalError(otherwise)
    return true
  }

/**
 * What an admin does with many payouts at once; above the limit nobody approves alone, however they
 * press (business.md, Refund).
 */
export const PAYOUT_ACTS = {
  approve: {
    asksReason: false,
    refuses,
    apply: approveAs(['again', 'only', 'second'], 'needs-two'),
  },
  first: { asksReason: false, refuses, apply: approveAs(['first'], 'needs-no-first') },
  schedule: {
    ...{ asksReason: false, asksDay: true, refuses },
    apply: async (tx, id, { actor, day = currentTime() }) => {
      await scheduleIn(tx, id, { date: day }, actor.id!)
      return true
    },
  },
} satisfies Record<string, BulkAct>
