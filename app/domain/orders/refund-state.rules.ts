import { paymentState, type PaymentState } from './order.rules'

export type RefundState = 'none' | 'partial' | 'full'

/**
 * Derived, never stored: how much of what was paid has gone back (business.md, Refund state);
 * integer cents.
 */
export function refundState(paid: number, back: number): RefundState {
  if (back <= 0) return 'none'
  return back < paid ? 'partial' : 'full'
}

/** How an order is paid; while a bank looks into it, or once money has gone back, that instead. */
export type MoneyState = PaymentState | 'partlyRefunded' | 'refunded' | 'disputed'

/** What is said of an order's money wherever its payment is shown; integer cents. */
export function moneyState(
  total: number,
  paid: number,
  { back, disputed }: { back: number; disputed: boolean },
): MoneyState {
  if (disputed) return 'disputed'
  const refunded = refundState(paid, back)
  if (refunded === 'none') return paymentState(total, paid)
  return refunded === 'full' ? 'refunded' : 'partlyRefunded'
}

/** What has gone back of a payable's own payments: a surplus is none of it; integer cents. */
export const backOf = (payments: { surplus: boolean; refundedAmount: number }[]) =>
  payments.reduce((sum, { surplus, refundedAmount }) => sum + (surplus ? 0 : refundedAmount), 0)
