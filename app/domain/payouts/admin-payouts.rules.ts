import { CURRENCIES } from '../catalog/catalog.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { PAYOUT_STATUSES } from '../ground/machines.rules'

const ADMIN_PAYOUT_SORTS = ['due', 'newest', 'oldest', 'name'] as const
export type AdminPayoutSort = (typeof ADMIN_PAYOUT_SORTS)[number]

/** What the payouts are chosen by. */
export const adminPayoutsFilter = listFilter(
  { q: readSearch, status: oneOf(PAYOUT_STATUSES), currency: oneOf(CURRENCIES) },
  ADMIN_PAYOUT_SORTS,
)
export type AdminPayoutsFilter = FilterOf<typeof adminPayoutsFilter>
