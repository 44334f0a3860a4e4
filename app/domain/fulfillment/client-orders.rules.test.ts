import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf, readCursor } from './client-orders.rules'

describe('a place in the list of orders', () => {
  test('comes back from the URL as it went in', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
        fc.uuid(),
        (createdAt, id) => {
          expect(readCursor('older', placeOf({ createdAt, id }))).toEqual({
            direction: 'older',
            createdAt,
            id,
          })
        },
      ),
    )
  })

  test.each([
    null,
    '',
    'x',
    '12',
    '12.',
    '.a',
    '12.a b',
    "12.a'b",
    `1.${'a'.repeat(65)}`,
    '99999999999999.a',
    '12.a\0',
  ])('is none: %j', (place) => {
    expect(readCursor('newer', place)).toBeNull()
  })
})
