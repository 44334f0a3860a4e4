import { currentTime } from '~/platform/clock'
import { DomainError } from '~/domain/ground/domain-error'
import type { BulkAct, BulkOrder } from '../lists/bulk.server'
import type { Transaction } from '~/platform/db/db.server'
import { approveIn, type Approval } from './approve-payout.server'
import { scheduleIn } from './payouts.server'

/**
 * Gives an admin's approval where it would be one of those wanted; another than was asked for is
 * refused.
 */
const approveAs =
  (wanted: readonly Approval[], otherwise: 'payout.needsTwo' | 'payout.needsNoFirst') =>
  async (tx: Transaction, id: string, { actor }: BulkOrder) => {
    if ((await approveIn(tx, id, actor.id!, wanted)) === null) throw new DomainError(otherwise)
    return true
  }

/**
 * What an admin does with many payouts at once; above the limit nobody approves alone, however they
 * press (business.md, Refund).
 */
export const PAYOUT_ACTS = {
  approve: {
    asksReason: false,
    apply: approveAs(['again', 'only', 'second'], 'payout.needsTwo'),
  },
  first: { asksReason: false, apply: approveAs(['first'], 'payout.needsNoFirst') },
  schedule: {
    ...{ asksReason: false, asksDay: true },
    apply: async (tx, id, { actor, day = currentTime() }) => {
      await scheduleIn(tx, id, { date: day }, actor.id!)
      return true
    },
  },
} satisfies Record<string, BulkAct>
