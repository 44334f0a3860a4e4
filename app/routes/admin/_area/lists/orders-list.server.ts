import { adminOrdersQuery, readAdminOrdersFilter } from '~/domain/orders/admin-orders.rules'
import {
  eachAdminOrder,
  firstAdminOrderIds,
  nameAdminOrders,
} from '~/domain/orders/admin-orders.server'
import { ORDER_ACTS } from '~/domain/orders/order-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { plainAmount, type AdminList } from './list'

const COLUMNS = [
  'number',
  'placed',
  'name',
  'company',
  'email',
  'services',
  'status',
  'payment',
  'total',
  'currency',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-orders')
  const payments = translator(language, 'dashboard')
  for await (const order of eachAdminOrder(readAdminOrdersFilter(query))) {
    const {
      number,
      name,
      companyName,
      email,
      services,
      status,
      payment,
      total,
      currency,
      createdAt,
    } = order
    yield [
      number,
      formatIsoDay(createdAt),
      name,
      companyName ?? '',
      email,
      services,
      t(`status.${status}`),
      payments(`payment.${payment}`),
      plainAmount(total),
      currency,
    ]
  }
}

export const ordersList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => adminOrdersQuery(readAdminOrdersFilter(query)),
  href: adminPaths.orders,
  columns: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: ORDER_ACTS,
  firstIds: (query, limit) => firstAdminOrderIds(readAdminOrdersFilter(query), limit),
  name: async (ids) =>
    (await nameAdminOrders(ids)).map(({ id, number, name, companyName }) => ({
      id,
      name: `${number}, ${companyName ?? name}`,
      href: adminPaths.order(id),
    })),
}
