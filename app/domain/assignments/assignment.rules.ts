import {
  type AssignmentStatus,
  RUNNING,
  TAKES_PART,
  UNDER_WAY,
  type WorkStatus,
} from '~/domain/ground/machines.rules'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { HOUR } from '~/platform/clock'
import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'
import { WORKED_ON } from '../projects/milestone.rules'
import { standsStill } from '../projects/progress.rules'

export const takesPart = (status: AssignmentStatus): status is WorkStatus =>
  TAKES_PART.some((one) => one === status)

/**
 * In these it is the milestone's one lead; in the others the milestone is free for another offer.
 */
export const LEADS: AssignmentStatus[] = ['offered', ...TAKES_PART]

export const isLead = (status: AssignmentStatus) => LEADS.includes(status)

export const isUnderWay = (status: AssignmentStatus) => UNDER_WAY.includes(status)

/** An offer waits that long for its answer (business.md, Assignment). */
export const OFFER_LASTS = 48 * HOUR
/** Days from the client's approval to the payment, unless the studio offers others. */
export const PAYOUT_DAYS = 14
export const MOST_PAYOUT_DAYS = 60
/** Times that the work may be sent back for the fee, unless the studio offers others. */
export const REVISION_LIMIT = 2
export const MOST_REVISIONS = 10

/** An offer ends at the very moment that it was made for: an answer then is too late. */
export const offerIsOpen = (
  { status, offerEndsAt }: { status: AssignmentStatus; offerEndsAt: Date },
  now: Date,
) => status === 'offered' && now < offerEndsAt

/**
 * Until when the work is paid: that many days after the client's approval has released the
 * milestone, the last of them whole.
 */
export const payoutDate = (releasedAt: Date, days: number) => endOfTerm(days, releasedAt)

/**
 * When it is expected to be paid while nobody has approved it: as if the client did so on the day
 * that it is due, or today when that is past.
 */
export function expectedPayout(dueAt: Date | null, days: number, now: Date) {
  return payoutDate(dueAt && dueAt > now ? dueAt : now, days)
}

export const revisionsLeft = ({
  revisionsUsed,
  revisionLimit,
}: {
  revisionsUsed: number
  revisionLimit: number
}) => Math.max(0, revisionLimit - revisionsUsed)

/** Orders with work to come. */
export const WITH_WORK: OrderStatus[] = [...RUNNING]

/** Milestones that somebody can still be found for. */
export const OFFERABLE: MilestoneStatus[] = [
  'planned',
  'payable',
  'funded',
  'in_progress',
  'changes_requested',
]

/** Prepaid, so that work on it may begin or goes on (business.md, Milestone). */
export const isFunded = (milestone: MilestoneStatus) =>
  milestone !== 'planned' && milestone !== 'payable'

export type FreelancerStep = 'accept' | 'decline' | 'start' | 'submit'

const AT_THE_FREELANCER: Partial<Record<AssignmentStatus, readonly FreelancerStep[]>> = {
  offered: ['accept', 'decline'],
  active: ['submit'],
  rework: ['submit'],
}

/** What the freelancer can do now; work starts on what is prepaid alone, once the brief is in. */
export function freelancerSteps(
  status: AssignmentStatus,
  milestone: MilestoneStatus,
  order: OrderStatus,
): readonly FreelancerStep[] {
  if (takesPart(status) && !WORKED_ON.includes(order)) return []
  if (status === 'accepted')
    return isFunded(milestone) && (milestone !== 'funded' || order === 'in_progress')
      ? ['start']
      : []
  return AT_THE_FREELANCER[status] ?? []
}

/** What a freelancer waits for, or is waited for. */
export type WorkNow =
  Exclude<WorkStatus, 'accepted'> | 'paused' | 'ready' | 'held' | 'noBrief' | 'unfunded'

/**
 * How it is with a freelancer's work now, in whichever state its order is; `held` while the buyer
 * may still withdraw, who did not ask for an early start.
 */
export function workNow(
  status: WorkStatus,
  { milestone, order, held }: { milestone: MilestoneStatus; order: OrderStatus; held: boolean },
): WorkNow {
  if (status === 'completed') return status
  if (standsStill(order)) return 'paused'
  if (status !== 'accepted') return status
  if (!isFunded(milestone)) return 'unfunded'
  if (order === 'awaiting_brief' || order === 'confirmed') return 'noBrief'
  return held && milestone === 'funded' ? 'held' : 'ready'
}

export type StudioStep = 'take-back' | 'accept-work' | 'rework' | 'reassign' | 'release'

const AT_THE_STUDIO: Partial<Record<AssignmentStatus, readonly StudioStep[]>> = {
  offered: ['take-back', 'reassign'],
  accepted: ['reassign', 'release'],
  active: ['reassign', 'release'],
  submitted: ['accept-work', 'rework', 'reassign', 'release'],
  rework: ['reassign', 'release'],
}

/** What the studio can do now with the assignment of a milestone. */
export function studioSteps(assignment: {
  status: AssignmentStatus
  revisionsUsed: number
  revisionLimit: number
}): readonly StudioStep[] {
  const steps = AT_THE_STUDIO[assignment.status] ?? []
  return revisionsLeft(assignment) > 0 ? steps : steps.filter((step) => step !== 'rework')
}
