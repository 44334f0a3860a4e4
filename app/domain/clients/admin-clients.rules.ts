import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import type { OrderStatus } from '../ground/machines.rules'

/** How an account stands: an invited one has no password yet. */
export const CLIENT_STATES = ['active', 'invited', 'disabled', 'erased'] as const
export type ClientState = (typeof CLIENT_STATES)[number]

/** What an account belongs to. */
export const CLIENT_TRAITS = ['open-order', 'company'] as const
export type ClientTrait = (typeof CLIENT_TRAITS)[number]

const CLIENT_SORTS = ['newest', 'oldest', 'name'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]

/** Orders on which nothing more will happen. */
export const ORDERS_OVER: OrderStatus[] = [
  'completed',
  'closed',
  'expired',
  'cancelled',
  'withdrawn',
]

/**
 * What the studio's clients are chosen by; erased accounts are only shown when `state` asks for
 * them.
 */
export const clientsFilter = listFilter(
  { q: readSearch, has: oneOf(CLIENT_TRAITS), state: oneOf(CLIENT_STATES) },
  CLIENT_SORTS,
)
export type ClientsFilter = FilterOf<typeof clientsFilter>

/** How an account stands. */
export function clientState({
  erasedAt,
  disabledAt,
  hasPassword,
}: {
  erasedAt: Date | null
  disabledAt: Date | null
  hasPassword: boolean
}): ClientState {
  if (erasedAt) return 'erased'
  if (disabledAt) return 'disabled'
  return hasPassword ? 'active' : 'invited'
}
