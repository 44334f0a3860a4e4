/**
 * The VAT in a part of a payable that goes back after `before` has gone back already; integer
 * cents. However the whole is cut into parts, their VAT adds up to the payable's.
 */
export function vatPart(
  { amount: total, vat }: { amount: number; vat: number },
  before: number,
  amount: number,
) {
  const upTo = (sum: number) => Math.round((vat * sum) / total)
  return upTo(before + amount) - upTo(before)
}

/** What clients have paid for work that is not approved yet, without VAT. */
export const PREPAYMENTS = 'prepayments'
/** What approved work has earned (business.md, Revenue). */
export const REVENUE = 'revenue'
/** Debts to buyers that hold no VAT: what they paid twice, and what a bank sent back to us. */
export const OWED_TO_BUYERS = 'owed-to-buyers'

/**
 * What a sum that goes back is taken from, integer cents: the debt to the buyer first, which is a
 * surplus as a whole and otherwise what is credited and not given back; then the payable's own net
 * and VAT. `credited` is what the credit notes of its invoice come to.
 */
export function takenFrom(
  payable: { amount: number; vat: number },
  payment: { surplus: boolean; refundedAmount: number },
  credited: number,
  amount: number,
) {
  if (payment.surplus) return { debt: amount, net: 0, vat: 0 }
  const debt = Math.min(amount, Math.max(0, credited - payment.refundedAmount))
  const vat = vatPart(payable, credited, amount - debt)
  return { debt, net: amount - debt - vat, vat }
}
export type TakenFrom = ReturnType<typeof takenFrom>

/** Where what was collected for another studio is owed to it. */
export const accountOfStudio = (studioId: number) => `studio:${studioId}`
/** Where what a statement comes to is owed to a studio, until it is paid. */
export const owedToStudio = (studioId: number) => `studio-payable:${studioId}`

/** What the operator earns by studios, by how the fee is taxed. */
export const STUDIO_FEES = {
  home: 'studio-fees',
  eu: 'studio-fees-eu',
  abroad: 'studio-fees-abroad',
} as const
export type FeeSupply = keyof typeof STUDIO_FEES

/** What is booked (business.md, Ledger). */
export const BOOKING_KINDS = [
  ...([
    'payment',
    'revenue',
    'refund',
    'refund_failed',
    'dispute_opened',
    'dispute_won',
    'dispute_lost',
  ] as const),
  ...([
    'payout_accrued',
    'payout_vat',
    'payout_paid',
    'payout_accrued_reversed',
    'payout_vat_reversed',
    'payout_paid_reversed',
  ] as const),
] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]

/** A sum on an account, in integer cents; debits are positive. */
export interface Standing {
  account: string
  currency: string
  amount: number
}

/** What stands on each account once more is booked, by account and currency. */
export function addBooked(standing: Standing[], booked: Standing[]): Standing[] {
  const sums = new Map<string, Standing>()
  for (const { account, currency, amount } of [...standing, ...booked]) {
    const key = `${account} ${currency}`
    sums.set(key, { account, currency, amount: amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
