import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/format.server'
import { bookInputVat } from '../ledger/payout-bookings.server'
import { needsSecondApproval } from '../payments/refund.rules'
import { readSettings } from '../settings/settings.server'
import {
  held,
  movePayout,
  payeeOf,
  readPayout,
  tellOfPayout,
  toBook,
  type PayoutWithParts,
} from './move-payout.server'
import { isMarked, markAccount, openAccount, openDetails } from './payout-details.server'
import { issueSelfBilling } from './self-billing.server'

const admin = (id: number) => ({ type: 'admin', id }) as const

/** An account to pay to, without which nothing is approved. */
function readAccount(payout: PayoutWithParts) {
  const account = openAccount(payeeOf(payout).payoutDetails)
  if (!account) throw new DomainError('payout.noDetails')
  return account
}

/**
 * The invoice for a freelancer's work, with its VAT; what failed has one. A studio's statement has
 * none: its clients have their invoices.
 */
async function billWork(tx: Transaction, payout: PayoutWithParts): Promise<number> {
  const { freelancer, selfBilling } = payout
  if (selfBilling) return payout.vat
  if (!freelancer) return 0
  const details = openDetails(freelancer.payoutDetails)
  if (!details) throw new DomainError('payout.noDetails')
  const vat = await issueSelfBilling(tx, { ...payout, freelancer }, details)
  await bookInputVat(tx, { ...toBook(payout), vat })
  return vat
}

/** The invoice, its VAT and the approval are one. */
async function approve(
  tx: Transaction,
  payout: PayoutWithParts,
  adminId: number,
  data: { approvedById: number; secondApprovedById: null } | { secondApprovedById: number },
) {
  const account = readAccount(payout)
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
  const { id, status, approvedById, approvedAccount } = payout
  const { count } = await tx.payout.updateMany({
    where: { id, status, approvedById, approvedAccount },
    data: {
      ...{ approvedById: adminId, secondApprovedById: null, approvedAt: null },
      approvedAccount: markAccount(readAccount(payout)),
    },
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
 * What there is of an approval for the account that the payee has now: all of it, which one that has
 * failed keeps, or whose first one. What was approved for another account has to be approved anew.
 */
export function approvalSoFar(payout: PayoutWithParts) {
  const { status, approvedById, approvedAt, approvedAccount } = payout
  const account = openAccount(payeeOf(payout).payoutDetails)
  const same = account !== null && isMarked(account, approvedAccount)
  if (status === 'failed' && approvedAt !== null) return { whole: same, first: null }
  return { whole: false, first: same ? approvedById : null }
}

/**
 * What an admin's approval would be now: above the limit two different admins give theirs, counted
 * over all that is approved on the studio's day (business.md, Two people); what has failed was
 * approved before and takes one, if for the same account. Throws `payout.*`.
 */
async function approvalOf(
  tx: Transaction,
  payout: PayoutWithParts,
  adminId: number,
): Promise<Approval> {
  const { status, approvedById, amount, currency } = payout
  if (status !== 'accrued' && status !== 'failed') throw new DomainError('moved', 'payout')
  readAccount(payout)
  const { whole, first } = approvalSoFar(payout)
  if (whole) return 'again'
  if (status === 'accrued' && approvedById !== null && first === null)
    throw new DomainError('payout.accountChanged')
  if (first === adminId) throw new DomainError('payout.sameAdmin')
  // Who has given the first approval has found that it takes two; the next day's sum does not
  // change that.
  if (first !== null) return 'second'
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
  only: (tx, payout, adminId) =>
    approve(tx, payout, adminId, { approvedById: adminId, secondApprovedById: null }),
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
