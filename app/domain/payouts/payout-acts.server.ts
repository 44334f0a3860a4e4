import type { BulkAct } from '../lists/bulk.server'
import { PayoutRefusedError } from './move-payout.server'
import { approveIn, scheduleIn } from './payouts.server'

const refuses = (error: unknown) => error instanceof PayoutRefusedError

/** What an admin does with many payouts at once; above the limit nobody approves alone, however they press (business.md, Refund). */
export const PAYOUT_ACTS = {
  approve: { asksReason: false, refuses, apply: async (tx, id, { actor }) => (await approveIn(tx, id, actor.id!, ['again', 'only', 'second'])) !== null },
  first: { asksReason: false, refuses, apply: async (tx, id, { actor }) => (await approveIn(tx, id, actor.id!, ['first'])) !== null },
  schedule: {
    ...{ asksReason: false, asksDay: true, refuses },
    apply: async (tx, id, { actor, day = new Date() }) => {
      await scheduleIn(tx, id, { date: day }, actor.id!)
      return true
    },
  },
} satisfies Record<string, BulkAct>
