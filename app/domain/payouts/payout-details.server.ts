import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import { openSecret, sealSecret } from '~/platform/crypto/secret-box.server'
import { db, transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { tellAccount } from '../people/account-notices.server'
import { lastFour } from './iban.rules'
import { orderOf, readPayout } from './move-payout.server'
import type { PayoutStatus } from '../ground/machines.rules'
import { SELF_BILLING_TERMS, type PayoutDetailsInput } from './payout-details.schema'

/** What is kept of a freelancer's account; only sealed in the database, and never in a log. */
export interface PayoutDetails extends PayoutDetailsInput {
  /** When they agreed that the studio writes their invoices, and to which words. */
  agreedAt: string
  terms: string
}

/**
 * The details in the clear, null where there are none or another secret of the app has sealed them.
 */
export function openDetails(sealed: string | null): PayoutDetails | null {
  const bytes = sealed === null ? null : openSecret('payout-details', sealed)
  return bytes && (JSON.parse(bytes.toString('utf8')) as PayoutDetails)
}

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
  const payoutDetails = sealSecret('payout-details', Buffer.from(JSON.stringify(details)))
  await transaction(async (tx) => {
    const { count } = await tx.freelancer.updateMany({ where: { userId }, data: { payoutDetails } })
    if (count === 0) throw new DomainError('notFound', 'freelancer')
    await tellAccount(tx, userId, 'payoutDetailsChanged')
  })
}

/** The details as they are shown again: of the account number its last four signs. */
export function maskDetails({ iban, accountNumber, routing: _, ...details }: PayoutDetails) {
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
export async function showPayoutAccount(
  payoutId: string,
  adminId: number,
): Promise<Pick<PayoutDetails, 'holder' | 'iban' | 'accountNumber' | 'routing' | 'bic'>> {
  return transaction(async (tx) => {
    const payout = await readPayout(tx, payoutId)
    if (!needsAccount(payout)) throw new DomainError('moved', 'payout')
    const details = openDetails(payout.freelancer.payoutDetails)
    if (!details) throw new DomainError('payout.noDetails')
    const { holder, iban, accountNumber, routing, bic } = details
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
    return { holder, iban, accountNumber, routing, bic }
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
