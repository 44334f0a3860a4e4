import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/format.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { gateway } from '~/platform/payments/payments.server'
import { bookInputVat, bookPaidOut, bookReversal } from '../ledger/payout-bookings.server'
import { needsSecondApproval } from '../payments/refund.rules'
import { readSettings } from '../settings/settings.server'
import {
  movePayout,
  payeeOf,
  readPayout,
  tellOfPayout,
  toBook,
  type PayoutWithParts,
} from './move-payout.server'
import { accountState, type KeptAccount } from './payout-account.rules'
import { isMarked, markAccount, openAccount, openDetails } from './payout-details.server'
import { creditFeeInvoice } from './fee-invoice.server'
import { creditSelfBilling, issueSelfBilling } from './self-billing.server'
import type { Actor } from '../events/events.server'

export const PAYOUT_JOB = 'payout'

const admin = (id: number) => ({ type: 'admin', id }) as const

function held(moved: boolean) {
  if (!moved) throw new DomainError('moved', 'payout')
}

/** An account to pay to, without which nothing is approved. */
function readAccount(payout: PayoutWithParts) {
  const account = openAccount(payeeOf(payout).payoutDetails)
  if (!account) throw new DomainError('payout.noDetails')
  return account
}

/**
 * The invoice for a freelancer's work, with its VAT. A studio's statement has none: its clients have
 * their invoices.
 */
async function billWork(tx: Transaction, payout: PayoutWithParts): Promise<number> {
  const { freelancer } = payout
  if (!freelancer) return 0
  const details = openDetails(freelancer.payoutDetails)
  if (!details) throw new DomainError('payout.noDetails')
  const vat = await issueSelfBilling(tx, { ...payout, freelancer }, details)
  await bookInputVat(tx, { ...toBook(payout), vat })
  return vat
}

/**
 * The invoice, its VAT and the approval are one; what failed is approved again without another
 * invoice.
 */
async function approve(
  tx: Transaction,
  payout: PayoutWithParts,
  adminId: number,
  data: { approvedById: number } | { secondApprovedById: number },
) {
  const account = readAccount(payout)
  // Both have to have seen the same account.
  if (!isMarked(account, payout.approvedAccount)) throw new DomainError('payout.accountChanged')
  const vat = await billWork(tx, payout)
  held(
    await movePayout(tx, payout, 'approved', {
      actor: admin(adminId),
      data: { ...data, vat, approvedAccount: markAccount(account), approvedAt: currentTime() },
    }),
  )
}

/** The first of two approvals; throws when another one was quicker. */
async function noteFirst(tx: Transaction, payout: PayoutWithParts, adminId: number) {
  const approvedAccount = markAccount(readAccount(payout))
  const { count } = await tx.payout.updateMany({
    where: { id: payout.id, status: 'accrued', approvedById: null },
    data: { approvedById: adminId, approvedAccount },
  })
  held(count === 1)
  await tellOfPayout(tx, payout, 'payout.first_approval', admin(adminId))
}

/** Fees of a currency that were approved today and are not back: integer cents. */
export async function approvedToday(
  tx: Transaction,
  currency: string,
  now = currentTime(),
): Promise<number> {
  const since = beginOfStudioDay(studioDay(now))
  const { _sum } = await tx.payout.aggregate({
    where: {
      currency,
      approvedAt: { gte: since },
      status: { in: ['approved', 'scheduled', 'paid'] },
    },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

export type Approval = 'again' | 'only' | 'first' | 'second'

/**
 * What an admin's approval would be now: above the limit two different admins give theirs, counted
 * over all that is approved on the studio's day (business.md, Two people); what has failed was
 * approved before and takes one. Throws `payout.*`.
 */
async function approvalOf(
  tx: Transaction,
  { status, approvedById, amount, currency }: PayoutWithParts,
  adminId: number,
): Promise<Approval> {
  if (status === 'failed') return 'again'
  if (status !== 'accrued') throw new DomainError('moved', 'payout')
  if (approvedById === adminId) throw new DomainError('payout.sameAdmin')
  // Who has given the first approval has found that it takes two; the next day's sum does not
  // change that.
  if (approvedById !== null) return 'second'
  const sum = amount + (await approvedToday(tx, currency))
  return needsSecondApproval(sum, currency, (await readSettings(tx)).refundLimits)
    ? 'first'
    : 'only'
}

const APPROVE: Record<
  Approval,
  (tx: Transaction, payout: PayoutWithParts, adminId: number) => Promise<void>
> = {
  again: async (tx, payout, adminId) =>
    held(
      await movePayout(tx, payout, 'approved', { actor: admin(adminId), data: { reason: null } }),
    ),
  only: (tx, payout, adminId) => approve(tx, payout, adminId, { approvedById: adminId }),
  first: noteFirst,
  second: (tx, payout, adminId) => approve(tx, payout, adminId, { secondApprovedById: adminId }),
}

/**
 * Gives an admin's approval in a transaction, if it would be one of these. Returns which it was, or
 * null. Throws `payout.*`, `notFound`.
 */
export async function approveIn(
  tx: Transaction,
  payoutId: string,
  adminId: number,
  wanted: readonly Approval[] = ['again', 'only', 'first', 'second'],
) {
  const payout = await readPayout(tx, payoutId)
  const approval = await approvalOf(tx, payout, adminId)
  if (!wanted.includes(approval)) return null
  await APPROVE[approval](tx, payout, adminId)
  return approval
}

/** The first approval was given for another account: it counts no longer. */
async function dropFirst(tx: Transaction, payoutId: string, adminId: number) {
  const payout = await readPayout(tx, payoutId)
  const { id, approvedById, approvedAccount } = payout
  const { count } = await tx.payout.updateMany({
    where: { id, status: 'accrued', approvedById, approvedAccount },
    data: { approvedById: null, approvedAccount: null, round: { increment: 1 } },
  })
  if (count === 1) await tellOfPayout(tx, payout, 'payout.account_changed', admin(adminId))
}

/**
 * An admin's approval. Returns what is still missing. Throws `payout.*`, `notFound`; where the
 * payee has changed the account since the first approval, this one has to be given anew.
 */
export async function approvePayout(
  payoutId: string,
  adminId: number,
): Promise<'approved' | 'second-approval'> {
  try {
    const approval = await transaction((tx) => approveIn(tx, payoutId, adminId))
    return approval === 'first' ? 'second-approval' : 'approved'
  } catch (error) {
    if (isRefusal(error, 'payout.accountChanged'))
      await transaction((tx) => dropFirst(tx, payoutId, adminId))
    throw error
  }
}

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
