import { currentTime, HOUR, MINUTE } from '~/platform/clock'
import { normalizeAddress } from '~/platform/mail-address'
import { normalize } from '~/platform/normalize'
import { isCommonPassword } from './common-password.rules'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200
/** Longer than any password that was ever set, so that no work is spent on a flood. */
export const TYPED_PASSWORD_MAX = 5 * PASSWORD_MAX
export const LOGIN_MAX = 200

/** Milliseconds for which a link holds; each works once (business.md, Onboarding). */
export const WELCOME_LINK_LIFETIME = 24 * HOUR
export const RESET_LINK_LIFETIME = HOUR
export const SIGN_IN_LINK_LIFETIME = 15 * MINUTE
/**
 * Milliseconds after a link that was asked for in which no other is mailed, as the first still
 * holds: shorter than its life, so that whoever asks has one that works.
 */
export const RESET_LINK_PAUSE = 15 * MINUTE
export const SIGN_IN_LINK_PAUSE = 5 * MINUTE

/** `breached` is told by `isBreachedPassword`, the others by `passwordProblem`. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'personal' | 'common' | 'breached'

/** A username or mail address as the database keeps it. */
export const normalizeLogin = normalizeAddress

/** The same password typed on another keyboard is the same text. */
export function normalizePassword(password: string) {
  return normalize(password, 'NFKC')
}

/**
 * What is wrong with a new password, or null. Its length in characters counts, and it may be
 * neither a name of its owner nor one that is tried first.
 */
export function passwordProblem(
  password: string,
  owner: { username: string; email: string },
): PasswordProblem | null {
  if (password.length > TYPED_PASSWORD_MAX) return 'tooLong'
  const text = normalizePassword(password)
  const length = [...text].length
  if (length < PASSWORD_MIN) return 'tooShort'
  if (length > PASSWORD_MAX) return 'tooLong'
  if ([owner.username, owner.email].map(normalizeLogin).includes(normalizeLogin(text)))
    return 'personal'
  return isCommonPassword(text, [owner.username, owner.email.split('@')[0]!]) ? 'common' : null
}

const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
}
export const USERNAME_MAX = 30

/**
 * A username from what stands before the @, in plain letters and digits; never empty, and never
 * with an @ in it.
 */
export function usernameFrom(email: string) {
  const local = normalizeLogin(email).split(/[@+]/)[0]!
  const plain = local.replace(/[łøđðæœþß]/g, (letter) => LETTERS[letter] ?? letter)
  const name = normalize(plain, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, USERNAME_MAX)
    .replace(/^-|-$/g, '')
  return name || 'client'
}

export const USERNAME_MIN = 3

/**
 * What is wrong with a username that somebody picks, or null; the one that they have is always
 * allowed.
 */
export function usernameProblem(username: string, current: string): 'form' | null {
  if (username.length > LOGIN_MAX) return 'form'
  const name = normalizeLogin(username)
  if (name === current) return null
  return name.length <= USERNAME_MAX &&
    /^[a-z0-9][a-z0-9._-]*[a-z0-9]$/.test(name) &&
    name.length >= USERNAME_MIN
    ? null
    : 'form'
}

export type AccountLinkState = 'open' | 'used' | 'replaced' | 'expired'

/** How a mailed link ends that nobody opened, because of a newer one or of what was done since. */
export const replacedAt = (now: Date) => ({ usedAt: now, expiresAt: now })

/** Whether a mailed link still holds. */
export function accountLinkState(
  link: { usedAt: Date | null; expiresAt: Date },
  now = currentTime(),
): AccountLinkState {
  if (link.usedAt) return +link.usedAt === +link.expiresAt ? 'replaced' : 'used'
  return link.expiresAt <= now ? 'expired' : 'open'
}
