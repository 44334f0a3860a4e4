import { normalize } from '~/platform/normalize'
import { isFreelancerOrAdmin, type Viewer } from '~/platform/session/roles'

/** As many as are handed out at once. */
export const RECOVERY_CODES = 10

/**
 * What a person types: six digits of the phone, or a recovery code, with the spaces and hyphens
 * that they were shown with, which a word processor makes into dashes of its own.
 */
export function normalizeCode(typed: string) {
  return normalize(typed, 'NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase()
}

const LOOKS_LIKE: Record<string, string> = { '0': 'O', '1': 'I', '8': 'B' }

/** A recovery code as base32 spells it, which has no digits that look like letters (RFC 4648). */
export const asRecoveryCode = (code: string) => code.replace(/[018]/g, (sign) => LOOKS_LIKE[sign]!)

/**
 * Whether what is typed looks like the digits of a phone; a recovery code has letters and is
 * longer.
 */
export function isPhoneCode(typed: string) {
  return /^\d{1,10}$/.test(normalizeCode(typed))
}

/** Letters in groups, as they are read from a screen and typed on a phone. */
export function inGroups(text: string, size: number, between = ' ') {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)
}

/**
 * Whose account opens other people's work: they are asked to have a second factor (business.md,
 * Accounts and access).
 */
export function shouldHaveSecondFactor(viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>) {
  return isFreelancerOrAdmin(viewer)
}
