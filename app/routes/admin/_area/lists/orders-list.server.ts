import { OWES, WAITS } from '~/domain/orders/admin-orders.rules'
import { adminOrders, nameAdminOrders } from '~/domain/orders/admin-orders.server'
import { ORDER_ACTS } from '~/domain/fulfillment/order-acts.server'
import { ORDER_STATUSES } from '~/domain/ground/machines.rules'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const ordersList = defineList({
  name: 'orders',
  href: adminPaths.orders,
  source: adminOrders,
  words: (language) => {
    const t = translator(language, 'admin-orders')
    const payments = translator(language, 'dashboard')
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('filter.searchHint'),
      selects: [
        select('status', t('filter.status'), ORDER_STATUSES, (status) => t(`status.${status}`)),
        {
          ...select('waits', t('filter.waits'), ['any', ...WAITS], (waits) =>
            t(`filter.waitsFor.${waits}`),
          ),
          placeholder: t('filter.all'),
        },
        select('owes', t('filter.owes'), OWES, (owes) => t(`filter.owed.${owes}`)),
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        {
          key: 'number',
          heading: t('list.number'),
          value: ({ number }) => number,
          rowHeader: true,
        },
        {
          key: 'buyer',
          heading: t('list.buyer'),
          only: 'page',
          value: ({ name, companyName }) => (companyName ? `${name}, ${companyName}` : name),
          sort: { name: 'ascending' },
        },
        {
          key: 'placed',
          heading: t('list.placed'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
        { key: 'name', value: ({ name }) => name },
        { key: 'company', value: ({ companyName }) => companyName },
        { key: 'email', value: ({ email }) => email },
        { key: 'services', value: ({ services }) => services },
        { key: 'status', heading: t('list.status'), value: ({ status }) => t(`status.${status}`) },
        {
          key: 'payment',
          heading: t('list.payment'),
          value: ({ payment }) => payments(`payment.${payment}`),
        },
        {
          key: 'total',
          heading: t('list.total'),
          value: ({ total, currency }) => ({ cents: total, currency }),
          align: 'end',
          nowrap: true,
        },
        { key: 'currency', value: ({ currency }) => currency },
      ],
      show: ({ id, number, services, name, companyName, email, status, payment, waits }) => ({
        ...{ number, services, email, status, payment, waits },
        buyer: companyName ? `${name}, ${companyName}` : name,
        href: adminPaths.order(id),
      }),
      choose: ({ number }) => t('list.choose', { number }),
    }
  },
  acts: ORDER_ACTS,
  called: async (ids) =>
    (await nameAdminOrders(ids)).map(({ id, number, name, companyName }) => ({
      id,
      name: `${number}, ${companyName ?? name}`,
      href: adminPaths.order(id),
    })),
})
