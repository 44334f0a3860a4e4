import type { Transaction } from '~/platform/db/db.server'

export interface Posting {
  account: string
  /** Integer cents; debits are positive, credits negative. */
  amount: number
}

/** Appends one balanced booking; a key that is booked already is left as it is. Throws when the postings do not add up to zero. */
export async function book(
  tx: Transaction,
  booking: { key: string; kind: string; orderId: string; payableId?: string; currency: string; postings: Posting[] },
) {
  const postings = booking.postings.filter((posting) => posting.amount !== 0)
  if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0) throw new Error(`unbalanced booking ${booking.key}`)
  const { key, kind, orderId, payableId, currency } = booking
  if ((await tx.ledgerTransaction.count({ where: { key } })) > 0) return
  await tx.ledgerTransaction.create({
    data: { key, kind, orderId, entries: { create: postings.map((posting) => ({ ...posting, currency, payableId })) } },
  })
}

/** A payment received: owed by the provider, to the client as a prepayment, and to the tax office (business.md, Ledger). */
export async function bookPayment(
  tx: Transaction,
  payable: { id: string; orderId: string; net: number; vat: number },
  payment: { id: string; gateway: string; amount: number; currency: string },
) {
  await book(tx, {
    key: `payment:${payment.id}`,
    kind: 'payment',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: payment.currency,
    postings: [
      { account: `gateway:${payment.gateway}`, amount: payment.amount },
      { account: 'prepayments', amount: -payable.net },
      { account: 'vat', amount: -payable.vat },
    ],
  })
}
