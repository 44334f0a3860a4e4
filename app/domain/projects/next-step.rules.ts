import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'

/** What the studio has shared and waits to hear of. */
export type DecisionSubject = 'change' | 'design' | 'preview' | 'deliverable'

export type NextStepKind =
  | DecisionSubject
  | 'payment'
  | 'processing'
  | 'setup'
  | 'brief'
  | 'milestone_payment'
  | 'change_payment'
  | 'start'
  | 'work'
  | 'changes'
  | 'price'
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

/** What stands beside the plan of an order. */
interface Beside {
  /** A change is ordered and not paid. */
  owesChange?: boolean
  /** A payment is on its way. */
  processing?: boolean
  /** What was shared first, or priced, and has no answer. */
  decision?: DecisionSubject | null
  /** A change waits for its price. */
  asked?: boolean
}

const PROCESSING = { kind: 'processing', waitsOn: 'nobody', milestone: null } as const

/**
 * What happens next with an order: the client's own turn comes before the studio's (business.md,
 * Order and Milestone).
 */
export function nextStep<Milestone extends { status: MilestoneStatus }>(
  status: OrderStatus,
  milestones: Milestone[],
  { owesChange, processing, decision, asked }: Beside = {},
): NextStep<Milestone> {
  const fixed = FIXED[status]
  if (fixed?.[0] === 'payment' && processing) return PROCESSING
  if (fixed) return { kind: fixed[0], waitsOn: fixed[1], milestone: null }
  const first = (one: MilestoneStatus) =>
    milestones.find((milestone) => milestone.status === one) ?? null
  const submitted = first('submitted')
  if (submitted || status === 'in_review')
    return { kind: 'review', waitsOn: 'client', milestone: submitted }
  const payable = first('payable')
  if ((payable || owesChange) && processing) return PROCESSING
  if (payable) return { kind: 'milestone_payment', waitsOn: 'client', milestone: payable }
  if (owesChange) return { kind: 'change_payment', waitsOn: 'client', milestone: null }
  if (decision) return { kind: decision, waitsOn: 'client', milestone: null }
  return { ...atTheStudio(first, asked), waitsOn: 'studio' }
}

/** Of what the studio has to do, what is begun comes first. */
function atTheStudio<Milestone>(first: (one: MilestoneStatus) => Milestone | null, asked = false) {
  const turns = [
    ['work', 'in_progress'],
    ['changes', 'changes_requested'],
    ['start', 'funded'],
  ] as const
  for (const [kind, status] of turns) {
    const milestone = first(status)
    if (milestone) return { kind, milestone }
  }
  return { kind: asked ? ('price' as const) : ('work' as const), milestone: null }
}
