import { listFilter, readOrderNumber, type FilterOf } from '~/domain/ground/list-filter.rules'

const LONGEST = 60
const readText = (asked: string | null) =>
  (asked ?? '').replaceAll('\u0000', '').trim().slice(0, LONGEST)

/** What bookings are chosen by; `order` is an order's number. */
export const bookingsFilter = listFilter(
  { order: readOrderNumber, account: readText, kind: readText },
  ['newest', 'oldest'],
)
export type BookingsFilter = FilterOf<typeof bookingsFilter>
