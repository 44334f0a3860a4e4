import { adminPayoutsQuery, readAdminPayoutsFilter } from '~/domain/payouts/admin-payouts.rules'
import { eachAdminPayout, firstPayoutIds, namePayouts } from '~/domain/payouts/admin-payouts.server'
import { PAYOUT_ACTS } from '~/domain/payouts/payout-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { plainAmount, type AdminList } from './list'

const COLUMNS = [
  'name',
  'email',
  'work',
  'number',
  'due',
  'status',
  'fee',
  'vat',
  'total',
  'currency',
  'scheduled',
  'paid',
  'reference',
] as const

const day = (date: Date | null) => (date ? formatIsoDay(date) : '')

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'payouts')
  for await (const {
    freelancer,
    assignment,
    amount,
    vat,
    currency,
    dueAt,
    status,
    scheduledFor,
    paidAt,
    reference,
  } of eachAdminPayout(readAdminPayoutsFilter(query))) {
    const { title, project } = assignment.milestone
    const sums = [amount, vat, amount + vat].map(plainAmount)
    yield [
      freelancer.user.name,
      freelancer.user.email,
      title,
      project.order.number,
      day(dueAt),
      t(`status.${status}`),
      ...sums,
      currency,
      day(scheduledFor),
      day(paidAt),
      reference ?? '',
    ]
  }
}

async function name(ids: string[], language: Language) {
  const rows = await namePayouts(ids)
  return rows.map(({ id, name, total, currency, work }) => ({
    id,
    name: `${name}, ${formatMoney(total, currency, language)}, ${work}`,
    href: adminPaths.payout(id),
  }))
}

export const payoutsList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => adminPayoutsQuery(readAdminPayoutsFilter(query)),
  href: adminPaths.payouts,
  columns: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: PAYOUT_ACTS,
  firstIds: (query, limit) => firstPayoutIds(readAdminPayoutsFilter(query), limit),
  name,
}
