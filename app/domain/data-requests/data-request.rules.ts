import { DAY } from '~/platform/clock'

/** How long an export can be fetched, in milliseconds; the privacy policy says it. */
export const EXPORT_LIFETIME = 7 * DAY

/** Orders with nothing left to do; all others keep their buyer's account. */
export const ENDED_ORDERS = ['completed', 'closed', 'expired', 'cancelled', 'withdrawn'] as const

/** Why an account cannot be erased now. */
export type ErasureBlock = 'orders' | 'staff' | 'assignments' | 'company'

/** What stands where the person's name was; `.invalid` is an address that nobody can have (RFC 2606). */
export function erasedNames(userId: number) {
  return { username: `erased-${userId}`, email: `erased-${userId}@account.invalid`, name: '' }
}
