import { readSearch } from '~/domain/ground/search.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'

export const ORDERS_PER_PAGE = 20

/** The statuses as a client thinks of them. */
export const ORDER_GROUPS = {
  running: [
    'confirmed',
    'awaiting_brief',
    'in_progress',
    'in_review',
    'on_hold',
    'withdrawal_requested',
    'disputed',
  ],
  unpaid: ['pending_payment'],
  done: ['completed', 'closed'],
  ended: ['expired', 'cancelled', 'withdrawn'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrderGroup = keyof typeof ORDER_GROUPS
export const ORDER_GROUP_NAMES = Object.keys(ORDER_GROUPS) as OrderGroup[]

/** What a client's orders are chosen by; each part is also the name of a query parameter. */
export interface OrdersFilter {
  /** Words to look for; empty for none. */
  q: string
  group: OrderGroup | null
}

/** The filter that an address asks for; a group that does not exist asks for nothing. */
export function readOrdersFilter(query: URLSearchParams): OrdersFilter {
  return {
    q: readSearch(query.get('q')),
    group: ORDER_GROUP_NAMES.find((group) => group === query.get('group')) ?? null,
  }
}

/**
 * Where a page of orders starts: beyond the order at this place, further back or further forth in
 * time.
 */
export interface OrdersCursor {
  direction: 'older' | 'newer'
  createdAt: Date
  id: string
}

const PLACE = /^(\d{1,13})\.([\w-]{1,64})$/

/** The place of an order in its list, as it stands in a URL. */
export function placeOf({ createdAt, id }: { createdAt: Date; id: string }) {
  return `${createdAt.getTime()}.${id}`
}

/** Reads a place out of a URL; null for anything else, which gives the first page. */
export function readCursor(
  direction: OrdersCursor['direction'],
  place: string | null,
): OrdersCursor | null {
  const [, time, id] = PLACE.exec(place ?? '') ?? []
  if (!time || !id) return null
  return { direction, createdAt: new Date(Number(time)), id }
}
