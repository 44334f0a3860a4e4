import { listFilter, oneOf, readDay, type FilterOf } from '~/domain/ground/list-filter.rules'
import type { AssignmentStatus, MilestoneStatus, OrderStatus } from '~/domain/ground/machines.rules'
import { MILESTONE_STATUSES } from '~/domain/ground/machines.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { studioDay } from '~/platform/i18n/studio-time'

/** Whose turn it is with a milestone. */
export const MILESTONE_WAITS = ['studio', 'freelancer', 'client'] as const
export type MilestoneWaits = (typeof MILESTONE_WAITS)[number]

const SORTS = ['due', 'newest', 'oldest'] as const
export type MilestoneSort = (typeof SORTS)[number]

/** What the milestones of all orders are chosen by; `open` leaves out what is done. */
export const milestonesFilter = listFilter(
  {
    q: readSearch,
    status: oneOf([...MILESTONE_STATUSES, 'open'] as const),
    waits: oneOf(MILESTONE_WAITS),
    /** Whether what is to be handed over should have been by now. */
    late: oneOf(['yes', 'no'] as const),
    /** A day of the week in which it is due. */
    week: readDay,
  },
  SORTS,
)
export type MilestonesFilter = FilterOf<typeof milestonesFilter>

/** Orders of which something is still to be done; the clock of one on hold stands still. */
export const AT_WORK = [
  'awaiting_brief',
  'in_progress',
  'in_review',
] as const satisfies OrderStatus[]
/** Where the next step is that of whoever leads the milestone. */
export const WITH_FREELANCER = [
  'accepted',
  'active',
  'rework',
] as const satisfies AssignmentStatus[]
/** What is paid and not with the client. */
export const TO_DO = [
  'funded',
  'in_progress',
  'changes_requested',
] as const satisfies MilestoneStatus[]

interface Standing {
  order: OrderStatus
  milestone: MilestoneStatus
  /** Of the one who leads it, if anybody does. */
  lead: AssignmentStatus | null
  /** Whether its consumer may still withdraw and has not asked for an early start. */
  held?: boolean
}

const among = <T extends string>(list: readonly T[], one: string | null) =>
  list.some((each) => each === one)

/**
 * For whom a milestone waits; null when for nobody, as while an earlier one is not done, or while
 * its work may not begin.
 */
export function waitsFor({
  order,
  milestone,
  lead,
  held = false,
}: Standing): MilestoneWaits | null {
  if (!among(AT_WORK, order)) return null
  if (milestone === 'payable' || milestone === 'submitted') return 'client'
  if (!among(TO_DO, milestone)) return null
  if (order === 'awaiting_brief') return 'client'
  if (held && milestone === 'funded') return null
  return among(WITH_FREELANCER, lead) ? 'freelancer' : 'studio'
}

/** Whether the day on which it was to be handed over has passed. */
export const isLate = ({ order, milestone }: Standing, dueAt: Date | null, now: Date) =>
  dueAt !== null && dueAt < studioDay(now) && among(AT_WORK, order) && among(TO_DO, milestone)
