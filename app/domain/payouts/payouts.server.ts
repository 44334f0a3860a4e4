import { DomainError } from '~/domain/ground/domain-error'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { beginOfStudioDay } from '~/platform/i18n/format.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { gateway } from '~/platform/payments/payments.server'
import { bookPaidOut, bookReversal } from '../ledger/payout-bookings.server'
import { held, movePayout, readPayout, toBook, type PayoutWithParts } from './move-payout.server'
import { accountState, type KeptAccount } from './payout-account.rules'
import { creditFeeInvoice } from './fee-invoice.server'
import { creditSelfBilling } from './self-billing.server'
import type { Actor } from '../events/events.server'

export const PAYOUT_JOB = 'payout'

const admin = (id: number) => ({ type: 'admin', id }) as const

/**
 * Whether the gateway can send this freelancer money: it knows transfers, and they have an account
 * there that takes them.
 */
export function gatewayFor({ freelancer }: { freelancer: KeptAccount | null }) {
  return gateway.transfers && freelancer && accountState(freelancer) === 'ready'
    ? gateway.name
    : null
}

interface Schedule {
  date: Date
  byHand?: boolean
}

/**
 * Sets the day of a payout; the gateway sends it then, where it can and nobody wants to do it by
 * hand. Throws `payout.*`, `notFound`.
 */
export async function scheduleIn(
  tx: Transaction,
  payoutId: string,
  { date, byHand = false }: Schedule,
  adminId: number,
) {
  const payout = await readPayout(tx, payoutId)
  const sender = byHand ? null : gatewayFor(payout)
  held(
    await movePayout(tx, payout, 'scheduled', {
      actor: admin(adminId),
      data: { scheduledFor: date, gateway: sender },
    }),
  )
  if (!sender) return
  const { round } = payout
  await enqueue(tx, {
    key: `payout:${payoutId}:${round}`,
    kind: PAYOUT_JOB,
    payload: { payoutId, round },
    availableAt: beginOfStudioDay(date),
  })
}

/** The same on its own. */
export const schedulePayout = (payoutId: string, schedule: Schedule, adminId: number) =>
  transaction((tx) => scheduleIn(tx, payoutId, schedule, adminId))

/** What the gateway has in hand, it alone can tell the end of. */
function refuseByProvider({ status, gateway: sender }: PayoutWithParts) {
  if (sender && (status === 'scheduled' || status === 'paid'))
    throw new DomainError('payout.byProvider')
}

/** An admin has made the transfer at the bank. Throws `payout.*`, `notFound`. */
export async function markPaid(
  payoutId: string,
  { reference, paidAt }: { reference: string; paidAt: Date },
  adminId: number,
) {
  await transaction(async (tx) => {
    const payout = await readPayout(tx, payoutId)
    refuseByProvider(payout)
    held(
      await movePayout(tx, payout, 'paid', { actor: admin(adminId), data: { reference, paidAt } }),
    )
    await bookPaidOut(tx, toBook(payout), null)
  })
}

/**
 * Notes in a transaction that the money could not be sent; it stays owed. Tells whether this call
 * did it.
 */
export function failIn(tx: Transaction, payout: PayoutWithParts, reason: string, actor: Actor) {
  return movePayout(tx, payout, 'failed', {
    actor,
    reason,
    data: { reason, round: payout.round + 1, scheduledFor: null, gateway: null },
  })
}

/**
 * Turns all that was booked for a payout round, with a credit note for its invoice. Tells whether
 * this call did it.
 */
export async function reverseIn(
  tx: Transaction,
  payout: PayoutWithParts,
  reason: string,
  actor: Actor,
) {
  if (!(await movePayout(tx, payout, 'reversed', { actor, reason, data: { reason } }))) return false
  await bookReversal(tx, payout.id)
  await creditSelfBilling(tx, payout)
  await creditFeeInvoice(tx, payout)
  return true
}

/**
 * The bank has sent the money back, or would not take it. Throws `payout.*`, `notFound`.
 */
export async function failPayout(payoutId: string, reason: string, adminId: number) {
  await transaction(async (tx) => {
    const payout = await readPayout(tx, payoutId)
    refuseByProvider(payout)
    held(await failIn(tx, payout, reason, admin(adminId)))
  })
}

/** The fee is not owed after all, or was called back. Throws `payout.*`, `notFound`. */
export async function reversePayout(payoutId: string, reason: string, adminId: number) {
  await transaction(async (tx) => {
    const payout = await readPayout(tx, payoutId)
    refuseByProvider(payout)
    held(await reverseIn(tx, payout, reason, admin(adminId)))
  })
}
