import { randomBytes, randomUUID } from 'node:crypto'
import { after, currentTime } from '~/platform/clock'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { hashPassword, verifyPassword } from '~/platform/crypto/passwords.server'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import type { Viewer } from '~/platform/session/roles'
import {
  accountLinkState,
  replacedAt,
  LOGIN_MAX,
  normalizeLogin,
  normalizePassword,
  RESET_LINK_LIFETIME,
  usernameFrom,
  type AccountLinkState,
} from './people.rules'
import { writePersonWords } from '~/domain/search/person-words.server'

const viewerFields = {
  id: true,
  username: true,
  email: true,
  name: true,
  role: true,
  isAdmin: true,
} as const

/** `anna` to `anna-9`. */
const NUMBERED = 9

type PasswordPurpose = 'set_password' | 'reset_password'
const PASSWORD_PURPOSES: PasswordPurpose[] = ['set_password', 'reset_password']

/**
 * The open account with this username or mail address, in any case of letters; no username has an @
 * in it.
 */
export async function findUserByLogin(usernameOrEmail: string) {
  const login = normalizeLogin(usernameOrEmail)
  return db.user.findFirst({
    where: {
      ...(login.includes('@') ? { email: login } : { username: login }),
      disabledAt: null,
      erasedAt: null,
    },
    select: { ...viewerFields, passwordHash: true },
  })
}

/** The open account with this id. */
export function findPerson(userId: number) {
  return db.user.findUnique({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { ...viewerFields, passwordHash: true },
  })
}

/**
 * Who signs in with this username or mail address and password, or null; it takes as long when
 * nobody has that name.
 */
export async function authenticate(login: string, password: string): Promise<Viewer | null> {
  const user = await findUserByLogin(login)
  if (!(await verifyPassword(normalizePassword(password), user?.passwordHash ?? null)) || !user)
    return null
  const { passwordHash: _, ...viewer } = user
  return viewer
}

/** The first of `anna`, `anna-2` … `anna-9` that is free, or one with chance in it. */
async function freeUsername(tx: Transaction, email: string) {
  const base = usernameFrom(email)
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`)
  const candidates = [base, ...numbered, `${base}-${randomBytes(4).toString('hex')}`]
  const taken = await tx.user.findMany({
    where: { username: { in: candidates } },
    select: { username: true },
  })
  const names = new Set(taken.map(({ username }) => username))
  return (
    candidates.find((candidate) => !names.has(candidate)) ??
    `${base}-${randomBytes(8).toString('hex')}`
  )
}

/**
 * The account with this mail address, made without a password if there is none. Of two transactions
 * at the same time one makes it, and the other, run again by `transaction`, finds it.
 */
export async function createClientAccount(
  tx: Transaction,
  { email, name, language }: { email: string; name: string; language: Language },
): Promise<{ userId: number; created: boolean }> {
  const address = normalizeLogin(email)
  const existing = await tx.user.findUnique({ where: { email: address }, select: { id: true } })
  if (existing) return { userId: existing.id, created: false }
  const username = await freeUsername(tx, address)
  const user = await tx.user.create({
    data: { email: address, username, name: name.trim(), language },
    select: { id: true },
  })
  await writePersonWords(tx, [user.id])
  return { userId: user.id, created: true }
}

/** Writes a single-use link for a user and returns its id; `lifetime` is in milliseconds. */
export async function issueAccountLink(
  tx: Transaction,
  {
    userId,
    purpose,
    lifetime,
    email,
  }: {
    userId: number
    purpose: PasswordPurpose | 'confirm_email'
    lifetime: number
    email?: string
  },
): Promise<string> {
  const { id } = await tx.accountLink.create({
    data: { userId, purpose, email, expiresAt: after(lifetime) },
    select: { id: true },
  })
  return id
}

export interface AccountLinkView {
  id: string
  state: AccountLinkState
  purpose: PasswordPurpose
  user: Pick<Viewer, 'id' | 'username' | 'email' | 'name'>
}

/**
 * The password link behind a token and whose it is, also when it no longer holds; null for a token
 * we never signed.
 */
export async function findAccountLink(token: string): Promise<AccountLinkView | null> {
  const id = readLinkToken('account-link', token)
  if (id === null) return null
  const link = await db.accountLink.findFirst({
    where: { id, purpose: { in: PASSWORD_PURPOSES }, user: { disabledAt: null, erasedAt: null } },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { id: true, username: true, email: true, name: true } },
    },
  })
  if (!link) return null
  return {
    id,
    state: accountLinkState(link),
    purpose: link.purpose as PasswordPurpose,
    user: link.user,
  }
}

/**
 * Marks the link as used if it still holds: of callers at the same time, one gets its user's id,
 * the others null.
 */
async function spend(tx: Transaction, id: string, now: Date): Promise<number | null> {
  const { count } = await tx.accountLink.updateMany({
    where: {
      id,
      usedAt: null,
      expiresAt: { gt: now },
      purpose: { in: PASSWORD_PURPOSES },
      user: { disabledAt: null, erasedAt: null },
    },
    data: { usedAt: now },
  })
  if (count === 0) return null
  const link = await tx.accountLink.findUniqueOrThrow({ where: { id }, select: { userId: true } })
  return link.userId
}

/**
 * Sets the password of a link's owner, who is then signed out everywhere and has a proven mail
 * address; the owner's other password links end too. The password must already be allowed
 * (`passwordProblem`). Null when the link does not hold.
 */
export async function usePasswordLink(token: string, newPassword: string): Promise<Viewer | null> {
  const id = readLinkToken('account-link', token)
  if (id === null) return null
  const passwordHash = await hashPassword(normalizePassword(newPassword))
  return transaction(async (tx) => {
    const now = currentTime()
    const userId = await spend(tx, id, now)
    if (userId === null) return null
    await tx.accountLink.updateMany({
      where: { userId, usedAt: null, purpose: { in: PASSWORD_PURPOSES } },
      data: replacedAt(now),
    })
    await tx.session.deleteMany({ where: { userId } })
    await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: now },
    })
    return tx.user.update({ where: { id: userId }, data: { passwordHash }, select: viewerFields })
  })
}

export const PASSWORD_RESET_JOB = 'password-reset'

/**
 * Asks for a reset link by a username or mail address. The worker looks whose it is: whoever asks
 * cannot tell, by the answer or by its time, whether there is such an account.
 */
export async function requestPasswordReset(
  usernameOrEmail: string,
  language: Language,
): Promise<void> {
  const payload = { login: normalizeLogin(usernameOrEmail).slice(0, LOGIN_MAX), language }
  await transaction((tx) =>
    enqueue(tx, {
      key: `${PASSWORD_RESET_JOB}:${randomUUID()}`,
      kind: PASSWORD_RESET_JOB,
      payload,
    }),
  )
}

/** Mails a reset link to the owner of the account that was asked for, if there is one. */
export const mailPasswordReset: JobHandler = async ({ key, payload }) => {
  const { login, language } = payload as { login: string; language: Language }
  const user = await findUserByLogin(login)
  if (!user) return
  await transaction(async (tx) => {
    const linkId = await issueAccountLink(tx, {
      userId: user.id,
      purpose: 'reset_password',
      lifetime: RESET_LINK_LIFETIME,
    })
    await enqueue(tx, {
      key: key.replace(PASSWORD_RESET_JOB, 'reset-password'),
      kind: 'mail',
      payload: {
        template: 'reset-password',
        language,
        to: user.email,
        userId: user.id,
        data: { linkId },
      },
    })
  })
}
