import { expect, test } from 'vitest'
import { HIGHEST_STORED, sumProblem } from './chargeable.rules'

const line = (amount: number, shares = [100], discount = 0) => ({
  ...{ amount, discount, milestonePayment: shares.length > 1 },
  milestones: shares.map((percentage) => ({ percentage })),
})
const tooMuch = (bound: number) => ({ kind: 'tooMuch', bound, currency: 'SEK' })

test('an order can be paid up to what the provider takes at once, in each of its payments', () => {
  expect(sumProblem([line(99_999_999)], 'SEK')).toBeNull()
  expect(sumProblem([line(99_999_999), line(1)], 'SEK')).toEqual(tooMuch(99_999_999))
  expect(sumProblem([line(190_000_000, [50, 50])], 'SEK')).toBeNull()
  expect(sumProblem([line(190_000_000, [40, 60])], 'SEK')).toEqual(tooMuch(99_999_999))
})

test('an order can be stored up to what a row holds, with what its coupon takes off', () => {
  const shares = Array.from({ length: 50 }, () => 2)
  expect(sumProblem([line(2_000_000_000, shares)], 'SEK')).toBeNull()
  expect(sumProblem([line(2_200_000_000, shares)], 'SEK')).toEqual(tooMuch(HIGHEST_STORED))
  expect(sumProblem([line(0, [100], 2_200_000_000)], 'SEK')).toEqual(tooMuch(HIGHEST_STORED))
})

test('no payment is less than the provider takes, unless it is nothing', () => {
  expect(sumProblem([line(0)], 'SEK')).toBeNull()
  expect(sumProblem([line(300)], 'SEK')).toBeNull()
  expect(sumProblem([line(10_000, [2, 98])], 'SEK')).toEqual({
    ...{ kind: 'tooLittle', bound: 300, currency: 'SEK' },
  })
})
