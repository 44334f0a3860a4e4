import { expect, test } from 'vitest'
import { backOf, moneyState, refundState } from './refund-state.rules'

test('money that went back is none, part or all of what was paid', () => {
  expect([-1, 0, 1, 99, 100, 101].map((back) => refundState(100, back))).toEqual([
    ...['none', 'none', 'partial', 'partial', 'full', 'full'],
  ])
})

test('an order of which money went back is never paid in full, and else as far as it is paid', () => {
  expect([0, 1, 100].map((back) => moneyState(100, 100, back))).toEqual([
    ...['full', 'partlyRefunded', 'refunded'],
  ])
  expect([0, 40, 100].map((paid) => moneyState(100, paid, 0))).toEqual(['none', 'partial', 'full'])
  expect(moneyState(100, 40, 40)).toBe('refunded')
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
