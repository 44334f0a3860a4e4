import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { db, Prisma, transaction, type Transaction } from '~/platform/db/db.server'
import type { Accounts, GatewayAccount } from '~/platform/payments/accounts'
import { gateway } from '~/platform/payments/payments.server'
import { recordEvent, type Actor } from '../events/events.server'
import { notifyStaff } from '../notifications/notify.server'
import { finishEvent, type StoredEvent } from '../payments/webhook-events.server'
import { tellAccount } from '../people/account-notices.server'
import { accountState, type AccountFacts, type AccountState } from './payout-account.rules'
import { openDetails } from './payout-details.server'

const KEPT = {
  id: true,
  userId: true,
  connectAccountId: true,
  connectRound: true,
  connectFacts: true,
  connectReadAt: true,
} as const
type Kept = Prisma.FreelancerGetPayload<{ select: typeof KEPT }>

function accounts(): Accounts {
  if (!gateway.transfers) throw new DomainError('notFound', 'payout accounts')
  return gateway.transfers.accounts
}

function toFacts({ transfers, payouts, submitted, due, dueBy, stopped }: GatewayAccount) {
  return {
    transfers,
    payouts,
    submitted,
    due,
    dueBy: dueBy?.toISOString() ?? null,
    stopped,
  } satisfies AccountFacts
}

/** What of an account's way is part of the freelancer's history. */
function eventOf(before: AccountState, after: AccountState) {
  if (after === 'none') return 'account_ended'
  if (after === 'ready') return 'account_ready'
  if (after === 'restricted') return 'account_stopped'
  return before === 'none' ? 'account_opened' : before === 'ready' ? 'account_held' : null
}

async function tell(
  tx: Transaction,
  { id, connectRound }: Kept,
  [before, after]: [AccountState, AccountState],
  actor: Actor,
  at: Date,
) {
  const kind = before === after ? null : eventOf(before, after)
  if (!kind) return
  const key = `freelancer:${id}:${kind}:${connectRound}:${at.toISOString()}`
  await recordEvent(tx, {
    subject: 'freelancer',
    subjectId: id,
    kind: `freelancer.${kind}`,
    actor,
    visibility: 'team',
    key,
  })
}

/** An account is gone: the freelancer is paid by hand again, and they and the staff are told. */
async function endAccount(tx: Transaction, freelancer: Kept, readAt: Date) {
  const { id, userId, connectRound } = freelancer
  await tx.freelancer.update({
    where: { id },
    data: {
      connectAccountId: null,
      connectFacts: Prisma.DbNull,
      connectReadAt: readAt,
      connectRound: connectRound + 1,
    },
  })
  await tell(tx, freelancer, [accountState(freelancer), 'none'], { type: 'gateway' }, readAt)
  const key = `payout-account:${id}:${connectRound}`
  await tellAccount(tx, userId, 'payoutAccountEnded', {}, { key })
  const { name: who } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true },
  })
  await notifyStaff(tx, {
    kind: 'studio.payoutAccount',
    data: { who },
    href: adminPaths.freelancer(id),
    key,
  })
}

/** Keeps what was read of an account; what was read before something newer is forgotten. */
async function keepAccount(
  tx: Transaction,
  accountId: string,
  told: GatewayAccount | null,
  readAt: Date,
) {
  const freelancer = await tx.freelancer.findUnique({
    where: { connectAccountId: accountId },
    select: KEPT,
  })
  if (!freelancer || (freelancer.connectReadAt && freelancer.connectReadAt > readAt)) return
  if (!told) return endAccount(tx, freelancer, readAt)
  const connectFacts = { ...toFacts(told) }
  await tx.freelancer.update({
    where: { id: freelancer.id },
    data: { connectFacts, connectReadAt: readAt },
  })
  const after = accountState({ connectAccountId: accountId, connectFacts })
  await tell(tx, freelancer, [accountState(freelancer), after], { type: 'gateway' }, readAt)
}

/** Asks the provider how an account is now, and keeps that. Throws GatewayError. */
async function readAccount(accountId: string, event?: StoredEvent) {
  const readAt = currentTime()
  const told = await accounts().retrieve(accountId)
  await transaction(async (tx) => {
    if (event && !(await finishEvent(tx, event, 'applied'))) return
    await keepAccount(tx, accountId, told, readAt)
  })
}

