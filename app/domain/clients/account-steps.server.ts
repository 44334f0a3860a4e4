import { endEntryLinks } from '~/domain/people/account-links.server'
import { endAccess } from '~/domain/people/end-access.server'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '../events/events.server'
import { RESET_LINK_LIFETIME, WELCOME_LINK_LIFETIME } from '../people/people.rules'
import { issueAccountLink } from '../people/account-links.server'

/**
 * Whose sign-in nobody takes away from here: the staff, also while it is disabled
 * (app/platform/session/roles.ts).
 */
export const NOT_STAFF = {
  NOT: { OR: [{ role: 'admin' as const }, { isAdmin: true }, { id: 1 }] },
} satisfies Prisma.UserWhereInput

type AccountEvent =
  | 'disabled'
  | 'enabled'
  | 'sessions_ended'
  | 'link_sent'
  | 'changed'
  | 'note_added'
  | 'note_removed'
  | 'note_put_back'
  | 'viewed'
  | 'view_ended'

/** Appends to the history of an account what the staff did with it. */
export function recordAccountEvent(
  tx: Transaction,
  userId: number,
  kind: AccountEvent,
  {
    actor,
    ...facts
  }: { actor: Actor; reason?: string; from?: string; to?: string; data?: Prisma.InputJsonObject },
) {
  const key = `account:${userId}:${kind}:${randomUUID()}`
  return recordEvent(tx, {
    subject: 'account',
    subjectId: String(userId),
    kind: `account.${kind}`,
    actor,
    visibility: 'team',
    key,
    ...facts,
  })
}

/**
 * Takes somebody's sign-in away, for a reason, and ends their sessions. Tells whether this call did
 * it: staff, oneself and who is disabled or erased already stay as they are.
 */
export async function disableSignIn(
  tx: Transaction,
  userId: number,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  if (userId === actor.id) return false
  const { count } = await tx.user.updateMany({
    where: { id: userId, disabledAt: null, erasedAt: null, ...NOT_STAFF },
    data: { disabledAt: currentTime() },
  })
  if (count === 0) return false
  await endAccess(tx, userId)
  await endEntryLinks(tx, userId)
  await recordAccountEvent(tx, userId, 'disabled', {
    actor,
    reason,
    from: 'active',
    to: 'disabled',
  })
  return true
}

/** Gives somebody's sign-in back. Tells whether this call did it. */
export async function enableSignIn(
  tx: Transaction,
  userId: number,
  actor: Actor,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, disabledAt: { not: null }, erasedAt: null, ...NOT_STAFF },
    data: { disabledAt: null },
  })
  if (count === 0) return false
  await recordAccountEvent(tx, userId, 'enabled', { actor, from: 'disabled', to: 'active' })
  return true
}

/** Signs somebody out everywhere; how many sessions it was. Staff see to their own. */
export async function endSessions(tx: Transaction, userId: number, actor: Actor): Promise<number> {
  const isOther = await tx.user.findFirst({
    where: { id: userId, ...NOT_STAFF },
    select: { id: true },
  })
  const count = isOther ? await endAccess(tx, userId) : 0
  if (count > 0)
    await recordAccountEvent(tx, userId, 'sessions_ended', { actor, data: { sessions: count } })
  return count
}

/**
 * Who has never had a password gets the welcome of their latest order again, everybody else the
 * mail to choose another one.
 */
async function linkFor(tx: Transaction, userId: number, hasPassword: boolean) {
  const order = hasPassword
    ? null
    : await tx.order.findFirst({
        where: { userId, payables: { some: { status: 'paid' } } },
        orderBy: { id: 'desc' },
        select: { id: true },
      })
  if (order) {
    const linkId = await issueAccountLink(tx, {
      userId,
      purpose: 'set_password',
      lifetime: WELCOME_LINK_LIFETIME,
    })
    return { template: 'welcome', linkId, data: { orderId: order.id, linkId } }
  }
  const linkId = await issueAccountLink(tx, {
    userId,
    purpose: 'reset_password',
    lifetime: RESET_LINK_LIFETIME,
  })
  return { template: 'reset-password', linkId, data: { linkId } }
}

/**
 * Mails a single-use link to choose a password, in the account's language. Tells whether the
 * account is one that can use it.
 */
export async function sendPasswordLink(
  tx: Transaction,
  userId: number,
  actor: Actor,
): Promise<boolean> {
  const user = await tx.user.findFirst({
    where: { id: userId, disabledAt: null, erasedAt: null, ...NOT_STAFF },
    select: { email: true, language: true, passwordHash: true },
  })
  if (!user) return false
  const { template, linkId, data } = await linkFor(tx, userId, user.passwordHash !== null)
  await enqueue(tx, {
    key: `${template}:${linkId}`,
    kind: 'mail',
    payload: { template, language: user.language, to: user.email, userId, data },
  })
  await recordAccountEvent(tx, userId, 'link_sent', { actor })
  return true
}
