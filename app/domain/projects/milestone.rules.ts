import { DAY } from '~/platform/clock'
import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'
import { endOfTerm } from '../ground/terms.rules'

/**
 * Work goes on in these alone: an order that is set aside or has ended keeps its milestones as they
 * are.
 */
export const WORKED_ON: readonly OrderStatus[] = ['in_progress', 'in_review']

/** What the studio, and the client, can do with a milestone. */
export const MILESTONE_STEPS = ['start', 'submit', 'approve', 'changes', 'resume'] as const
export type MilestoneStep = (typeof MILESTONE_STEPS)[number]

/**
 * The client's own answers, which the staff of the studio that runs this site can give for them,
 * and no other studio.
 */
export const ANSWER_STEPS: readonly MilestoneStep[] = ['approve', 'changes']

const STEPS_FROM: Partial<Record<MilestoneStatus, readonly MilestoneStep[]>> = {
  funded: ['start'],
  in_progress: ['submit'],
  submitted: ['approve', 'changes'],
  changes_requested: ['resume'],
}

/** The steps that a milestone can take now: what is prepaid alone begins, once the brief is in. */
export function milestoneSteps(
  order: OrderStatus,
  milestone: MilestoneStatus,
): readonly MilestoneStep[] {
  if (!WORKED_ON.includes(order) || (milestone === 'funded' && order !== 'in_progress')) return []
  return STEPS_FROM[milestone] ?? []
}

/** A submitted milestone with no answer is approved after 14 days (business.md, Milestone). */
const APPROVED_AFTER_DAYS = 14
/** When the two reminders go out before; the days are ours. */
export const REVIEW_REMINDERS = [7 * DAY, 12 * DAY]

/**
 * The end of the day until which a milestone that was submitted then can be answered; it is
 * approved when nobody does.
 */
export const approvedOn = (submittedAt: Date) => endOfTerm(APPROVED_AFTER_DAYS, submittedAt)

/**
 * Rounds of changes that come with a service, counted over all of its milestones; one more is a
 * change request.
 */
export function roundsOf(included: number, milestones: { revisionsUsed: number }[]) {
  const used = milestones.reduce((sum, { revisionsUsed }) => sum + revisionsUsed, 0)
  return { included, used, left: Math.max(0, included - used) }
}

/**
 * What is due of a submitted milestone that nobody answers: the number of reminders that should be
 * out, and its approval.
 */
export function reviewDue(submittedAt: Date, now: Date) {
  const waited = now.getTime() - submittedAt.getTime()
  return {
    reminders: REVIEW_REMINDERS.filter((after) => waited >= after).length,
    approved: now > approvedOn(submittedAt),
  }
}
