import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { ORDER_STATUSES } from '../ground/machines.rules'

/**
 * What the studio has to see to: a refund to approve, a bank's objection, an order that is paid and
 * not set up.
 */
export const WAITS = ['refund', 'dispute', 'setup'] as const
export type Waits = (typeof WAITS)[number]

const ADMIN_ORDER_SORTS = ['newest', 'oldest', 'name'] as const
export type AdminOrderSort = (typeof ADMIN_ORDER_SORTS)[number]

/**
 * What the studio's orders are chosen by; `waits` is 'any' for whatever the studio has to see to.
 */
export const adminOrdersFilter = listFilter(
  { q: readSearch, status: oneOf(ORDER_STATUSES), waits: oneOf([...WAITS, 'any'] as const) },
  ADMIN_ORDER_SORTS,
)
export type AdminOrdersFilter = FilterOf<typeof adminOrdersFilter>
