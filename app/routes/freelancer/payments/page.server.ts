import { unreadParts } from '~/shell/unread-address.server'
import {
  listOwnPayouts,
  payoutMonths,
  payoutYears,
  sumOwnPayouts,
  workOf,
  type OwnPayout,
  type OwnPayoutsFilter,
} from '~/domain/payouts/own-payouts.server'
import { PAYOUT_STATUSES } from '~/domain/ground/machines.rules'
import { findOwnFreelancer } from '~/domain/payouts/payout-details.server'
import { nameOfPeriod } from '~/domain/payouts/statement.server'
import { paths } from '~/paths'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { presentOwnAccount } from '~/network/payout-account.server'

function readFilter(query: URLSearchParams): OwnPayoutsFilter {
  const year = /^20\d\d$/.exec(query.get('year') ?? '')?.[0]
  return {
    status: PAYOUT_STATUSES.find((status) => status === query.get('status')) ?? null,
    year: year ? Number(year) : null,
  }
}

const hrefOf = (
  { status, year }: OwnPayoutsFilter,
  place: Pick<Place<string>, 'after' | 'before'> = {},
) => paths.freelancerPayments({ status: status ?? undefined, year: year ?? undefined, ...place })

function presentRow(row: OwnPayout, language: Language) {
  const t = translator(language, 'payouts')
  const { id, status, amount, vat, currency, dueAt, scheduledFor, paidAt, selfBilling, reason } =
    row
  const money = (cents: number) => formatMoney(cents, currency, language)
  const moment = paidAt
    ? t('list.paidOn', { date: formatDate(paidAt, language) })
    : scheduledFor
      ? t('list.scheduledFor', { date: formatDate(scheduledFor, language) })
      : null
  return {
    ...{
      id,
      status,
      moment,
      title: workOf(row).title,
      project: workOf(row).project.name,
    },
    reason: status === 'failed' || status === 'reversed' ? reason : null,
    amount: money(amount + vat),
    vat: vat > 0 ? t('list.vat', { amount: money(vat) }) : null,
    due: formatDate(dueAt, language),
    papers: [selfBilling?.number, selfBilling?.creditNumber]
      .filter((number) => typeof number === 'string')
      .map((number) => ({ number, href: paths.selfBilling(number) })),
  }
}

function presentSums(sums: Awaited<ReturnType<typeof sumOwnPayouts>>, language: Language) {
  return sums.map(({ currency, accrued, scheduled, paid }) => {
    const money = (cents: number) => formatMoney(cents, currency, language)
    return { currency, accrued: money(accrued), scheduled: money(scheduled), paid: money(paid) }
  })
}

const pad = (month: number) => String(month).padStart(2, '0')

/** The statements of a year: all of it, and each month with something in it. */
function presentStatements(
  freelancerId: string,
  year: number,
  months: number[],
  language: Language,
) {
  const t = translator(language, 'payouts')
  const files = (period: string) =>
    (['pdf', 'csv'] as const).map((format) => ({
      format,
      href: paths.payoutStatement(freelancerId, period, format),
    }))
  return [
    { label: t('payments.wholeYear', { year }), files: files(String(year)) },
    ...months.map((month) => ({
      label: nameOfPeriod({ year, month, from: new Date(Date.UTC(year, month - 1, 1)) }, language),
      files: files(`${year}-${pad(month)}`),
    })),
  ]
}

function toSelects({ status, year }: OwnPayoutsFilter, years: number[], language: Language) {
  const t = translator(language, 'payouts')
  return [
    {
      name: 'status',
      label: t('filter.status'),
      value: status,
      options: PAYOUT_STATUSES.map((value) => ({
        value: value as string,
        label: t(`status.${value}`),
      })),
    },
    {
      name: 'year',
      label: t('filter.year'),
      value: year === null ? null : String(year),
      options: years.map((value) => ({ value: String(value), label: String(value) })),
    },
  ]
}

/**
 * A freelancer's payments: sums, the page of payouts that the address asks for, statements; null
 * for staff who are no freelancer.
 */
export async function loadFreelancerPayments(
  userId: number,
  query: URLSearchParams,
  language: Language,
) {
  const freelancer = await findOwnFreelancer(userId)
  if (!freelancer) return null
  const filter = readFilter(query)
  const [{ rows, before, after, strayed }, sums, years] = await Promise.all([
    listOwnPayouts(freelancer.id, filter, readIdPlace(query)),
    sumOwnPayouts(freelancer.id),
    payoutYears(freelancer.id),
  ])
  const selects = toSelects(filter, years, language)
  const year = filter.year ?? years[0]
  const months = year === undefined ? [] : await payoutMonths(freelancer.id, year)
  return {
    ending: freelancer.details?.ending ?? null,
    account: presentOwnAccount(freelancer, language),
    sums: presentSums(sums, language),
    narrowed: filter.status !== null || filter.year !== null,
    selects,
    unreadable: unreadParts(query, selects, { strayed }, language),
    rows: rows.map((row) => presentRow(row, language)),
    statements:
      year === undefined || months.length === 0
        ? []
        : presentStatements(freelancer.id, year, months, language),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
export type FreelancerPaymentsView = NonNullable<Awaited<ReturnType<typeof loadFreelancerPayments>>>
