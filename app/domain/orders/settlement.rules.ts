import type { MilestoneStatus } from '../ground/machines.rules'

/** A milestone with what it costs; integer cents of the order's currency. */
export interface PricedMilestone {
  payableId: string | null
  amount: number
  status: MilestoneStatus
  startedAt: Date | null
  workingDays: number
}

const DELIVERED: readonly MilestoneStatus[] = [
  'submitted',
  'changes_requested',
  'approved',
  'released',
]
const WEEK_IN_WORKING_DAYS = 5
const DAYS_A_WEEK = 7
const DAY = 24 * 60 * 60 * 1000

/**
 * What a milestone's work has earned so far, integer cents: all of it once delivered, and under
 * work its part of the days that has passed, a half cent rounded up.
 */
export function earnedSoFar(
  { amount, status, startedAt, workingDays }: PricedMilestone,
  now: Date,
): number {
  if (DELIVERED.includes(status)) return amount
  if (status !== 'in_progress' || !startedAt) return 0
  const passed = BigInt(Math.max(0, now.getTime() - startedAt.getTime()) * WEEK_IN_WORKING_DAYS)
  const planned = BigInt(Math.max(1, workingDays) * DAYS_A_WEEK * DAY)
  return passed >= planned
    ? amount
    : Number((2n * BigInt(amount) * passed + planned) / (2n * planned))
}

/** What was paid for each payable and not given back; integer cents. */
export interface Paid {
  paymentId: string
  payableId: string
  refundable: number
}

/**
 * What goes back of each payment when an order ends (business.md, Withdrawal: "pro rata if an early
 * start was asked for"): all of it, less the work done where `keepsWork` says that it was to begin
 * at once.
 */
export function refundsDue(
  payments: Paid[],
  milestones: PricedMilestone[],
  { now, keepsWork }: { now: Date; keepsWork: boolean },
) {
  return payments.flatMap(({ paymentId, payableId, refundable }) => {
    const own = milestones.filter((milestone) => milestone.payableId === payableId)
    const earned = keepsWork
      ? own.reduce((sum, milestone) => sum + earnedSoFar(milestone, now), 0)
      : 0
    const amount = Math.max(0, refundable - earned)
    return amount > 0 ? [{ paymentId, amount }] : []
  })
}
