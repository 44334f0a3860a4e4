import { readSearch } from '../content/search.rules'
import type { OrderStatus } from '../orders/order.rules'

export const CLIENTS_PER_PAGE = 25

/** How an account stands: an invited one has no password yet. */
export const CLIENT_STATES = ['active', 'invited', 'disabled', 'erased'] as const
export type ClientState = (typeof CLIENT_STATES)[number]

/** What an account belongs to. */
export const CLIENT_TRAITS = ['open-order', 'company'] as const
export type ClientTrait = (typeof CLIENT_TRAITS)[number]

export const CLIENT_SORTS = ['newest', 'oldest', 'name'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]

/** Orders on which nothing more will happen. */
export const ORDERS_OVER: OrderStatus[] = ['completed', 'closed', 'expired', 'cancelled', 'withdrawn']

/** What the studio's clients are chosen by; each part is also the name of a query parameter. */
export interface ClientsFilter {
  /** Words to look for; empty for none. */
  q: string
  has: ClientTrait | null
  /** Erased accounts are only shown when they are asked for. */
  state: ClientState | null
  sort: ClientSort
}

const one = <Value extends string>(values: readonly Value[], asked: string | null) => values.find((value) => value === asked) ?? null

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readClientsFilter(query: URLSearchParams): ClientsFilter {
  return {
    q: readSearch(query.get('q')),
    has: one(CLIENT_TRAITS, query.get('has')),
    state: one(CLIENT_STATES, query.get('state')),
    sort: one(CLIENT_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function clientsQuery({ q, has, state, sort }: ClientsFilter) {
  return { q: q || undefined, has: has ?? undefined, state: state ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, has, state }: ClientsFilter) => q !== '' || has !== null || state !== null

/** How an account stands. */
export function clientState({ erasedAt, disabledAt, hasPassword }: { erasedAt: Date | null; disabledAt: Date | null; hasPassword: boolean }): ClientState {
  if (erasedAt) return 'erased'
  if (disabledAt) return 'disabled'
  return hasPassword ? 'active' : 'invited'
}
