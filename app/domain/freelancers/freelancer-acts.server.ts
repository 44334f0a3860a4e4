import type { BulkAct } from '../lists/bulk.server'
import { changeStatusIn, pausedBySelf } from './freelancer-status.server'

/**
 * What an admin does with many freelancers at once; who wants no offers for a while is left in
 * peace.
 */
export const FREELANCER_ACTS = {
  pause: {
    asksReason: true,
    staffReason: true,
    apply: (tx, id, { reason, actor }) => changeStatusIn(tx, id, 'paused', actor, reason),
  },
  activate: {
    asksReason: false,
    apply: async (tx, id, { actor }) =>
      !(await pausedBySelf(tx, id)) && changeStatusIn(tx, id, 'active', actor),
  },
} satisfies Record<string, BulkAct>
