import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  accountOfStudio,
  OWED_TO_BUYERS,
  PREPAYMENTS,
  REVENUE,
  type BookingKind,
  type TakenFrom,
} from './ledger.rules'

export interface Posting {
  account: string
  /** Integer cents; debits are positive, credits negative. */
  amount: number
  /** Of the one payable that this entry is about, where the others are not. */
  payableId?: string | null
}

/**
 * Appends one balanced booking; a key that is booked already is left as it is. Throws when the
 * postings do not add up to zero.
 */
export async function book(
  tx: Transaction,
  booking: {
    key: string
    kind: BookingKind
    /** Null for a booking of several orders. */
    orderId: string | null
    payableId?: string
    freelancerId?: string | null
    currency: string
    postings: Posting[]
  },
) {
  const postings = booking.postings.filter((posting) => posting.amount !== 0)
  if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0)
    throw new Error(`unbalanced booking ${booking.key}`)
  const { key, kind, orderId, payableId, freelancerId, currency } = booking
  if ((await tx.ledgerTransaction.count({ where: { key } })) > 0) return
  await tx.ledgerTransaction.create({
    data: {
      key,
      kind,
      orderId,
      at: currentTime(),
      entries: {
        create: postings.map((posting) => ({ payableId, ...posting, currency, freelancerId })),
      },
    },
  })
}

interface Billed {
  id: string
  orderId: string
  /** Integer cents; amount = net + vat. */
  amount: number
  net: number
  vat: number
}

interface Money {
  gateway: string
  currency: string
  /** Integer cents. */
  amount: number
}

async function readStudio(tx: Transaction, orderId: string) {
  const { studioId } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { studioId: true },
  })
  return studioId
}

/** What was paid for a payable, without VAT, and is not earned yet; integer cents. */
export async function readPrepaid(tx: Transaction, payableId: string): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { payableId, account: PREPAYMENTS },
    _sum: { amount: true },
  })
  return Math.max(0, -(_sum.amount ?? 0))
}

/**
 * What a sum is owed for; integer cents, credits negative. The own studio owes its client the
 * service and the tax office the VAT; what was collected for another studio is owed to that studio
 * as a whole, whose own books have the rest.
 */
async function owed(
  tx: Transaction,
  orderId: string,
  { net, vat }: { net: number; vat: number },
): Promise<Posting[]> {
  const studioId = await readStudio(tx, orderId)
  if (studioId !== OWN_STUDIO_ID)
    return [{ account: accountOfStudio(studioId), amount: -net - vat }]
  return [
    { account: PREPAYMENTS, amount: -net },
    { account: 'vat', amount: -vat },
  ]
}

/**
 * What is owed or earned no longer once a sum has gone back: what is prepaid first, then what its
 * approved work has earned.
 */
async function released(
  tx: Transaction,
  { id, orderId }: Pick<Billed, 'id' | 'orderId'>,
  { debt, net, vat }: TakenFrom,
): Promise<Posting[]> {
  const back = { account: OWED_TO_BUYERS, amount: debt }
  const studioId = await readStudio(tx, orderId)
  if (studioId !== OWN_STUDIO_ID)
    return [{ account: accountOfStudio(studioId), amount: net + vat }, back]
  const prepaid = Math.min(net, await readPrepaid(tx, id))
  return [
    { account: PREPAYMENTS, amount: prepaid },
    { account: REVENUE, amount: net - prepaid },
    { account: 'vat', amount: vat },
    back,
  ]
}

/**
 * Turns what is prepaid into revenue, as much as asked for and no more than there is; once for a
 * key. `net` is in integer cents.
 */
export async function bookEarned(
  tx: Transaction,
  payable: { id: string; orderId: string; currency: string },
  { key, net }: { key: string; net: number },
) {
  const earned = Math.min(net, await readPrepaid(tx, payable.id))
  if (earned <= 0) return
  await book(tx, {
    ...{ key, kind: 'revenue', orderId: payable.orderId, payableId: payable.id },
    currency: payable.currency,
    postings: [
      { account: PREPAYMENTS, amount: earned },
      { account: REVENUE, amount: -earned },
    ],
  })
}