/**
 * Follows an event about an account: what counts is the account as the provider has it now, so that
 * repeats, late ones and another order do no harm. One of nobody here changes nothing. Throws
 * GatewayError.
 */
export async function receiveAccount(accountId: string, event?: StoredEvent) {
  const known = (await db.freelancer.count({ where: { connectAccountId: accountId } })) > 0
  if (known) await readAccount(accountId, event)
  else if (event) await transaction((tx) => finishEvent(tx, event, 'ignored'))
}

async function getOwn(userId: number): Promise<Kept> {
  const freelancer = await db.freelancer.findUnique({ where: { userId }, select: KEPT })
  if (!freelancer) throw new DomainError('notFound', 'freelancer')
  return freelancer
}

/** Reads a freelancer's own account anew, if they have one. Throws GatewayError, `notFound`. */
export async function refreshOwnAccount(userId: number): Promise<AccountState> {
  const { connectAccountId } = await getOwn(userId)
  if (connectAccountId) await readAccount(connectAccountId)
  return accountState(await getOwn(userId))
}

/**
 * The account that a payout can be sent to, asked of the provider now; null for one that is paid by
 * hand. Throws GatewayError.
 */
export async function accountToSendTo(freelancerId: string): Promise<string | null> {
  const { userId } = await db.freelancer.findUniqueOrThrow({
    where: { id: freelancerId },
    select: { userId: true },
  })
  if ((await refreshOwnAccount(userId)) !== 'ready') return null
  return (await getOwn(userId)).connectAccountId
}

/**
 * An account of nobody yet becomes the freelancer's, once; they are told by mail, whoever asked for
 * it.
 */
async function takeAccount(freelancer: Kept, account: GatewayAccount, readAt: Date) {
  const { id, userId, connectRound } = freelancer
  await transaction(async (tx) => {
    const data = {
      connectAccountId: account.id,
      connectFacts: toFacts(account),
      connectReadAt: readAt,
    }
    const { count } = await tx.freelancer.updateMany({
      where: { id, connectAccountId: null, connectRound },
      data,
    })
    if (count === 0) return
    await tell(tx, freelancer, ['none', 'asked'], { type: 'freelancer', id: userId }, readAt)
    await tellAccount(tx, userId, 'payoutAccountOpened', {}, { key: `${id}:${connectRound}` })
  })
}

/**
 * Opens an account in the country of the payout details. A repeat of it, at once or later, gives
 * the same one.
 */
async function openAccount(freelancer: Kept): Promise<string> {
  const { id: freelancerId, userId, connectRound: round } = freelancer
  const { payoutDetails, user } = await db.freelancer.findUniqueOrThrow({
    where: { userId },
    select: { payoutDetails: true, user: { select: { email: true } } },
  })
  const details = openDetails(payoutDetails)
  if (!details) throw new DomainError('payout.noDetails')
  const readAt = currentTime()
  const account = await accounts().create({
    freelancerId,
    userId,
    round,
    email: user.email,
    country: details.country,
  })
  await takeAccount(freelancer, account, readAt)
  return account.id
}

export type AccountUrls = Parameters<Accounts['linkToQuestions']>[1]

/**
 * Where a freelancer answers the provider's questions; their account is opened first where there is
 * none. Throws `payout.noDetails`, GatewayError, `notFound`.
 */
export async function startOwnAccount(userId: number, urls: AccountUrls): Promise<string> {
  const provider = accounts()
  await refreshOwnAccount(userId)
  const own = await getOwn(userId)
  return provider.linkToQuestions(own.connectAccountId ?? (await openAccount(own)), urls)
}

/**
 * The same for an account that is there; null where there is none. Throws GatewayError,
 * `notFound`.
 */
export async function continueOwnAccount(
  userId: number,
  urls: AccountUrls,
): Promise<string | null> {
  const provider = accounts()
  const { connectAccountId } = await getOwn(userId)
  return connectAccountId && provider.linkToQuestions(connectAccountId, urls)
}

/**
 * A freelancer's own pages at the provider; null while no payouts are sent there. Throws
 * GatewayError, `notFound`.
 */
export async function ownDashboard(userId: number): Promise<string | null> {
  const provider = accounts()
  const own = await getOwn(userId)
  return own.connectAccountId && accountState(own) === 'ready'
    ? provider.linkToDashboard(own.connectAccountId)
    : null
}
