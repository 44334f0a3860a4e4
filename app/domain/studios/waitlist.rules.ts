import { subDays } from 'date-fns'

/** Characters of each field of the waitlist's form. */
export const LONGEST = { name: 80, studioName: 80, email: 254 } as const

/**
 * What one studio that joins by a link is worth to whose link it is, in days, and how many count.
 */
export const REFERRAL_DAYS = 3
export const MOST_REFERRALS = 10

/** Days that a place is kept for an address that was not confirmed. */
export const UNCONFIRMED_DAYS = 30

/** Days that an invitation can be taken up. */
export const INVITATION_DAYS = 30

/**
 * Since when a studio stands in line: since it confirmed its address, and earlier for those that
 * its link brought.
 */
export function standsSince(confirmedAt: Date, referrals: number): Date {
  return subDays(confirmedAt, REFERRAL_DAYS * Math.min(referrals, MOST_REFERRALS))
}

/** Letters and digits that are not taken for each other when a link is read out. */
const REFERRAL_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const REFERRAL_LENGTH = 10
const REFERRAL_CODE = new RegExp(`^[${REFERRAL_LETTERS}]{${REFERRAL_LENGTH}}$`)

/** A link's code out of random bytes. */
export function writeReferralCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, REFERRAL_LENGTH)]
    .map((byte) => REFERRAL_LETTERS[byte % REFERRAL_LETTERS.length])
    .join('')
}

/** The code that an address names, or null. */
export const readReferralCode = (text: string | null) =>
  text !== null && REFERRAL_CODE.test(text) ? text : null
