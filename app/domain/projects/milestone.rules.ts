import { DAY } from '~/platform/clock'
import { MILESTONE_STATUSES, type MilestoneStatus } from './progress.rules'

/** Where a milestone may go from each status (business.md, Milestone). */
export const MILESTONE_TRANSITIONS: Record<MilestoneStatus, readonly MilestoneStatus[]> = {
  planned: ['payable', 'funded'],
  payable: ['funded'],
  funded: ['in_progress'],
  in_progress: ['submitted'],
  submitted: ['approved', 'changes_requested'],
  changes_requested: ['in_progress'],
  approved: ['released'],
  released: [],
}

/** The statuses from which `to` can be reached, for the guard of an update. */
export function milestoneSourcesOf(to: MilestoneStatus): MilestoneStatus[] {
  return MILESTONE_STATUSES.filter((from) => MILESTONE_TRANSITIONS[from].includes(to))
}

/** A submitted milestone with no answer is approved after 14 days (business.md, Milestone). */
export const APPROVED_AFTER = 14 * DAY
/** When the two reminders go out before; the days are ours. */
export const REVIEW_REMINDERS = [7 * DAY, 12 * DAY]

/** What is due of a submitted milestone that nobody answers: the number of reminders that should be out, and its approval. */
export function reviewDue(submittedAt: Date, now: Date) {
  const waited = now.getTime() - submittedAt.getTime()
  return { reminders: REVIEW_REMINDERS.filter((after) => waited >= after).length, approved: waited >= APPROVED_AFTER }
}
