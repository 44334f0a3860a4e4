import { readSearch } from '../content/search.rules'
import { CURRENCIES, type Currency } from '../catalog/catalog.rules'
import { PAYOUT_STATUSES, type PayoutStatus } from './payout.rules'

export const ADMIN_PAYOUTS_PER_PAGE = 25

export const ADMIN_PAYOUT_SORTS = ['due', 'newest', 'oldest', 'name'] as const
export type AdminPayoutSort = (typeof ADMIN_PAYOUT_SORTS)[number]

/** What the payouts are chosen by; each part is also the name of a query parameter. */
export interface AdminPayoutsFilter {
  /** Words to look for; empty for none. */
  q: string
  status: PayoutStatus | null
  currency: Currency | null
  sort: AdminPayoutSort
}

const one = <Value extends string>(values: readonly Value[], asked: string | null) => values.find((value) => value === asked) ?? null

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readAdminPayoutsFilter(query: URLSearchParams): AdminPayoutsFilter {
  return {
    q: readSearch(query.get('q')),
    status: one(PAYOUT_STATUSES, query.get('status')),
    currency: one(CURRENCIES, query.get('currency')),
    sort: one(ADMIN_PAYOUT_SORTS, query.get('sort')) ?? 'due',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function adminPayoutsQuery({ q, status, currency, sort }: AdminPayoutsFilter) {
  return { q: q || undefined, status: status ?? undefined, currency: currency ?? undefined, sort: sort === 'due' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, currency }: AdminPayoutsFilter) => q !== '' || status !== null || currency !== null
