import { DAY } from '~/platform/clock'

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

/**
 * A client who has not sent the brief for this long after paying is asked again; the time is ours.
 */
export const BRIEF_OVERDUE_AFTER = 7 * DAY
