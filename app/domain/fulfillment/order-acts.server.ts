import type { BulkAct } from '~/domain/lists/bulk.server'
import { sendBrief } from '~/domain/projects/brief.server'
import { holdOrder, resumeOrder } from './hold-order.server'

/** What an admin does with many orders at once. */
export const ORDER_ACTS = {
  hold: {
    asksReason: true,
    apply: (tx, id, { reason, actor }) => holdOrder(tx, id, reason, actor),
  },
  resume: { asksReason: false, apply: (tx, id, { actor }) => resumeOrder(tx, id, actor) },
  brief: { asksReason: false, apply: (tx, id, { actor }) => sendBrief(tx, id, actor) },
} satisfies Record<string, BulkAct>
