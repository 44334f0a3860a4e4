import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import {
  hashesOfSecret,
  hashSecret,
  openSecret,
  sealSecret,
} from '~/platform/crypto/secret-box.server'
import { db, transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { tellAccount } from '../people/account-notices.server'
import { lastFour } from './iban.rules'
import { orderOf, payeeOf, readPayout, type PayoutWithParts } from './move-payout.server'
import type { PayoutStatus } from '../ground/machines.rules'
import {
  SELF_BILLING_TERMS,
  type PayeeAccount,
  type PayoutDetailsInput,
} from './payout-details.schema'

/** What is kept of a freelancer's account; only sealed in the database, and never in a log. */
export interface PayoutDetails extends PayoutDetailsInput {
  /** When they agreed that the studio writes their invoices, and to which words. */
  agreedAt: string
  terms: string
}

const open = (sealed: string | null) =>
  sealed === null ? null : openSecret('payout-details', sealed)

/**
 * A freelancer's details in the clear, null where there are none or another secret of the app has
 * sealed them.
 */
export function openDetails(sealed: string | null): PayoutDetails | null {
  const bytes = open(sealed)
  return bytes && (JSON.parse(bytes.toString('utf8')) as PayoutDetails)
}

/** The account alone, a freelancer's or a studio's; null as for `openDetails`. */
export function openAccount(sealed: string | null): PayeeAccount | null {
  const bytes = open(sealed)
  if (!bytes) return null
  const { holder, iban, accountNumber, routing, bic } = JSON.parse(
    bytes.toString('utf8'),
  ) as PayeeAccount
  return { holder, iban, accountNumber, routing, bic }
}

/** What tells one account from another. */
const written = ({ holder, iban, accountNumber, routing, bic }: PayeeAccount) =>
  JSON.stringify([holder, iban, accountNumber, routing, bic].map((part) => part ?? ''))

/** A mark by which an account is known again without being kept. */
export const markAccount = (account: PayeeAccount) => hashSecret('payout-details', written(account))

/** Whether an account is that of a mark; what was approved before there were marks has none. */
export const isMarked = (account: PayeeAccount, mark: string | null) =>
  mark === null || hashesOfSecret('payout-details', written(account)).includes(mark)

/**
 * The account that a payout is paid to by hand: the one that it was approved for. Throws
 * `payout.noDetails`, and `payout.otherAccount` where the payee has given another one since.
 */
export function approvedAccountOf(payout: PayoutWithParts): PayeeAccount {
  const account = openAccount(payeeOf(payout).payoutDetails)
  if (!account) throw new DomainError('payout.noDetails')
  if (!isMarked(account, payout.approvedAccount)) throw new DomainError('payout.otherAccount')
  return account
}

export const sealDetails = (details: PayoutDetails | PayeeAccount) =>
  sealSecret('payout-details', Buffer.from(JSON.stringify(details)))

/**
 * Keeps new details with the agreement to self-billing, and mails the freelancer that they have
 * changed. Throws `notFound`.
 */
export async function changePayoutDetails(
  userId: number,
  input: PayoutDetailsInput,
  now = currentTime(),
) {
  const details: PayoutDetails = {
    ...input,
    agreedAt: now.toISOString(),
    terms: SELF_BILLING_TERMS,
  }
  const payoutDetails = sealDetails(details)
  await transaction(async (tx) => {
    const { count } = await tx.freelancer.updateMany({ where: { userId }, data: { payoutDetails } })
    if (count === 0) throw new DomainError('notFound', 'freelancer')
    await tellAccount(tx, userId, 'payoutDetailsChanged')
  })
}

/** The details as they are shown again: of the account number its last four signs. */
export function maskDetails<Details extends PayeeAccount>({
  iban,
  accountNumber,
  routing: _,
  ...details
}: Details) {
  return { ...details, ending: lastFour(iban ?? accountNumber ?? '') }
}

/** Whether somebody sends the money by hand now, and so needs the account that it goes to. */
export const needsAccount = ({
  status,
  gateway,
}: {
  status: PayoutStatus
  gateway: string | null
}) => status === 'scheduled' && gateway === null

/**
 * The account that a payout is paid to by hand, in full: the one way on which it leaves the vault,
 * and each time the history notes who looked. Throws `notFound`, and `payout.*` for a
 * payout that nobody is to pay by hand now.
 */
export async function showPayoutAccount(payoutId: string, adminId: number): Promise<PayeeAccount> {
  return transaction(async (tx) => {
    const payout = await readPayout(tx, payoutId)
    if (!needsAccount(payout)) throw new DomainError('moved', 'payout')
    const account = approvedAccountOf(payout)
    await recordEvent(tx, {
      ...{
        subject: 'payout',
        subjectId: payoutId,
        kind: 'payout.account_shown',
        actor: { type: 'admin', id: adminId },
        orderId: orderOf(payout),
      },
      ...{ visibility: 'team', key: `payout:${payoutId}:account_shown:${randomUUID()}` },
    })
    return account
  })
}

export async function findOwnFreelancer(userId: number) {
  const freelancer = await db.freelancer.findUnique({
    where: { userId },
    select: {
      id: true,
      payoutDetails: true,
      connectAccountId: true,
      connectFacts: true,
      connectReadAt: true,
    },
  })
  if (!freelancer) return null
  const { payoutDetails, ...rest } = freelancer
  const details = openDetails(payoutDetails)
  return { ...rest, details: details && maskDetails(details) }
}
