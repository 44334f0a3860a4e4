import type { NotificationKindName } from './notification.rules'

/**
 * What waits for the buyer while a clock runs, 14 days for a milestone and the days to pay for a
 * share, with how its mail ends.
 */
export const WAITING = {
  'milestone.submitted': 'milestone',
  'milestone.reminder': 'milestone',
  'payment.due': 'payment',
  'payment.late': 'late',
} as const
export type WaitingKind = keyof typeof WAITING

export const isWaiting = (kind: NotificationKindName): kind is WaitingKind =>
  Object.hasOwn(WAITING, kind)
