import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { DAY } from '~/platform/clock'
import { ORDER_STATUSES } from '../ground/machines.rules'

/** What the studio has to see to in an order, as its work queue names it. */
export const WAITS = [
  'refund',
  'dispute',
  'setup',
  'handIn',
  'offer',
  'late',
  'changes',
  'start',
  'price',
  'brief',
] as const
export type Waits = (typeof WAITS)[number]

/** What a client may owe for an order that goes on: a payment whose turn has come, or is over. */
export const OWES = ['due', 'late'] as const
export type Owes = (typeof OWES)[number]

const ADMIN_ORDER_SORTS = ['newest', 'oldest', 'name'] as const
export type AdminOrderSort = (typeof ADMIN_ORDER_SORTS)[number]

/**
 * What the studio's orders are chosen by; `waits` is 'any' for whatever the studio has to see to.
 */
export const adminOrdersFilter = listFilter(
  {
    ...{ q: readSearch, status: oneOf(ORDER_STATUSES), waits: oneOf([...WAITS, 'any'] as const) },
    owes: oneOf(OWES),
  },
  ADMIN_ORDER_SORTS,
)
export type AdminOrdersFilter = FilterOf<typeof adminOrdersFilter>

/**
 * A client who has not sent the brief for this long after paying is asked again; the time is ours.
 */
export const BRIEF_OVERDUE_AFTER = 7 * DAY
