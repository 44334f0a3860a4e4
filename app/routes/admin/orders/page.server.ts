import {
  ADMIN_ORDER_SORTS,
  adminOrdersQuery,
  isNarrowed,
  readAdminOrdersFilter,
  WAITS,
  type AdminOrdersFilter,
} from '~/domain/orders/admin-orders.rules'
import { listAdminOrders, type AdminOrderRow } from '~/domain/orders/admin-orders.server'
import { ORDER_STATUSES } from '~/domain/orders/order.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: AdminOrdersFilter, place: Place<string> = {}) =>
  adminPaths.orders({ ...adminOrdersQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: AdminOrdersFilter, language: Language) {
  const t = translator(language, 'admin-orders')
  const [usual, ...sorts] = ADMIN_ORDER_SORTS
  return [
    {
      name: 'status',
      label: t('filter.status'),
      value: filter.status,
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'waits',
      label: t('filter.waits'),
      value: filter.waits,
      placeholder: t('filter.all'),
      options: (['any', ...WAITS] as const).map((value) => ({
        value,
        label: t(`filter.waitsFor.${value}`),
      })),
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

/** The headings that sort: the dates turn round, the names go from A to Z. */
function toSorting(filter: AdminOrdersFilter) {
  const by = (sort: AdminOrdersFilter['sort']) => hrefOf({ ...filter, sort })
  const placed = { newest: 'descending', oldest: 'ascending', name: 'none' } as const
  return {
    placed: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: placed[filter.sort],
    },
    buyer: {
      href: by('name'),
      direction: filter.sort === 'name' ? ('ascending' as const) : ('none' as const),
    },
  }
}

function presentRow(
  {
    id,
    number,
    name,
    companyName,
    email,
    services,
    status,
    payment,
    waits,
    total,
    currency,
    createdAt,
  }: AdminOrderRow,
  language: Language,
) {
  return {
    ...{ id, number, name, email, services, status, payment, waits },
    company: companyName,
    placed: formatDate(createdAt, language),
    total: formatMoney(total, currency, language),
    href: adminPaths.order(id),
  }
}

/**
 * The studio's orders: the page of them that the address asks for, and what an admin can do with
 * the list.
 */
export async function loadAdminOrders(query: URLSearchParams, adminId: number, language: Language) {
  const t = translator(language, 'admin-orders')
  const filter = readAdminOrdersFilter(query)
  const [{ orders, before, after }, tools] = await Promise.all([
    listAdminOrders(filter, readIdPlace(query)),
    loadListTools('orders', query, adminId),
  ])
  return {
    tools,
    title: t('title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    sorting: toSorting(filter),
    rows: orders.map((order) => presentRow(order, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
