import { DAY } from '~/platform/clock'

/** How long an export can be fetched, in milliseconds; the privacy policy says it. */
export const EXPORT_LIFETIME = 7 * DAY

/** Why an account cannot be erased now. */
export type ErasureBlock = 'orders' | 'staff' | 'assignments' | 'company'

/** Addresses that nobody can have (RFC 2606). */
const NOBODY = '@account.invalid'

/** What stands where the person's name was. */
export function erasedNames(userId: number) {
  return { username: `erased-${userId}`, email: `erased-${userId}${NOBODY}`, name: '' }
}

/** Whether an address was erased: of an account, or of an order, which then has none. */
export function isErasedAddress(address: string | null) {
  return !address || address.endsWith(NOBODY)
}
