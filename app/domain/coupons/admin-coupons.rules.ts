import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { readSearch } from '~/domain/ground/search.rules'
import type { CouponTerms } from './coupon.rules'

/** Whether a coupon can be used still: one whose last day is over, or that was ended, cannot. */
export const COUPON_STATES = ['open', 'ended'] as const

/** What coupons are chosen by. */
export const couponsFilter = listFilter({ q: readSearch, state: oneOf(COUPON_STATES) }, [
  'newest',
  'oldest',
  'mostUsed',
])
export type CouponsFilter = FilterOf<typeof couponsFilter>

/** How a coupon stands: one that has no use left is open again once an order gives one back. */
export function couponState(
  { expiresAt, useLimit, uses }: Pick<CouponTerms, 'expiresAt' | 'useLimit' | 'uses'>,
  now: Date,
): 'open' | 'usedUp' | 'ended' {
  if (expiresAt && expiresAt <= now) return 'ended'
  return useLimit !== null && uses >= useLimit ? 'usedUp' : 'open'
}
