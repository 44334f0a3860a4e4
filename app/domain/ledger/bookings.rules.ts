import { listFilter, type FilterOf } from '~/domain/ground/list-filter.rules'

export const BOOKINGS_PER_PAGE = 25

const LONGEST = 60
const readText = (asked: string | null) =>
  (asked ?? '').replaceAll('\u0000', '').trim().slice(0, LONGEST)
const readNumber = (asked: string | null) => readText(asked).toUpperCase()

/** What bookings are chosen by; `order` is an order's number. */
const list = listFilter({ order: readNumber, account: readText, kind: readText }, [
  'newest',
  'oldest',
])
export type BookingsFilter = FilterOf<typeof list>
export const {
  read: readBookingsFilter,
  query: bookingsQuery,
  isNarrowed: isBookingsNarrowed,
} = list
