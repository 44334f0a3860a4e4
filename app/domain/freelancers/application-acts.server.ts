import type { BulkAct } from '../lists/bulk.server'
import { readApplication, rejectIn, screenIn } from './screening.server'

/**
 * What an admin does with many applications at once. An applicant who is declined reads a reason of
 * their own, so that only what looks like spam, which has no answer, is declined together.
 */
export const APPLICATION_ACTS = {
  screen: {
    asksReason: false,
    apply: async (tx, id, { actor }) => screenIn(tx, await readApplication(tx, id), actor.id!),
  },
  spam: {
    asksReason: true,
    staffReason: true,
    apply: async (tx, id, { actor, reason }) => {
      const application = await readApplication(tx, id)
      if (application.suspicions === '') return false
      await screenIn(tx, application, actor.id!)
      return rejectIn(tx, await readApplication(tx, id), actor.id!, reason)
    },
  },
} satisfies Record<string, BulkAct>
