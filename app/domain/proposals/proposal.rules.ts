import { DAY } from '~/platform/clock'

/** For how many days a studio's quote can hold. */
export const VALID_DAYS = [7, 14, 30, 60] as const

/** As many lines as one quote has at most. */
export const MOST_LINES = 20

/** Characters, with a line break as one. */
export const LIMITS = { title: 120, name: 120, note: 2000, description: 1000 } as const

/** Working days that one line may take; half a year. */
export const MOST_DAYS = 130
export const MOST_ROUNDS = 10

/**
 * How many quotes go out in a day from one person, from their studio, from it to one address, and
 * to that address from all: each is a mail to whoever the studio likes.
 */
export const SEND_LIMITS = {
  person: { limit: 30, window: DAY },
  studio: { limit: 60, window: DAY },
  address: { limit: 5, window: DAY },
  all: { limit: 15, window: DAY },
}

/**
 * Under which its cart stands, in place of a browser's fingerprint: no cookie is ever read as it, so
 * that the cart is reached by the quote's link alone.
 */
export const visitorOfProposal = (id: string) => `proposal:${id}`

/** Whether a quote that was sent can still be accepted. */
export const isOpenProposal = (
  { status, expiresAt }: { status: string; expiresAt: Date | null },
  now: Date,
) => status === 'sent' && expiresAt !== null && expiresAt > now
