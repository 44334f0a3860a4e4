import { expect, test } from 'vitest'
import {
  mayOpen,
  PERMISSIONS,
  readPermissions,
  showsMoney,
  takesMoney,
  writePermissions,
} from './permissions.rules'

test('everything is kept as null, and some as their names', () => {
  expect(writePermissions(PERMISSIONS)).toBeNull()
  expect(writePermissions(['content', 'orders'])).toBe('orders content')
  expect(writePermissions([])).toBe('')
  expect(readPermissions(null)).toEqual(PERMISSIONS)
  expect(readPermissions('')).toEqual([])
  expect(readPermissions('orders nonsense money')).toEqual(['orders', 'money'])
})

test.each([
  ['/dashboard/admin', true, true, true],
  ['/dashboard/admin/orders/x/team', true, false, true],
  ['/dashboard/admin/exports/orders', true, false, true],
  ['/dashboard/admin/bulk/payouts', false, true, true],
  ['/dashboard/admin/payments/ledger', false, true, true],
  ['/dashboard/admin/products/3/prices', false, false, true],
  ['/shop/admin/create', false, false, true],
  ['/dashboard/admin/people/invite', false, false, true],
  ['/dashboard/admin/settings', false, false, true],
  ['/dashboard/admin/%73ettings', false, false, true],
  ['/dashboard/ADMIN/settings', false, false, true],
  ['/dashboard/admin/SETTINGS.data', false, false, true],
  ['/dashboard/admin/%70ayouts', false, true, true],
  ['/dashboard/admin/EXPORTS/payouts', false, true, true],
  ['/Dashboard/Admin/exports/%6Frders', true, false, true],
  ['/dashboard/admin/exports/tickets', true, false, true],
  ['/dashboard/admin/exports/payment-events', false, true, true],
  ['/dashboard/admin/bulk/applications', false, false, true],
  ['/dashboard/admin/notifications/mails', false, false, true],
  ['/dashboard/admin/exports/mails', false, false, true],
  ['/dashboard/admin/audit', false, false, true],
  ['/dashboard/admin/exports', true, true, true],
  ['/dashboard/admin/what-comes-next', false, false, true],
  ['/dashboard/admin.data', true, true, true],
  ['/SHOP/admin/create', false, false, true],
])('%s opens to orders: %s, money: %s, everything: %s', (path, orders, money, everything) => {
  expect([mayOpen('orders', path), mayOpen('money', path), mayOpen(null, path)]).toEqual([
    orders,
    money,
    everything,
  ])
})

test.each([
  ['/dashboard/admin/payouts/x', true, true],
  ['/dashboard/admin/PAYOUTS/x.data', true, true],
  ['/Dashboard/admin/%70ayouts/transfers', true, true],
  ['/dashboard/admin/bulk/payouts', true, true],
  ['/dashboard/admin/settings', true, true],
  ['/dashboard/admin/coupons/create', true, true],
  ['/dashboard/admin/orders', false, false],
  ['/dashboard/admin/orders/x', false, true],
  ['/dashboard/admin/orders/x/cancel', false, true],
  ['/dashboard/admin/orders/x/messages', false, false],
  ['/dashboard/admin/studios/2', false, true],
  ['/dashboard/admin/people/invite', false, false],
  ['/dashboard/admin', false, false],
  ['/dashboard/settings', false, false],
])('%s takes money alone: %s, has a form for it: %s', (path, takes, shows) => {
  expect([takesMoney(path), showsMoney(path)]).toEqual([takes, shows])
})

const LISTS = {
  orders: ['orders', 'milestones', 'clients', 'messages', 'conversations', 'tickets'],
  money: [
    ...['payments', 'ledger', 'invoices', 'credit-notes', 'fees', 'payment-events', 'payouts'],
    'coupons',
  ],
  content: ['products', 'reviews', 'projects', 'templates'],
  people: ['freelancers', 'applications', 'waitlist', 'studios'],
  none: ['outbox', 'mails', 'audit'],
}

test.each(PERMISSIONS)(
  '%s opens the exports and acts of its own lists, and of no others',
  (own) => {
    for (const [permission, lists] of Object.entries(LISTS))
      for (const list of lists)
        for (const way of ['exports', 'bulk'])
          expect(
            [list, way, mayOpen(own, `/dashboard/admin/${way}/${list}`)],
            'who has one permission',
          ).toEqual([list, way, permission === own])
  },
)
