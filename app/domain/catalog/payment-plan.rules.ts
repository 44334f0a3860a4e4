import { split } from '~/domain/ground/split.rules'

export interface PlannedMilestone {
  title: string
  outcome: string
  percentage: number
  workingDays: number
}

export interface PlanLine {
  /** Integer cents. */
  amount: number
  milestonePayment: boolean
  milestones: Pick<PlannedMilestone, 'percentage'>[]
}

/** The amounts of a line's milestones, in order; they add up to the line's amount. */
export function milestoneAmounts(line: PlanLine): number[] {
  return split(
    line.amount,
    line.milestones.map((milestone) => milestone.percentage),
  )
}

/**
 * What the buyer pays at checkout for a line: its first milestone's share, or all of it (spec §9,
 * 'Starting at').
 */
export function firstShare(line: PlanLine): number {
  return line.milestonePayment ? (milestoneAmounts(line)[0] ?? line.amount) : line.amount
}

/** What the buyer pays at checkout for the whole order, and whether anything is left for later. */
export function firstPayment(lines: PlanLine[]) {
  const amount = lines.reduce((sum, line) => sum + firstShare(line), 0)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    amount,
    total,
    kind: amount === total ? ('full' as const) : ('milestone_share' as const),
  }
}

/** The payables that a line is paid with, in per cent of it. */
export function payableShares({
  milestonePayment,
  milestones,
}: {
  milestonePayment: boolean
  milestones: { percentage: number }[]
}) {
  return milestonePayment && milestones.length > 0
    ? milestones.map(({ percentage }) => percentage)
    : [100]
}
