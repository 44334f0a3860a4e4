import { endAccess } from './end-access.server'
import { currentTime, HOUR } from '~/platform/clock'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { hashPassword, verifyPassword } from '~/platform/crypto/passwords.server'
import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import type { Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { endEntryLinks, issueAccountLink } from './account-links.server'
import { tellAccount } from './account-notices.server'
import {
  accountLinkState,
  normalizeLogin,
  normalizePassword,
  replacedAt,
  type AccountLinkState,
} from './people.rules'
import { changeBuyer } from '~/domain/search/order-terms.server'
import { writePersonTerms } from '~/domain/search/person-terms.server'

const CONFIRM_LINK_LIFETIME = 24 * HOUR

export function readProfile(userId: number) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, username: true, email: true, phone: true },
  })
}

/** Writes name, username and phone; 'taken' when somebody else has the username. */
export async function changeProfile(
  userId: number,
  { name, username, phone }: { name: string; username: string; phone?: string },
): Promise<'changed' | 'taken'> {
  try {
    await transaction(async (tx) => {
      await tx.user.update({
        where: { id: userId },
        data: { name, username: normalizeLogin(username), phone: phone || null },
        select: { id: true },
      })
      await writePersonTerms(tx, [userId])
    })
    return 'changed'
  } catch (error) {
    if (isUniqueViolation(error, 'username')) return 'taken'
    throw error
  }
}

/** Whether this is the password of a person who is signed in. */
export async function isOwnPassword(userId: number, password: string): Promise<boolean> {
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  return verifyPassword(normalizePassword(password), passwordHash)
}

/**
 * Sets a new password, which must be allowed; every session but `keep` ends, as do tokens of
 * programs and links to choose another, and a mail tells of it.
 */
export async function changePassword(
  userId: number,
  newPassword: string,
  keep: string,
): Promise<void> {
  const passwordHash = await hashPassword(normalizePassword(newPassword))
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } })
    await endAccess(tx, userId, keep)
    await endEntryLinks(tx, userId)
    await tellAccount(tx, userId, 'passwordChanged')
  })
}

/**
 * Mails a link to a new address, which becomes the account's when it is followed, and tells the
 * present one. Whoever has that address already is told by mail instead; the answer is the same.
 */
export async function askEmailChange(
  userId: number,
  newEmail: string,
  language: Language,
): Promise<void> {
  const email = normalizeLogin(newEmail)
  await transaction(async (tx) => {
    await tx.accountLink.updateMany({
      where: { userId, purpose: 'confirm_email', usedAt: null },
      data: replacedAt(currentTime()),
    })
    const linkId = await issueAccountLink(tx, {
      userId,
      purpose: 'confirm_email',
      lifetime: CONFIRM_LINK_LIFETIME,
      email,
    })
    await tellAccount(tx, userId, 'emailChangeAsked', { email }, { key: linkId })
    const holder = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (holder) return tellAccount(tx, holder.id, 'emailTaken', {}, { key: linkId })
    await enqueue(tx, {
      key: `confirm-email:${linkId}`,
      kind: 'mail',
      payload: { template: 'confirm-email', language, to: email, userId, data: { linkId } },
    })
  })
}

export interface EmailLink {
  id: string
  userId: number
  state: AccountLinkState
  email: string
}

const ALIVE = { disabledAt: null, erasedAt: null }

/**
 * The link behind a token, also when it no longer holds; null for a token that we never signed for
 * this.
 */
export async function findEmailLink(token: string): Promise<EmailLink | null> {
  const id = readLinkToken('account-link', token)
  if (id === null) return null
  const link = await db.accountLink.findFirst({
    where: { id, purpose: 'confirm_email', email: { not: null }, user: ALIVE },
  })
  return link && { id, userId: link.userId, state: accountLinkState(link), email: link.email! }
}

/**
 * Makes the link's address the account's and that of its orders, to which receipts go from now on;
 * the old one is told, and links that were mailed there end.
 */
export async function confirmEmail({
  id,
  userId,
  email,
}: EmailLink): Promise<'changed' | 'taken' | 'closed'> {
  try {
    return await transaction(async (tx) => {
      const now = currentTime()
      const { count } = await tx.accountLink.updateMany({
        where: { id, usedAt: null, expiresAt: { gt: now }, user: ALIVE },
        data: { usedAt: now },
      })
      if (count === 0) return 'closed'
      const before = await tx.user.findUniqueOrThrow({
        where: { id: userId },
        select: { email: true },
      })
      await tx.user.update({
        where: { id: userId },
        data: { email, emailVerifiedAt: now },
        select: { id: true },
      })
      await writePersonTerms(tx, [userId])
      await changeBuyer(tx, { userId, email: before.email }, { email })
      await tx.accountLink.updateMany({ where: { userId, usedAt: null }, data: replacedAt(now) })
      await tellAccount(tx, userId, 'emailChanged', { email }, { to: before.email, key: id })
      return 'changed'
    })
  } catch (error) {
    if (isUniqueViolation(error, 'email')) return 'taken'
    throw error
  }
}
