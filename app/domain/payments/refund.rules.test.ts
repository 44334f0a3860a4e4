import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../settings/setting.rules'
import { askableReasons, givenBack, REFUND_REASONS, refundsTakeTwo } from './refund.rules'
import { REFUND_STATUSES, type RefundStatus } from '../ground/machines.rules'

const limits = SETTINGS.refundLimits.usual
const refunds = (...amounts: number[]) =>
  amounts.map((amount) => ({ amount, status: 'succeeded' as RefundStatus }))

describe.each([
  ['USD', 100_000],
  ['EUR', 100_000],
  ['SEK', 1_000_000],
  ['PLN', 400_000],
] as const)('in %s', (currency, limit) => {
  test('one admin gives back the limit, and not a cent more', () => {
    expect(refundsTakeTwo(refunds(limit), currency, limits)).toBe(false)
    expect(refundsTakeTwo(refunds(limit + 1), currency, limits)).toBe(true)
  })

  test('slices count as what they add up to', () => {
    const half = limit / 2
    expect(refundsTakeTwo(refunds(half, half), currency, limits)).toBe(false)
    expect(refundsTakeTwo(refunds(half, half, 1), currency, limits)).toBe(true)
    expect(
      refundsTakeTwo(refunds(...Array.from({ length: 10 }, () => limit / 10), 1), currency, limits),
    ).toBe(true)
  })
})

test('a currency without a limit takes two for the first cent', () => {
  expect(refundsTakeTwo(refunds(1), 'CHF', limits)).toBe(true)
})

test.each(REFUND_STATUSES)('a refund that is %s counts unless it does not happen', (status) => {
  expect(givenBack([{ amount: 7, status }])).toBe(
    status === 'failed' || status === 'cancelled' ? 0 : 7,
  )
})

test('a second payment of one share goes back as that alone, any other by choice', () => {
  expect(askableReasons({ surplus: false })).toEqual(['goodwill', 'cancellation'])
  expect(askableReasons({ surplus: true })).toEqual(['duplicate'])
})

test('money goes back for one of six reasons', () => {
  expect([...REFUND_REASONS].sort()).toEqual([
    ...['cancellation', 'dispute', 'duplicate'],
    ...['goodwill', 'provider', 'withdrawal'],
  ])
})
