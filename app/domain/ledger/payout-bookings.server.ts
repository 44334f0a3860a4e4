import type { Transaction } from '~/platform/db/db.server'
import { book, reverseBooking } from './ledger.server'

/** What the studio owes to freelancers, by their entries' freelancerId. */
export const OWED = 'freelancer-payable'
/** Where a transfer that an admin made by hand comes from. */
export const BANK = 'bank'

/** What a booking needs to know of a payout; integer cents. */
export interface BookedPayout {
  id: string
  freelancerId: string
  orderId: string
  currency: string
  amount: number
  vat: number
}

const STEPS = ['accrued', 'vat', 'paid'] as const
const keyOf = (payoutId: string, step: (typeof STEPS)[number]) => `payout:${payoutId}:${step}`

/** Released work costs its fee, which is owed to the freelancer (business.md, Ledger). */
export async function bookAccrual(
  tx: Transaction,
  { id, freelancerId, orderId, currency, amount }: BookedPayout,
) {
  await book(tx, {
    ...{ key: keyOf(id, 'accrued'), kind: 'payout_accrued', orderId, freelancerId, currency },
    postings: [
      { account: 'freelancer-costs', amount },
      { account: OWED, amount: -amount },
    ],
  })
}

/** The VAT of a self-billing invoice: owed with the fee, and deducted by the studio. */
export async function bookInputVat(
  tx: Transaction,
  { id, freelancerId, orderId, currency, vat }: BookedPayout,
) {
  if (vat === 0) return
  await book(tx, {
    ...{ key: keyOf(id, 'vat'), kind: 'payout_vat', orderId, freelancerId, currency },
    postings: [
      { account: 'input-vat', amount: vat },
      { account: OWED, amount: -vat },
    ],
  })
}

/** The money has gone: from the bank, or from the balance at the gateway. */
export async function bookPaidOut(
  tx: Transaction,
  { id, freelancerId, orderId, currency, amount, vat }: BookedPayout,
  gateway: string | null,
) {
  await book(tx, {
    ...{ key: keyOf(id, 'paid'), kind: 'payout_paid', orderId, freelancerId, currency },
    postings: [
      { account: OWED, amount: amount + vat },
      { account: gateway ? `gateway:${gateway}` : BANK, amount: -amount - vat },
    ],
  })
}

/** A payout that is reversed leaves nothing of what was booked for it. */
export async function bookReversal(tx: Transaction, payoutId: string) {
  for (const step of STEPS) {
    await reverseBooking(tx, keyOf(payoutId, step), {
      key: `${keyOf(payoutId, step)}:reversed`,
      kind: `payout_${step}_reversed`,
    })
  }
}
