import type { Transaction } from '~/platform/db/db.server'
import { accountOfStudio, owedToStudio, STUDIO_FEES, type FeeSupply } from './ledger.rules'
import { book, reverseBooking } from './ledger.server'

/** What the studio owes to freelancers, by their entries' freelancerId. */
export const OWED = 'freelancer-payable'
/** Where a transfer that an admin made by hand comes from. */
export const BANK = 'bank'

/** What a booking needs to know of a payout; integer cents. */
export interface BookedPayout {
  id: string
  /** Null for a payout to a studio, which is of several orders. */
  freelancerId: string | null
  orderId: string | null
  studioId: number | null
  currency: string
  amount: number
  vat: number
}

const STEPS = ['accrued', 'vat', 'paid'] as const
const keyOf = (payoutId: string, step: (typeof STEPS)[number]) => `payout:${payoutId}:${step}`

/** The booking by which a payout came to be owed: for a studio's statement, its lines. */
export const accrualKey = (payoutId: string) => keyOf(payoutId, 'accrued')

const owedTo = ({ studioId }: Pick<BookedPayout, 'studioId'>) =>
  studioId === null ? OWED : owedToStudio(studioId)

/** Released work costs its fee, which is owed to the freelancer (business.md, Ledger). */
export async function bookAccrual(
  tx: Transaction,
  { id, freelancerId, orderId, currency, amount }: BookedPayout,
) {
  await book(tx, {
    ...{ key: accrualKey(id), kind: 'payout_accrued', orderId, freelancerId, currency },
    postings: [
      { account: 'freelancer-costs', amount },
      { account: OWED, amount: -amount },
    ],
  })
}

/**
 * A statement takes what each payable brought off the studio's account: the operator keeps the fee
 * and its VAT, and owes the studio the rest. Integer cents; the parts are what clients paid, less
 * what went back to them.
 */
export async function bookStatement(
  tx: Transaction,
  { id, studioId, currency, amount }: BookedPayout & { studioId: number },
  parts: { payableId: string; amount: number }[],
  { fee, feeVat, supply }: { fee: number; feeVat: number; supply: FeeSupply },
) {
  await book(tx, {
    ...{ key: accrualKey(id), kind: 'payout_accrued', orderId: null, currency },
    postings: [
      ...parts.map((part) => ({ account: accountOfStudio(studioId), ...part })),
      { account: STUDIO_FEES[supply], amount: -fee },
      { account: 'vat', amount: -feeVat },
      { account: owedToStudio(studioId), amount: -amount },
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
export async function bookPaidOut(tx: Transaction, payout: BookedPayout, gateway: string | null) {
  const { id, freelancerId, orderId, currency, amount, vat } = payout
  await book(tx, {
    ...{ key: keyOf(id, 'paid'), kind: 'payout_paid', orderId, freelancerId, currency },
    postings: [
      { account: owedTo(payout), amount: amount + vat },
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
