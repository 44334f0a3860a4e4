import { type OrderStatus, RUNNING } from '~/domain/ground/machines.rules'

const RUNS: readonly OrderStatus[] = RUNNING

/** Whether an admin can stop the clock of an order: it runs, and nothing else has set it aside. */
export const canBeHeld = (status: OrderStatus) => RUNS.includes(status)

/** Orders with nothing left to do. */
export const ENDED_ORDERS = ['completed', 'closed', 'expired', 'cancelled', 'withdrawn'] as const
const ENDED: readonly OrderStatus[] = ENDED_ORDERS
export const isEnded = (status: OrderStatus) => ENDED.includes(status)

/** No work of these has begun: what is paid for them goes back in full. */
const UNBEGUN: readonly OrderStatus[] = ['confirmed', 'awaiting_brief']
const UNTOUCHED: readonly string[] = ['planned', 'payable', 'funded']

/**
 * How a client ends an order: an unpaid one and one whose work has not begun at once, a running one
 * by agreement (a message, or the withdrawal of a consumer); null for one that is over.
 */
export function clientCancellation(
  { status, heldFrom }: { status: OrderStatus; heldFrom: OrderStatus | null },
  milestones: { status: string }[],
): 'unpaid' | 'unbegun' | 'running' | null {
  if (status === 'pending_payment') return 'unpaid'
  if (!RUNS.includes(status) && status !== 'on_hold' && status !== 'disputed') return null
  const stands = status === 'on_hold' ? (heldFrom ?? status) : status
  return UNBEGUN.includes(stands) &&
    milestones.every((milestone) => UNTOUCHED.includes(milestone.status))
    ? 'unbegun'
    : 'running'
}

export type PaymentState = 'none' | 'partial' | 'full'

/**
 * Derived, never stored: how much of an order is paid (business.md, Order); one that costs nothing
 * is. Amounts are integer cents.
 */
export function paymentState(total: number, paid: number): PaymentState {
  if (paid <= 0 && total > 0) return 'none'
  return paid < total ? 'partial' : 'full'
}
