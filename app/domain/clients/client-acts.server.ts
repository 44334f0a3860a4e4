import type { BulkAct } from '../lists/bulk.server'
import { disableSignIn, enableSignIn } from './account-steps.server'

/** What an admin does with many accounts at once. */
export const CLIENT_ACTS = {
  disable: {
    asksReason: true,
    apply: (tx, id, { reason, actor }) => disableSignIn(tx, Number(id), reason, actor),
  },
  enable: { asksReason: false, apply: (tx, id, { actor }) => enableSignIn(tx, Number(id), actor) },
} satisfies Record<string, BulkAct>
