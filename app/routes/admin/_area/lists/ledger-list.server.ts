import { bookingsQuery, readBookingsFilter } from '~/domain/ledger/bookings.rules'
import { eachBooking } from '~/domain/ledger/bookings.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { NO_BULK, plainAmount, type AdminList } from './list'

const COLUMNS = ['when', 'booking', 'kind', 'number', 'account', 'amount', 'currency'] as const

/** Every entry of every booking, as it is stored: codes, times in UTC, debits positive. */
async function* cells(query: URLSearchParams) {
  for await (const { key, kind, at, order, entries } of eachBooking(readBookingsFilter(query))) {
    for (const { account, currency, amount } of entries)
      yield [
        at.toISOString(),
        key,
        kind,
        order?.number ?? '',
        account,
        plainAmount(amount),
        currency,
      ]
  }
}

export const ledgerList: AdminList = {
  keep: (query) => bookingsQuery(readBookingsFilter(query)),
  href: adminPaths.ledger,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  ...NO_BULK,
}
