import type { MilestoneStatus } from '../projects/progress.rules'

/** A milestone with what it costs; integer cents of the order's currency. */
export interface PricedMilestone {
  payableId: string | null
  amount: number
  status: MilestoneStatus
  startedAt: Date | null
  workingDays: number
}

const DELIVERED: readonly MilestoneStatus[] = ['submitted', 'changes_requested', 'approved', 'released']
const WEEK_IN_WORKING_DAYS = 5
const DAYS_A_WEEK = 7
const DAY = 24 * 60 * 60 * 1000

/** How much of a milestone is done: all of what was delivered, and of what is under work the part of its days that has passed. */
export function shareDone({ status, startedAt, workingDays }: PricedMilestone, now: Date): number {
  if (DELIVERED.includes(status)) return 1
  if (status !== 'in_progress' || !startedAt) return 0
  const workingDaysPassed = ((now.getTime() - startedAt.getTime()) / DAY) * (WEEK_IN_WORKING_DAYS / DAYS_A_WEEK)
  return Math.min(1, Math.max(0, workingDaysPassed / Math.max(1, workingDays)))
}

/** What was paid for each payable and not given back; integer cents. */
export interface Paid {
  paymentId: string
  payableId: string
  refundable: number
}

/**
 * What goes back of each payment when an order ends (business.md, Withdrawal: "pro rata if an early start was asked for"):
 * all of it, less the work done where `keepsWork` says that it was to begin at once.
 */
export function refundsDue(payments: Paid[], milestones: PricedMilestone[], { now, keepsWork }: { now: Date; keepsWork: boolean }) {
  return payments.flatMap(({ paymentId, payableId, refundable }) => {
    const own = milestones.filter((milestone) => milestone.payableId === payableId)
    const earned = keepsWork ? own.reduce((sum, milestone) => sum + Math.round(milestone.amount * shareDone(milestone, now)), 0) : 0
    const amount = Math.max(0, refundable - earned)
    return amount > 0 ? [{ paymentId, amount }] : []
  })
}
