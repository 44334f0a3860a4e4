import type { MilestoneStatus } from '~/domain/ground/machines.rules'

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
