import type { MilestoneStatus, OrderStatus, PayableStatus } from '~/domain/ground/machines.rules'
import { refundState } from '~/domain/orders/refund-state.rules'
import { studioDay } from '~/platform/i18n/studio-time'

const DONE: readonly MilestoneStatus[] = ['approved', 'released']
export const isDone = (milestone: MilestoneStatus) => DONE.includes(milestone)

/** How many of a project's milestones are approved, and how many there are. */
export function progressOf(milestones: { status: MilestoneStatus }[]) {
  return {
    done: milestones.filter(({ status }) => isDone(status)).length,
    all: milestones.length,
  }
}

/** Ended before its work was done: nothing of it is planned or owed any more. */
export const BROKEN_OFF: readonly OrderStatus[] = ['expired', 'cancelled', 'withdrawn']
export const isBrokenOff = (order: OrderStatus) => BROKEN_OFF.includes(order)
/** What is withdrawn from is owed no longer, while the withdrawal is checked too. */
export const owesNothing = (order: OrderStatus) =>
  isBrokenOff(order) || order === 'withdrawal_requested'

/** Its clock stands still: no day that was planned or agreed holds. */
const STANDS_STILL: readonly OrderStatus[] = ['on_hold', 'withdrawal_requested', 'disputed']
export const standsStill = (order: OrderStatus) => STANDS_STILL.includes(order)

const UNPAID: readonly MilestoneStatus[] = ['planned', 'payable']

/** How a milestone stands in its order, which may have set it aside or ended before it was done. */
export type MilestoneState = MilestoneStatus | 'paused' | 'ended'

export function milestoneState(order: OrderStatus, milestone: MilestoneStatus): MilestoneState {
  if (isDone(milestone)) return milestone
  if (isBrokenOff(order)) return 'ended'
  if (order === 'withdrawal_requested') return 'paused'
  return standsStill(order) && !UNPAID.includes(milestone) ? 'paused' : milestone
}

/** A day that something is planned for, and whether it has passed. */
export interface Planned {
  day: Date
  late: boolean
}

/**
 * When a milestone is to be handed over; null once it is, and for an order whose clock stands still
 * or that has ended.
 */
export function plannedFor(
  order: OrderStatus,
  { status, dueAt }: { status: MilestoneStatus; dueAt: Date | null },
  now: Date,
): Planned | null {
  const open = !isDone(status) && status !== 'submitted'
  if (!dueAt || !open || isBrokenOff(order) || standsStill(order)) return null
  return { day: dueAt, late: dueAt < studioDay(now) }
}

/** When all of it is to be handed over: with the last milestone that is not. */
export function plannedDelivery(
  order: OrderStatus,
  milestones: { status: MilestoneStatus; dueAt: Date | null }[],
  now: Date,
): Planned | null {
  return milestones.flatMap((milestone) => plannedFor(order, milestone, now) ?? []).at(-1) ?? null
}

/**
 * How a milestone stands with its payment; no work starts before it is prepaid (business.md,
 * Milestone).
 */
export type MilestonePayment =
  | 'prepaid'
  | 'paid'
  | 'free'
  | 'partlyRefunded'
  | 'refunded'
  | 'disputed'
  | 'due'
  | 'late'
  | 'processing'
  | 'later'
  | 'void'

/** What pays for a milestone; integer cents. */
interface PaysFor {
  status: PayableStatus
  amount: number
  /** What of it has gone back. */
  back: number
  /** A bank looks into it. */
  disputed: boolean
  /** A payment for it is on its way. */
  processing: boolean
}

function paidFor(milestone: MilestoneStatus, { amount, back, disputed }: PaysFor) {
  if (disputed) return 'disputed'
  const refunded = refundState(amount, back)
  if (refunded !== 'none') return refunded === 'full' ? 'refunded' : 'partlyRefunded'
  if (amount === 0) return 'free'
  return isDone(milestone) ? 'paid' : 'prepaid'
}

export function milestonePayment(
  milestone: MilestoneStatus,
  payable: PaysFor | null,
): MilestonePayment {
  if (payable?.status === 'paid') return paidFor(milestone, payable)
  if (!payable || payable.status === 'draft' || payable.status === 'void') {
    if (isDone(milestone)) return 'paid'
    if (!UNPAID.includes(milestone)) return 'prepaid'
    return payable?.status === 'void' ? 'void' : 'later'
  }
  if (payable.processing) return 'processing'
  return payable.status === 'past_due' ? 'late' : 'due'
}
