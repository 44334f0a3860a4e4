import type { BulkAct } from '../lists/bulk.server'
import { assignTicket, resolveTicket } from './move-ticket.server'

/** What an admin does with many tickets at once. */
export const TICKET_ACTS = {
  take: {
    asksReason: false,
    apply: (tx, id, { actor }) => assignTicket(tx, id, actor.id ?? null, actor),
  },
  resolve: { asksReason: false, apply: (tx, id, { actor }) => resolveTicket(tx, id, actor) },
} satisfies Record<string, BulkAct>
