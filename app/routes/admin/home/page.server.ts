import { listBalances } from '~/domain/ledger/closed-days.server'
import { PREPAYMENTS, REVENUE } from '~/domain/ledger/ledger.rules'
import { readOwed } from '~/domain/orders/owed.server'
import { byMonth, byWeek, lastMonths } from '~/domain/figures/figures.rules'
import { readDueDates, readEarnings } from '~/domain/figures/figures.server'
import { readWorkQueue, type WorkGroup } from '~/domain/work-queue/work-queue.server'
import type { WorkKind } from '~/domain/work-queue/work-queue.rules'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import {
  formatDate,
  formatIsoDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatShort,
  formatShortDay,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { axisOf } from '~/ui/chart/axis'
import { holds, mayOpen } from '~/platform/session/permissions.rules'
import type { SignedIn } from '~/platform/session/roles'

const CENTS = 100

/** Where all of a kind are to be seen. */
const HREFS: Record<WorkKind, string> = {
  setup: adminPaths.orders({ waits: 'setup' }),
  webhook: adminPaths.paymentEvents({ outcome: 'failed' }),
  mail: adminPaths.outbox({ status: 'failed' }),
  dispute: adminPaths.orders({ waits: 'dispute' }),
  refund: adminPaths.orders({ waits: 'refund' }),
  byHand: adminPaths.payouts({ status: 'scheduled' }),
  payout: adminPaths.payouts(),
  ticket: adminPaths.tickets(),
  handIn: adminPaths.orders({ waits: 'handIn' }),
  message: adminPaths.messages(),
  newTicket: adminPaths.tickets(),
  offer: adminPaths.orders({ waits: 'offer' }),
  late: adminPaths.orders({ waits: 'late' }),
  changes: adminPaths.orders({ waits: 'changes' }),
  start: adminPaths.orders({ waits: 'start' }),
  price: adminPaths.orders({ waits: 'price' }),
  brief: adminPaths.orders({ waits: 'brief', sort: 'oldest' }),
  contact: adminPaths.messages({ state: 'open', look: 'real' }),
  application: adminPaths.area('freelancers'),
  review: adminPaths.reviews({ status: 'submitted' }),
}

/** Where one of a kind is seen to that belongs to no order. */
const ITEM_HREFS: Partial<Record<WorkKind, (id: string) => string>> = {
  webhook: adminPaths.paymentEvent,
  byHand: adminPaths.payout,
  payout: adminPaths.payout,
  ticket: (id) => adminPaths.ticket(id),
  newTicket: (id) => adminPaths.ticket(id),
  application: adminPaths.application,
  review: (id) => adminPaths.review(id),
}

/** Where one of a kind is seen to that belongs to an order, where it is not the order's page. */
const ORDER_HREFS: Partial<Record<WorkKind, (orderId: string, id: string) => string>> = {
  handIn: (orderId, id) => adminPaths.orderPart(orderId, 'team', { anchor: `milestone-${id}` }),
  offer: (orderId, id) => adminPaths.orderPart(orderId, 'team', { anchor: `milestone-${id}` }),
  message: (orderId) => adminPaths.orderPart(orderId, 'messages'),
  price: (orderId) => adminPaths.orderPart(orderId, 'details', { part: 'changes' }),
}

function presentWork({ kind, count, more, named }: WorkGroup, language: Language) {
  const href = HREFS[kind]
  return {
    ...{ kind, href, left: count - named.length },
    count: more ? `${formatNumber(count, language)}+` : formatNumber(count, language),
    items: named.map(({ id, title, orderId }) => ({
      id,
      title,
      href: orderId
        ? (ORDER_HREFS[kind]?.(orderId, id) ?? adminPaths.order(orderId))
        : (ITEM_HREFS[kind]?.(id) ?? href),
    })),
  }
}

async function loadEarnings(now: Date, language: Language) {
  const t = translator(language, 'control')
  const months = lastMonths(formatIsoDay(now))
  const sums = byMonth(await readEarnings(now), months)
  const nameOf = (month: string, length: 'short' | 'long') =>
    formatMonth(new Date(`${month}-01`), language, length)
  return {
    charts: sums.map(({ currency, months: values }) => ({
      currency,
      label: t('earnings.label', {
        currency,
        sum: formatMoney(
          values.reduce((sum, value) => sum + value, 0),
          currency,
          language,
        ),
      }),
      ticks: axisOf(values, CENTS).map((value) => ({
        value,
        text: formatShort(value / CENTS, language),
      })),
      bars: values.map((value, index) => ({
        label: nameOf(months[index]!, 'short'),
        value,
        text: value === 0 ? undefined : formatShort(value / CENTS, language),
        name: `${nameOf(months[index]!, 'long')}: ${formatMoney(value, currency, language)}`,
        href: adminPaths.ledger({ account: REVENUE, currency, month: months[index]! }),
      })),
    })),
    months: months.map((month, index) => ({
      id: month,
      name: nameOf(month, 'long'),
      sums: sums.map(({ currency, months: values }) =>
        formatMoney(values[index]!, currency, language),
      ),
    })),
  }
}

/** What stands open right now in each currency, each figure with the way to its rows. */
async function loadStanding(language: Language) {
  const [balances, owed] = await Promise.all([listBalances(), readOwed()])
  const prepaid = balances.filter(({ account }) => account === PREPAYMENTS)
  const currencies = [...new Set([...prepaid, ...owed].map(({ currency }) => currency))].sort()
  const figure = (cents: number, currency: string, href: string) => ({
    text: formatMoney(cents, currency, language),
    href: cents === 0 ? null : href,
  })
  return currencies.map((currency) => {
    const owedIn = (owes: 'due' | 'late') =>
      owed.find((sum) => sum.owes === owes && sum.currency === currency)?.amount ?? 0
    const booked = prepaid.find((sum) => sum.currency === currency)?.amount ?? 0
    return {
      currency,
      prepaid: figure(
        booked === 0 ? 0 : -booked,
        currency,
        adminPaths.ledger({ account: PREPAYMENTS, currency }),
      ),
      due: figure(owedIn('due'), currency, adminPaths.orders({ owes: 'due' })),
      late: figure(owedIn('late'), currency, adminPaths.orders({ owes: 'late' })),
    }
  })
}
export type StandingView = Awaited<ReturnType<typeof loadStanding>>

async function loadWorkload(now: Date, language: Language) {
  const t = translator(language, 'control')
  const { late, weeks } = byWeek(await readDueDates(), now)
  const rows = [
    { id: 'late', name: t('workload.late'), due: late },
    ...weeks.map(({ from, due }, index) => ({
      id: String(index),
      name: t('workload.from', { date: formatDate(from, language) }),
      due,
    })),
  ]
  return {
    label: t('workload.label', { count: rows.reduce((sum, { due }) => sum + due, 0), late }),
    ticks: axisOf([late, ...weeks.map(({ due }) => due)]).map((value) => ({
      value,
      text: formatNumber(value, language),
    })),
    bars: [
      { label: t('workload.lateShort'), due: late, query: { late: 'yes' } },
      ...weeks.map(({ from, due }) => ({
        label: formatShortDay(from, language),
        due,
        query: { late: 'no', week: from.toISOString().slice(0, 10) },
      })),
    ].map(({ label, due, query }, index) => ({
      ...{ label, value: due, href: adminPaths.milestones(query) },
      text: due === 0 ? undefined : formatNumber(due, language),
      name: `${rows[index]!.name}: ${formatNumber(due, language)}`,
    })),
    weeks: rows.map(({ due, ...row }) => ({ ...row, due: formatNumber(due, language) })),
  }
}

/**
 * What waits for the studio, what it has earned, and what is due in the coming weeks; of all of it
 * what somebody of the staff is trusted with.
 */
export async function loadControlCenter(
  { permissions }: SignedIn,
  language: Language,
  now = currentTime(),
) {
  const [work, earnings, standing, workload] = await Promise.all([
    readWorkQueue(now),
    holds(permissions, 'money') ? loadEarnings(now, language) : null,
    holds(permissions, 'money') ? loadStanding(language) : null,
    holds(permissions, 'orders') ? loadWorkload(now, language) : null,
  ])
  return {
    title: translator(language, 'control')('title'),
    work: work
      .filter(({ kind }) => mayOpen(permissions, HREFS[kind].split('?')[0]!))
      .map((group) => presentWork(group, language)),
    earnings,
    standing,
    workload,
  }
}
