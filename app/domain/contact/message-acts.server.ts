import type { BulkAct } from '../lists/bulk.server'
import { noteAnswered } from './contact.server'

/** What an admin does with many messages of the contact page at once. */
export const MESSAGE_ACTS = {
  answered: { asksReason: false, apply: (tx, id, { actor }) => noteAnswered(tx, id, true, actor) },
  open: { asksReason: false, apply: (tx, id, { actor }) => noteAnswered(tx, id, false, actor) },
} satisfies Record<string, BulkAct>
