import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'
import { approvedOn } from './milestone.rules'

/** What the studio has shared and waits to hear of. */
export type DecisionSubject = 'change' | 'design' | 'preview' | 'deliverable'

export interface OpenOrder {
  id: string
  status: OrderStatus
  createdAt: Date
  milestones: {
    id: string
    title: string
    status: MilestoneStatus
    dueAt: Date | null
    submittedAt: Date | null
  }[]
  /** Open and overdue ones. */
  payables: {
    id: string
    status: 'open' | 'past_due'
    amount: number
    dueAt: Date | null
    title: string | null
  }[]
  decisions: { subject: DecisionSubject; id: string; title: string }[]
}

export type OwedKind =
  | 'late_payment'
  | 'payment'
  | 'order_payment'
  | 'brief'
  | 'review'
  | DecisionSubject
  | 'start'
  | 'work'
  | 'setup'
  | 'resume'
  | 'answer'

export interface Owed {
  kind: OwedKind
  /**
   * What it is about: the payable, the milestone, or what was shared; the order itself for the
   * rest.
   */
  id: string
  orderId: string
  title: string | null
  /** Until when, where there is a date. */
  by: Date | null
  /** Integer cents of the order's currency. */
  amount: number | null
}

const PAUSED: readonly OrderStatus[] = ['on_hold', 'withdrawal_requested', 'disputed']
const UNDER_WORK: readonly MilestoneStatus[] = ['in_progress', 'changes_requested', 'funded']

function payments({ id: orderId, status, payables }: OpenOrder): Owed[] {
  if (PAUSED.includes(status)) return []
  return payables.map(({ id, status: payable, amount, dueAt: by, title }) => {
    const kind =
      status === 'pending_payment'
        ? 'order_payment'
        : payable === 'past_due'
          ? 'late_payment'
          : 'payment'
    return { kind, id, orderId, title, by, amount }
  })
}

function answers({ id: orderId, status, milestones, decisions }: OpenOrder): Owed[] {
  if (PAUSED.includes(status)) return []
  const brief: Owed[] =
    status === 'awaiting_brief'
      ? [{ kind: 'brief', id: orderId, orderId, title: null, by: null, amount: null }]
      : []
  const reviews = milestones
    .filter((milestone) => milestone.status === 'submitted')
    .map(({ id, title, submittedAt }): Owed => ({
      kind: 'review',
      id,
      orderId,
      title,
      by: submittedAt && approvedOn(submittedAt),
      amount: null,
    }))
  return [
    ...brief,
    ...reviews,
    ...decisions.map(({ subject: kind, id, title }): Owed => ({
      kind,
      id,
      orderId,
      title,
      by: null,
      amount: null,
    })),
  ]
}

const WHEN_PAUSED: Partial<Record<OrderStatus, OwedKind>> = {
  confirmed: 'setup',
  on_hold: 'resume',
  withdrawal_requested: 'answer',
  disputed: 'answer',
}

function ours({ id: orderId, status, milestones }: OpenOrder): Owed[] {
  const kind = WHEN_PAUSED[status]
  if (kind) return [{ kind, id: orderId, orderId, title: null, by: null, amount: null }]
  if (status !== 'in_progress') return []
  const next = milestones.find((milestone) => UNDER_WORK.includes(milestone.status))
  return next
    ? [
        {
          ...{ id: next.id, orderId, title: next.title, by: next.dueAt, amount: null },
          kind: next.status === 'funded' ? 'start' : 'work',
        },
      ]
    : []
}

/** What has no date comes after what has one; within that the earlier first. */
function byDate(a: Owed, b: Owed) {
  return (a.by?.getTime() ?? Infinity) - (b.by?.getTime() ?? Infinity) || 0
}

/**
 * Who owes what, and by when, in all of a client's open orders: read off their state machines
 * (business.md).
 */
export function owedIn(orders: OpenOrder[]): { payments: Owed[]; answers: Owed[]; ours: Owed[] } {
  return {
    payments: orders.flatMap(payments).sort(byDate),
    answers: orders.flatMap(answers).sort(byDate),
    ours: orders.flatMap(ours).sort(byDate),
  }
}
