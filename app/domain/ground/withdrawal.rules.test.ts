import { expect, test } from 'vitest'
import { canWithdraw, withdrawalEnd, workHeldUntil } from './withdrawal.rules'

const PLACED = new Date('2026-03-02T09:00:00.000Z')
const order = {
  status: 'in_progress',
  companyName: null,
  vatNumber: null,
  withdrawalEndsAt: withdrawalEnd(PLACED),
} as const

test.each([
  ['a consumer', {}, true],
  ['a consumer whose form left both empty', { companyName: '', vatNumber: '' }, true],
  ['a company', { companyName: 'Brzeg sp. z o.o.' }, false],
  ['a company by its VAT number alone', { vatNumber: 'PL1234567890' }, false],
  ['a company by both', { companyName: 'Brzeg sp. z o.o.', vatNumber: 'PL1234567890' }, false],
  ['nobody before the payment', { withdrawalEndsAt: null }, false],
])('%s may withdraw: %j', (_who, changes, may) => {
  expect(canWithdraw({ ...order, ...changes }, PLACED)).toBe(may)
})

test.each([
  ['waits for a consumer who did not ask for an early start', {}, true],
  ['begins for one who did', { earlyStartAt: PLACED }, false],
  ['begins for a company', { companyName: 'Brzeg sp. z o.o.' }, false],
  ['begins before there is a period', { withdrawalEndsAt: null }, false],
])('work %s', (_what, changes, held) => {
  const asked = { ...order, earlyStartAt: null, ...changes }
  expect(workHeldUntil(asked, PLACED)).toEqual(held ? order.withdrawalEndsAt : null)
  expect(workHeldUntil(asked, order.withdrawalEndsAt)).toEqual(held ? order.withdrawalEndsAt : null)
  expect(workHeldUntil(asked, new Date(order.withdrawalEndsAt.getTime() + 1))).toBeNull()
})
