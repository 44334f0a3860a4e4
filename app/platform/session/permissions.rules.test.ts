import { expect, test } from 'vitest'
import { mayOpen, PERMISSIONS, readPermissions, writePermissions } from './permissions.rules'

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
])('%s opens to orders: %s, money: %s, everything: %s', (path, orders, money, everything) => {
  expect([mayOpen('orders', path), mayOpen('money', path), mayOpen(null, path)]).toEqual([
    orders,
    money,
    everything,
  ])
})
