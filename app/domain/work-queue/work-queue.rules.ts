/**
 * What the studio has to see to, the most urgent first; each follows from where a state machine
 * stands (spec §2.7).
 */
export const WORK_KINDS = [
  'setup',
  'webhook',
  'mail',
  'dispute',
  'refund',
  'byHand',
  'payout',
  'ticket',
  'handIn',
  'message',
  'newTicket',
  'offer',
  'late',
  'changes',
  'start',
  'price',
  'brief',
  'contact',
  'application',
  'review',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** How many of a kind are counted, and how many of them are named. */
export const WORK_COUNTED = 100
export const WORK_NAMED = 4
