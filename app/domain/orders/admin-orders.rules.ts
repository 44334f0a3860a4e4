import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { ORDER_STATUSES, type OrderStatus } from './order.rules'

export const ADMIN_ORDERS_PER_PAGE = 25

/** What the studio has to see to: a refund to approve, a bank's objection, an order that is paid and not set up. */
export const WAITS = ['refund', 'dispute', 'setup'] as const
export type Waits = (typeof WAITS)[number]

export const ADMIN_ORDER_SORTS = ['newest', 'oldest', 'name'] as const
export type AdminOrderSort = (typeof ADMIN_ORDER_SORTS)[number]

/** What the studio's orders are chosen by; each part is also the name of a query parameter. */
export interface AdminOrdersFilter {
  /** Words to look for; empty for none. */
  q: string
  status: OrderStatus | null
  /** 'any' for whatever the studio has to see to. */
  waits: Waits | 'any' | null
  sort: AdminOrderSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readAdminOrdersFilter(query: URLSearchParams): AdminOrdersFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(ORDER_STATUSES, query.get('status')),
    waits: readChoice([...WAITS, 'any'], query.get('waits')),
    sort: readChoice(ADMIN_ORDER_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function adminOrdersQuery({ q, status, waits, sort }: AdminOrdersFilter) {
  return { q: q || undefined, status: status ?? undefined, waits: waits ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, waits }: AdminOrdersFilter) => q !== '' || status !== null || waits !== null
