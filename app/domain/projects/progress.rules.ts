import { machine, type StatusOf } from '../ground/machine'

/** Where a milestone may go from each status (business.md, Milestone). */
export const milestoneMachine = machine('milestone', {
  planned: ['payable', 'funded'],
  payable: ['funded'],
  funded: ['in_progress'],
  in_progress: ['submitted'],
  submitted: ['approved', 'changes_requested'],
  changes_requested: ['in_progress'],
  approved: ['released'],
  released: [],
})
export const MILESTONE_STATUSES = milestoneMachine.statuses
export type MilestoneStatus = StatusOf<typeof milestoneMachine>

const DONE: readonly MilestoneStatus[] = ['approved', 'released']

/** How many of a project's milestones are approved, and how many there are. */
export function progressOf(milestones: { status: MilestoneStatus }[]) {
  return {
    done: milestones.filter(({ status }) => DONE.includes(status)).length,
    all: milestones.length,
  }
}

/**
 * How a milestone stands with its payment; no work starts before it is prepaid (business.md,
 * Milestone).
 */
export type MilestonePayment = 'prepaid' | 'due' | 'late' | 'later'

export function milestonePayment(
  milestone: MilestoneStatus,
  payable: 'draft' | 'open' | 'paid' | 'void' | 'past_due' | null,
): MilestonePayment {
  if (payable === 'paid') return 'prepaid'
  if (payable === 'past_due') return 'late'
  if (payable === 'open') return 'due'
  return milestone === 'planned' || milestone === 'payable' ? 'later' : 'prepaid'
}
