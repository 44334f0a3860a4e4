import { expect, test } from 'vitest'
import { backOf, moneyState, refundState } from './refund-state.rules'

test('money that went back is none, part or all of what was paid', () => {
  expect([-1, 0, 1, 99, 100, 101].map((back) => refundState(100, back))).toEqual([
    ...['none', 'none', 'partial', 'partial', 'full', 'full'],
  ])
})

test('an order of which money went back is never paid in full, and else as far as it is paid', () => {
  expect([0, 1, 100].map((back) => moneyState(100, 100, { back, disputed: false }))).toEqual([
    ...['full', 'partlyRefunded', 'refunded'],
  ])
  const none = { back: 0, disputed: false }
  expect([0, 40, 100].map((paid) => moneyState(100, paid, none))).toEqual([
    ...['none', 'partial', 'full'],
  ])
  expect(moneyState(100, 40, { back: 40, disputed: false })).toBe('refunded')
})

test('while a bank looks into it, an order is neither paid nor refunded', () => {
  expect(moneyState(100, 100, { back: 0, disputed: true })).toBe('disputed')
  expect(moneyState(100, 100, { back: 40, disputed: true })).toBe('disputed')
})

test('a surplus that went back is nothing that went back of the order', () => {
  expect(backOf([{ surplus: true, refundedAmount: 7 }])).toBe(0)
  expect(
    backOf([
      { surplus: false, refundedAmount: 7 },
      { surplus: true, refundedAmount: 5 },
    ]),
  ).toBe(7)
})
