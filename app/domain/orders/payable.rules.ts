import type { PayableStatus } from '~/domain/ground/machines.rules'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { DAY } from '~/platform/clock'

/**
 * Days in which a share is to be paid once its turn has come, and an order that somebody else pays
 * by a link; ours.
 */
export const DAYS_TO_PAY = 7
/** The end of the last of those days. */
export const payUntil = (from?: Date) => endOfTerm(DAYS_TO_PAY, from)
/** How long before its end whoever has such a link is reminded; ours. */
export const LINK_REMINDER_BEFORE = 2 * DAY
/** When reminders go out after that; ours. */
export const PAYMENT_REMINDERS = [0, 3 * DAY, 10 * DAY]

/** How many reminders of a payable should be out. */
export function remindersDue(dueAt: Date, now: Date) {
  return PAYMENT_REMINDERS.filter((after) => now.getTime() - dueAt.getTime() >= after).length
}

interface OwedPart {
  kind: 'full' | 'milestone_share' | 'change_request'
  status: PayableStatus
  /** Integer cents. */
  amount: number
}

/** What was agreed beyond the order, of its payables; integer cents. */
export function changesIn(payables: OwedPart[]) {
  return payables
    .filter(({ kind, status }) => kind === 'change_request' && status !== 'void')
    .reduce((sum, { amount }) => sum + amount, 0)
}

export const isPayable = (status: PayableStatus) => status === 'open' || status === 'past_due'
