import {
  ADMIN_PAYOUT_SORTS,
  adminPayoutsQuery,
  isNarrowed,
  readAdminPayoutsFilter,
  type AdminPayoutsFilter,
} from '~/domain/payouts/admin-payouts.rules'
import { listAdminPayouts, type AdminPayoutRow } from '~/domain/payouts/admin-payouts.server'
import { PAYOUT_STATUSES } from '~/domain/payouts/payout.rules'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'
import { presentAccountToStaff } from '~/network/payout-account.server'

const hrefOf = (filter: AdminPayoutsFilter, place: Place<string> = {}) =>
  adminPaths.payouts({ ...adminPayoutsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: AdminPayoutsFilter, language: Language) {
  const t = translator(language, 'admin-payouts')
  const status = translator(language, 'payouts')
  const [usual, ...sorts] = ADMIN_PAYOUT_SORTS
  return [
    {
      name: 'status',
      label: t('filter.status'),
      value: filter.status,
      options: PAYOUT_STATUSES.map((value) => ({ value, label: status(`status.${value}`) })),
    },
    {
      name: 'currency',
      label: t('filter.currency'),
      value: filter.currency,
      options: CURRENCIES.map((value) => ({ value, label: value })),
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`filter.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort: by the day it is due, and the names from A to Z. */
function toSorting(filter: AdminPayoutsFilter) {
  const by = (sort: AdminPayoutsFilter['sort']) => hrefOf({ ...filter, sort })
  const direction = (sort: AdminPayoutsFilter['sort']) =>
    filter.sort === sort ? ('ascending' as const) : ('none' as const)
  return {
    due: { href: by('due'), direction: direction('due') },
    freelancer: { href: by('name'), direction: direction('name') },
  }
}

function presentRow(
  {
    id,
    status,
    amount,
    vat,
    currency,
    dueAt,
    freelancer,
    assignment,
    approvedById,
  }: AdminPayoutRow,
  language: Language,
) {
  const { title, project } = assignment.milestone
  return {
    ...{
      id,
      status,
      work: title,
      number: project.order.number,
      name: freelancer.user.name,
      email: freelancer.user.email,
    },
    account: presentAccountToStaff(freelancer, language),
    due: formatDate(dueAt, language),
    amount: formatMoney(amount + vat, currency, language),
    waits:
      status !== 'accrued'
        ? null
        : !freelancer.payoutDetails
          ? ('noDetails' as const)
          : approvedById !== null
            ? ('secondNeeded' as const)
            : null,
    href: adminPaths.payout(id),
  }
}

/** The payouts to freelancers: the page of them that the address asks for. */
export async function loadAdminPayouts(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const t = translator(language, 'admin-payouts')
  const filter = readAdminPayoutsFilter(query)
  const [{ rows, before, after }, tools] = await Promise.all([
    listAdminPayouts(filter, readIdPlace(query)),
    loadListTools('payouts', query, adminId),
  ])
  return {
    tools,
    title: t('title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    sorting: toSorting(filter),
    rows: rows.map((payout) => presentRow(payout, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
