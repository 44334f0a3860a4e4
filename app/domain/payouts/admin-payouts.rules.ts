import { CURRENCIES } from '../catalog/catalog.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { PAYOUT_STATUSES } from './payout.rules'

export const ADMIN_PAYOUTS_PER_PAGE = 25

export const ADMIN_PAYOUT_SORTS = ['due', 'newest', 'oldest', 'name'] as const
export type AdminPayoutSort = (typeof ADMIN_PAYOUT_SORTS)[number]

/** What the payouts are chosen by. */
const list = listFilter(
  { q: readSearch, status: oneOf(PAYOUT_STATUSES), currency: oneOf(CURRENCIES) },
  ADMIN_PAYOUT_SORTS,
)
export type AdminPayoutsFilter = FilterOf<typeof list>
export const { read: readAdminPayoutsFilter, query: adminPayoutsQuery, isNarrowed } = list
