import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'
import { approvedOn } from './milestone.rules'
import { nextStep, type DecisionSubject } from './next-step.rules'
import { owesNothing, standsStill } from './progress.rules'

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
  /** Until when its buyer may withdraw, who did not ask for an early start: no work before. */
  heldUntil: Date | null
  /** Open and overdue ones, and those with a payment on its way. */
  payables: {
    id: string
    status: 'open' | 'past_due' | 'processing'
    amount: number
    dueAt: Date | null
    title: string | null
  }[]
  decisions: { subject: DecisionSubject; id: string; title: string }[]
  /** Changes that wait for their price. */
  asked: { id: string; title: string }[]
}

export type OwedKind =
  | 'late_payment'
  | 'payment'
  | 'order_payment'
  | 'processing'
  | 'brief'
  | 'review'
  | DecisionSubject
  | 'start'
  | 'held'
  | 'work'
  | 'changes'
  | 'price'
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

function paymentKind(order: OrderStatus, payable: OpenOrder['payables'][number]['status']) {
  if (payable === 'processing') return 'processing'
  if (order === 'pending_payment') return 'order_payment'
  return payable === 'past_due' ? 'late_payment' : 'payment'
}

/** What is to be paid stays so while the clock stands still, but by no day. */
function payments({ id: orderId, status, payables }: OpenOrder): Owed[] {
  if (owesNothing(status)) return []
  return payables.map(({ id, status: payable, amount, dueAt, title }) => ({
    kind: paymentKind(status, payable),
    ...{ id, orderId, title, amount },
    by: standsStill(status) ? null : dueAt,
  }))
}

function answers({ id: orderId, status, milestones, decisions }: OpenOrder): Owed[] {
  if (standsStill(status)) return []
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

/** What is paid and not with the client. */
const TO_DO: readonly MilestoneStatus[] = ['funded', 'in_progress', 'changes_requested']

/** What is begun comes first; what may not begin yet says from when on it may. */
function work({ id: orderId, status, milestones, heldUntil }: OpenOrder): Owed[] {
  if (status !== 'in_progress') return []
  const { kind, milestone } = nextStep(
    status,
    milestones.filter((one) => TO_DO.includes(one.status)),
  )
  if (!milestone || (kind !== 'start' && kind !== 'work' && kind !== 'changes')) return []
  const held = kind === 'start' && heldUntil
  return [
    {
      ...{ id: milestone.id, orderId, title: milestone.title, amount: null },
      kind: held ? 'held' : kind,
      by: held || milestone.dueAt,
    },
  ]
}

function ours(order: OpenOrder): Owed[] {
  const { id: orderId, status, asked } = order
  const kind = WHEN_PAUSED[status]
  if (kind) return [{ kind, id: orderId, orderId, title: null, by: null, amount: null }]
  const prices = asked.map(({ id, title }) => ({
    ...{ kind: 'price' as const, id, orderId, title },
    ...{ by: null, amount: null },
  }))
  return [...work(order), ...prices]
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
