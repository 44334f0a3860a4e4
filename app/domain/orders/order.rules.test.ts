import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientCancellation, isEnded, paymentState } from './order.rules'
import { split } from '../ground/split.rules'
import { ORDER_STATUSES, orderMachine } from '../ground/machines.rules'

test('nothing is left to do of an order in these states alone', () =>
  expect(ORDER_STATUSES.filter(isEnded)).toEqual([
    'completed',
    'closed',
    'expired',
    'cancelled',
    'withdrawn',
  ]))

describe('transitions', () => {
  test('an order runs from payment to closing along one way', () => {
    const way = [
      'pending_payment',
      'confirmed',
      'awaiting_brief',
      'in_progress',
      'in_review',
      'completed',
      'closed',
    ] as const
    way.slice(1).forEach((to, index) => expect(orderMachine.can(way[index]!, to)).toBe(true))
  })

  test('nothing skips the payment', () => {
    expect(ORDER_STATUSES.filter((to) => orderMachine.can('pending_payment', to))).toEqual([
      'confirmed',
      'expired',
      'cancelled',
    ])
  })

  test('late money revives an order that had ended unpaid', () => {
    expect(orderMachine.sourcesOf('confirmed')).toEqual(
      expect.arrayContaining(['pending_payment', 'expired', 'cancelled']),
    )
  })

  test('a withdrawn order stays withdrawn', () => {
    expect(ORDER_STATUSES.filter((to) => orderMachine.can('withdrawn', to))).toEqual([])
  })
})

test('payment state follows from what is paid', () => {
  expect([paymentState(100, 0), paymentState(100, 40), paymentState(100, 100)]).toEqual([
    'none',
    'partial',
    'full',
  ])
})

test('an order of which one milestone has begun ends by agreement', () => {
  const ends = (...statuses: string[]) =>
    clientCancellation(
      { status: 'confirmed', heldFrom: null },
      statuses.map((status) => ({ status })),
    )
  expect(ends()).toBe('unbegun')
  expect(ends('funded', 'planned', 'payable')).toBe('unbegun')
  expect(ends('in_progress', 'planned')).toBe('running')
  expect(ends('planned', 'in_progress')).toBe('running')
})

describe('split', () => {
  test('by weights of nothing is nothing', () => {
    expect(split(100, [0, 0, 0])).toEqual([0, 0, 0])
    expect(split(100, [0, 2, 0])).toEqual([0, 100, 0])
  })

  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })

  test('the parts are integers that add up to the amount', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), weights, (amount, given) => {
        const parts = split(amount, given)
        expect(parts.every(Number.isInteger)).toBe(true)
        const expected = given.some((weight) => weight > 0) ? amount : 0
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(expected)
      }),
    )
  })

  test('no part is further than a cent from its share', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        weights.filter((given) => given.some((weight) => weight > 0)),
        (amount, given) => {
          const sum = given.reduce((total, weight) => total + weight, 0)
          split(amount, given).forEach((part, index) =>
            expect(Math.abs(part - (amount * given[index]!) / sum)).toBeLessThanOrEqual(1),
          )
        },
      ),
    )
  })
})
