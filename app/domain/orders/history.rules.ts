import { RUNNING } from '../ground/machines.rules'

/** All that happens to an order, as its events call it; the studio reads every one of them. */
export const HISTORY_KINDS = [
  'order.placed',
  'order.confirmed',
  'order.awaiting_brief',
  'order.in_progress',
  'order.in_review',
  'order.completed',
  'order.closed',
  'order.expired',
  'order.cancelled',
  'order.on_hold',
  'order.withdrawal_requested',
  'order.withdrawn',
  'order.disputed',
  'order.resumed',
  'order.reworked',
  'payable.open',
  'payable.past_due',
  'payable.paid',
  'payable.void',
  'attempt.open',
  'attempt.processing',
  'attempt.paid',
  'attempt.failed',
  'attempt.expired',
  'attempt.cancelled',
  'refund.requested',
  'refund.first_approval',
  'refund.approved',
  'refund.pending',
  'refund.succeeded',
  'refund.failed',
  'refund.cancelled',
  'dispute.disputed',
  'dispute.won',
  'dispute.lost',
  'withdrawal.declared',
  'withdrawal.confirmed',
  'withdrawal.refunded',
  'project.created',
  'project.active',
  'project.on_hold',
  'project.in_review',
  'project.delivered',
  'project.warranty',
  'project.archived',
  'project.cancelled',
  'milestone.payable',
  'milestone.funded',
  'milestone.in_progress',
  'milestone.submitted',
  'milestone.changes_requested',
  'milestone.approved',
  'milestone.released',
  'brief.noted',
  'change.requested',
  'change.priced',
  'change.accepted',
  'change.declined',
  'assignment.offered',
  'assignment.accepted',
  'assignment.declined',
  'assignment.expired',
  'assignment.active',
  'assignment.submitted',
  'assignment.accepted_by_studio',
  'assignment.rework',
  'assignment.completed',
  'assignment.released',
  'assignment.reassigned',
  'payout.accrued',
  'payout.first_approval',
  'payout.approved',
  'payout.scheduled',
  'payout.by_hand',
  'payout.account_shown',
  'payout.account_changed',
  'payout.paid',
  'payout.failed',
  'payout.reversed',
  'cart.checkout_pending',
  'cart.converted',
  'cart.active',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export function isHistoryKind(kind: string): kind is HistoryKind {
  return (HISTORY_KINDS as readonly string[]).includes(kind)
}

const GOOD = [
  'confirmed',
  'completed',
  'paid',
  'succeeded',
  'won',
  'approved',
  'accepted',
  'released',
]
const BAD = [
  'expired',
  'cancelled',
  'declined',
  'past_due',
  'failed',
  'disputed',
  'lost',
  'reversed',
  'withdrawn',
  'withdrawal_requested',
  'on_hold',
]

/** How an event is marked, by the state that it leads to. */
export function historyTone(to: string | null): 'neutral' | 'state' | 'success' | 'danger' {
  if (to === null) return 'neutral'
  if (GOOD.includes(to)) return 'success'
  return BAD.includes(to) ? 'danger' : 'state'
}

/**
 * What sets an event off: a person by id, the buyer without an account, the payment service, or the
 * studio's own rules.
 */
export function historyActor({
  actorType,
  actorId,
}: {
  actorType: string
  actorId: number | null
}) {
  if (actorId !== null) return 'person' as const
  if (actorType === 'gateway') return 'payment' as const
  return actorType === 'visitor' || actorType === 'client' ? ('buyer' as const) : ('rule' as const)
}

const ASIDE: readonly (string | null)[] = ['on_hold', 'withdrawal_requested', 'disputed']
const RUNS_AGAIN: readonly string[] = RUNNING.map((status) => `order.${status}`)

/**
 * Why an order came to where it runs, where its kind does not tell: it goes on from where it was
 * set aside, or comes back from its review; null for the kind's own words.
 */
export function shownReturn({
  kind,
  from,
}: {
  kind: string
  from: string | null
}): 'order.resumed' | 'order.reworked' | null {
  if (RUNS_AGAIN.includes(kind) && ASIDE.includes(from)) return 'order.resumed'
  return kind === 'order.in_progress' && from === 'in_review' ? 'order.reworked' : null
}
