import { listFilter, readOrderNumber, type FilterOf } from '~/domain/ground/list-filter.rules'

const LONGEST = 60
const readText = (asked: string | null) =>
  (asked ?? '').replaceAll('\u0000', '').trim().slice(0, LONGEST)

/** A month as `2026-11`; what is none asks for nothing. */
const readMonth = (asked: string | null) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(asked ?? '') ? asked! : ''

/** What bookings are chosen by; `order` is an order's number, `currency` that of the account. */
export const bookingsFilter = listFilter(
  {
    order: readOrderNumber,
    account: readText,
    kind: readText,
    currency: readText,
    month: readMonth,
  },
  ['newest', 'oldest'],
)
export type BookingsFilter = FilterOf<typeof bookingsFilter>
