import {
  bookingsQuery,
  isBookingsNarrowed,
  readBookingsFilter,
  type BookingsFilter,
} from '~/domain/ledger/bookings.rules'
import { listBookings, type BookingRow } from '~/domain/ledger/bookings.server'
import { listBalances } from '~/domain/ledger/closed-days.server'
import { BOOKING_KINDS } from '~/domain/ledger/ledger.rules'
import { adminPaths } from '~/paths/admin'
import { formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'
import { accountName } from '~/routes/admin/_area/payments.server'

const hrefOf = (filter: BookingsFilter, place: Place<string> = {}) =>
  adminPaths.ledger({ ...bookingsQuery(filter), ...place })

function kindName(kind: string, language: Language) {
  return translator(language, 'admin-payments')(`ledger.kinds.${kind}` as 'ledger.kinds.payment', {
    defaultValue: kind.replaceAll('_', ' '),
  })
}

function toSelects(filter: BookingsFilter, accounts: string[], language: Language) {
  const t = translator(language, 'admin-payments')
  return [
    {
      name: 'account',
      label: t('ledger.account'),
      value: filter.account || null,
      options: accounts.map((value) => ({ value, label: accountName(value, language) })),
    },
    {
      name: 'kind',
      label: t('ledger.kind'),
      value: filter.kind || null,
      options: BOOKING_KINDS.map((value) => ({ value, label: kindName(value, language) })),
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: filter.sort === 'newest' ? null : filter.sort,
      placeholder: t('list.sorts.newest'),
      options: [{ value: 'oldest', label: t('list.sorts.oldest') }],
    },
  ]
}

function presentRow({ id, key, kind, at, order, entries }: BookingRow, language: Language) {
  return {
    ...{
      id,
      key,
      kind: kindName(kind, language),
      when: formatDateTime(at, language),
      dateTime: at.toISOString(),
    },
    number: order?.number ?? null,
    href: order && adminPaths.order(order.id),
    entries: entries.map(({ account, currency, amount }) => ({
      account: accountName(account, language),
      amount: formatMoney(amount, currency, language),
    })),
  }
}

/** The bookings of the ledger: the page of them that the address asks for. */
export async function loadAdminLedger(query: URLSearchParams, adminId: number, language: Language) {
  const filter = readBookingsFilter(query)
  const [{ bookings, before, after }, balances, tools] = await Promise.all([
    listBookings(filter, readIdPlace(query)),
    listBalances(),
    loadListTools('ledger', query, adminId),
  ])
  return {
    title: translator(language, 'admin-payments')('ledger.title'),
    list: {
      tools,
      order: filter.order,
      narrowed: isBookingsNarrowed(filter),
      selects: toSelects(filter, [...new Set(balances.map(({ account }) => account))], language),
      rows: bookings.map((booking) => presentRow(booking, language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}
