import { randomBytes } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import { verifyPassword } from '~/platform/crypto/passwords.server'
import { db, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { normalizeLogin, normalizePassword, usernameFrom } from './people.rules'
import { writePersonTerms } from '~/domain/search/person-terms.server'

/** The columns of a Viewer. */
export const VIEWER_FIELDS = {
  id: true,
  username: true,
  email: true,
  name: true,
  role: true,
  isAdmin: true,
} as const

/** `anna` to `anna-9`. */
const NUMBERED = 9

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
    select: { ...VIEWER_FIELDS, passwordHash: true },
  })
}

/** The open account with this id. */
export function findPerson(userId: number) {
  return db.user.findUnique({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { ...VIEWER_FIELDS, passwordHash: true },
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
  await writePersonTerms(tx, [user.id])
  return { userId: user.id, created: true }
}

/**
 * The account of somebody who was invited by mail: a new one, or one that has no password yet; the
 * link has proved the address. Null for an address whose account signs in.
 */
export async function openInvitedAccount(
  tx: Transaction,
  {
    passwordHash,
    ...person
  }: { email: string; name: string; language: Language; passwordHash: string },
): Promise<number | null> {
  const { userId } = await createClientAccount(tx, person)
  const { count } = await tx.user.updateMany({
    where: { id: userId, passwordHash: null, disabledAt: null, erasedAt: null },
    data: { passwordHash, name: person.name, emailVerifiedAt: currentTime() },
  })
  if (count === 0) return null
  await writePersonTerms(tx, [userId])
  return userId
}
