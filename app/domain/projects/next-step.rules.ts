import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'

export type NextStepKind =
  | 'payment'
  | 'setup'
  | 'brief'
  | 'milestone_payment'
  | 'change_payment'
  | 'start'
  | 'work'
  | 'review'
  | 'completed'
  | 'closed'
  | 'expired'
  | 'cancelled'
  | 'on_hold'
  | 'withdrawal_requested'
  | 'withdrawn'
  | 'disputed'

export interface NextStep<Milestone> {
  kind: NextStepKind
  /** Whose turn it is. */
  waitsOn: 'client' | 'studio' | 'nobody'
  /** The milestone that it is about. */
  milestone: Milestone | null
}

const FIXED: Partial<Record<OrderStatus, [NextStepKind, NextStep<never>['waitsOn']]>> = {
  pending_payment: ['payment', 'client'],
  confirmed: ['setup', 'studio'],
  awaiting_brief: ['brief', 'client'],
  completed: ['completed', 'nobody'],
  closed: ['closed', 'nobody'],
  expired: ['expired', 'nobody'],
  cancelled: ['cancelled', 'nobody'],
  on_hold: ['on_hold', 'studio'],
  withdrawal_requested: ['withdrawal_requested', 'studio'],
  withdrawn: ['withdrawn', 'nobody'],
  disputed: ['disputed', 'studio'],
}

/**
 * What happens next with an order: the client's own turn comes before the studio's (business.md,
 * Order and Milestone). `owesChange` says that a change is ordered and not paid.
 */
export function nextStep<Milestone extends { status: MilestoneStatus }>(
  status: OrderStatus,
  milestones: Milestone[],
  owesChange = false,
): NextStep<Milestone> {
  const fixed = FIXED[status]
  if (fixed) return { kind: fixed[0], waitsOn: fixed[1], milestone: null }
  const first = (...statuses: MilestoneStatus[]) =>
    milestones.find((milestone) => statuses.includes(milestone.status)) ?? null
  const submitted = first('submitted')
  if (submitted || status === 'in_review')
    return { kind: 'review', waitsOn: 'client', milestone: submitted }
  const payable = first('payable')
  if (payable) return { kind: 'milestone_payment', waitsOn: 'client', milestone: payable }
  if (owesChange) return { kind: 'change_payment', waitsOn: 'client', milestone: null }
  const begun = first('in_progress', 'changes_requested')
  const next = begun ?? first('funded')
  return { kind: begun || !next ? 'work' : 'start', waitsOn: 'studio', milestone: next }
}