/** Money given back: neither is it owed any longer, nor does the provider owe it. */
export async function bookRefund(
  tx: Transaction,
  payable: Billed,
  refund: { id: string; from: TakenFrom } & Money,
) {
  await book(tx, {
    key: `refund:${refund.id}`,
    kind: 'refund',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: refund.currency,
    postings: [
      ...(await released(tx, payable, refund.from)),
      { account: `gateway:${refund.gateway}`, amount: -refund.amount },
    ],
  })
}

/**
 * A bank has sent a refund back: the sum is here again, and owed to the buyer without VAT, as its
 * credit note stands.
 */
export async function bookFailedRefund(
  tx: Transaction,
  payable: Billed,
  refund: { id: string } & Money,
) {
  await book(tx, {
    key: `refund-failed:${refund.id}`,
    kind: 'refund_failed',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: refund.currency,
    postings: [
      { account: `gateway:${refund.gateway}`, amount: refund.amount },
      { account: OWED_TO_BUYERS, amount: -refund.amount },
    ],
  })
}

/**
 * Turns a booking round with one of its own, once; one that is not there leaves nothing to turn.
 */
export async function reverseBooking(
  tx: Transaction,
  key: string,
  reversal: { key: string; kind: BookingKind },
) {
  const booked = await tx.ledgerTransaction.findUnique({
    where: { key },
    include: { entries: true },
  })
  const first = booked?.entries[0]
  if (!booked || !first) return
  await book(tx, {
    ...reversal,
    orderId: booked.orderId,
    freelancerId: first.freelancerId,
    currency: first.currency,
    postings: booked.entries.map(({ account, amount, payableId }) => ({
      ...{ account, amount: -amount, payableId },
    })),
  })
}

const openedKey = (disputeId: string) => `dispute:${disputeId}:opened`

/** While a bank looks into an objection, the provider keeps the sum. */
export async function bookDispute(
  tx: Transaction,
  payable: Billed,
  dispute: { id: string } & Money,
) {
  await book(tx, {
    key: openedKey(dispute.id),
    kind: 'dispute_opened',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: dispute.currency,
    postings: [
      { account: 'disputes', amount: dispute.amount },
      { account: `gateway:${dispute.gateway}`, amount: -dispute.amount },
    ],
  })
}

/** The bank has decided for us: the sum comes back. */
export async function bookWonDispute(tx: Transaction, disputeId: string) {
  await reverseBooking(tx, openedKey(disputeId), {
    key: `dispute:${disputeId}:won`,
    kind: 'dispute_won',
  })
}

/**
 * The bank has decided for the buyer: what was held is given back; `held` is more than that where a
 * refund had given part of it back already.
 */
export async function bookLostDispute(
  tx: Transaction,
  payable: Billed,
  dispute: { id: string; held: number; from: TakenFrom } & Money,
) {
  await book(tx, {
    key: `dispute:${dispute.id}:lost`,
    kind: 'dispute_lost',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: dispute.currency,
    postings: [
      ...(await released(tx, payable, dispute.from)),
      { account: 'chargeback-losses', amount: dispute.held - dispute.amount },
      { account: 'disputes', amount: -dispute.held },
    ],
  })
}

/**
 * A payment received: owed by the provider, to the client as a prepayment, and to the tax office; a
 * surplus is owed to the buyer as it came (business.md, Ledger).
 */
export async function bookPayment(
  tx: Transaction,
  payable: { id: string; orderId: string; net: number; vat: number },
  payment: { id: string; surplus: boolean } & Money,
) {
  await book(tx, {
    key: `payment:${payment.id}`,
    kind: 'payment',
    orderId: payable.orderId,
    payableId: payable.id,
    currency: payment.currency,
    postings: [
      { account: `gateway:${payment.gateway}`, amount: payment.amount },
      ...(payment.surplus
        ? [{ account: OWED_TO_BUYERS, amount: -payment.amount }]
        : await owed(tx, payable.orderId, payable)),
    ],
  })
}
