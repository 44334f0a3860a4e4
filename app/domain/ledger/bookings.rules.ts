export const BOOKINGS_PER_PAGE = 25

/** What bookings are chosen by; each part is also the name of a query parameter. */
export interface BookingsFilter {
  /** An order's number; empty for all. */
  order: string
  account: string
  kind: string
  sort: 'newest' | 'oldest'
}

const LONGEST = 60
const read = (asked: string | null) => (asked ?? '').replaceAll('\u0000', '').trim().slice(0, LONGEST)

/** The filter and order that an address asks for. */
export function readBookingsFilter(query: URLSearchParams): BookingsFilter {
  return { order: read(query.get('order')).toUpperCase(), account: read(query.get('account')), kind: read(query.get('kind')), sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest' }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function bookingsQuery({ order, account, kind, sort }: BookingsFilter) {
  return { order: order || undefined, account: account || undefined, kind: kind || undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isBookingsNarrowed = ({ order, account, kind }: BookingsFilter) => Boolean(order || account || kind)
