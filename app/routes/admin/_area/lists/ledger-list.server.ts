import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { lastMonths } from '~/domain/figures/figures.rules'
import { ORDER_NUMBER_MAX } from '~/domain/ground/list-filter.rules'
import { bookings } from '~/domain/ledger/bookings.server'
import { listBalances } from '~/domain/ledger/closed-days.server'
import { BOOKING_KINDS } from '~/domain/ledger/ledger.rules'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import {
  formatDateTime,
  formatIsoDay,
  formatMoney,
  formatMonth,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { accountName } from '~/routes/admin/_area/payment-names.server'
import { defineList, select } from './define-list.server'

/** The file has a line for each entry, as it is stored: codes, times in UTC, debits positive. */
export const ledgerList = defineList({
  name: 'ledger',
  href: adminPaths.ledger,
  source: bookings,
  words: async (language) => {
    const t = translator(language, 'admin-payments')
    const kindName = (kind: string) =>
      t(`ledger.kinds.${kind}` as 'ledger.kinds.payment', {
        defaultValue: kind.replaceAll('_', ' '),
      })
    const nameOf = (account: string) => accountName(account, language)
    const accounts = new Set((await listBalances()).map(({ account }) => account))
    return {
      title: t('ledger.title'),
      caption: t('ledger.title'),
      empty: { title: t('ledger.empty'), text: t('ledger.emptyText') },
      fields: [{ name: 'order', label: t('ledger.order'), maxLength: ORDER_NUMBER_MAX }],
      selects: [
        select('account', t('ledger.account'), [...accounts], nameOf),
        select('kind', t('ledger.kind'), BOOKING_KINDS, kindName),
        select('currency', t('ledger.currency'), CURRENCIES, (currency) => currency),
        select(
          'month',
          t('ledger.month'),
          lastMonths(formatIsoDay(currentTime())).toReversed(),
          (month) => formatMonth(new Date(`${month}-01`), language, 'long'),
        ),
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        {
          key: 'bookingKind',
          heading: t('ledger.booking'),
          only: 'page',
          value: ({ kind }) => kindName(kind),
          rowHeader: true,
        },
        { key: 'when', heading: t('ledger.when'), value: ({ at }) => ({ at }) },
        { key: 'booking', value: ({ key }) => key },
        { key: 'kind', value: ({ kind }) => kind },
        {
          key: 'number',
          heading: t('list.order'),
          value: ({ order }) => order?.number ?? null,
        },
        {
          key: 'entries',
          heading: t('ledger.entries'),
          only: 'page',
          value: ({ entries }) => entries.map(({ account }) => nameOf(account)),
        },
        { key: 'account', value: ({ entries }) => entries.map(({ account }) => account) },
        {
          key: 'amount',
          value: ({ entries }) =>
            entries.map(({ amount, currency }) => ({ cents: amount, currency })),
        },
        { key: 'currency', value: ({ entries }) => entries.map(({ currency }) => currency) },
      ],
      show: ({ key, kind, at, order, entries }) => ({
        ...{ key, kind: kindName(kind), number: order?.number ?? null },
        href: order && adminPaths.order(order.id),
        when: formatDateTime(at, language),
        dateTime: at.toISOString(),
        entries: entries.map(({ account, currency, amount }) => ({
          account: nameOf(account),
          amount: formatMoney(amount, currency, language),
        })),
      }),
    }
  },
})
