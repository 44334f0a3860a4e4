import { describe, expect, test } from 'vitest'
import { PLACE_MAX, readOrder, sameOrder, applyStep, writeOrder } from './place.rules'

const ORDER = ['a', 'b', 'c']

describe('the order of a place', () => {
  test.each([
    ['up', 'b', ['b', 'a', 'c']],
    ['up', 'a', ORDER],
    ['down', 'b', ['a', 'c', 'b']],
    ['down', 'c', ORDER],
    ['remove', 'b', ['a', 'c']],
    ['add', 'd', ['a', 'b', 'c', 'd']],
    ['add', 'a', ORDER],
    ['up', 'gone', ORDER],
    ['down', 'gone', ORDER],
    ['remove', 'gone', ORDER],
  ] as const)('after %s of %s is %j', (step, entry, after) => {
    expect(applyStep(ORDER, { step, entry })).toEqual(after)
  })

  test('takes so many entries and no more', () => {
    const full = Array.from({ length: PLACE_MAX }, (_, index) => String(index))
    expect(applyStep(full, { step: 'add', entry: 'more' })).toEqual(full)
  })

  test('is written into a form and read from it', () => {
    expect(readOrder(writeOrder(ORDER))).toEqual(ORDER)
    expect(readOrder('')).toEqual([])
    expect([
      sameOrder(ORDER, ['a', 'b', 'c']),
      sameOrder(ORDER, ['a', 'c', 'b']),
      sameOrder(ORDER, ['a', 'b']),
    ]).toEqual([true, false, false])
  })
})
