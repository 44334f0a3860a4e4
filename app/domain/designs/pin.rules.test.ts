import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POINTING_WIDTHS, readPoint, regionOf, regionPoint, REGIONS } from './pin.rules'

const sent = (query: string) => new URLSearchParams(query)
const SIZE = { width: 1600, height: 1200 }

describe('a click on the picture', () => {
  test.each([
    ['at576.x=288&at576.y=216', { x: 50, y: 50 }],
    ['at288.x=288&at288.y=0', { x: 100, y: 0 }],
    ['at320.x=1&at320.y=239', { x: 0.3, y: 99.6 }],
    ['at576.x=99999&at576.y=1', { x: 100, y: 0.2 }],
  ])('at %s is %o', (query, point) => expect(readPoint(sent(query), SIZE)).toEqual(point))

  test.each([
    '',
    'at576.x=0&at576.y=0',
    'at576.x=-4&at576.y=3',
    'at576.x=1e3&at576.y=2',
    'at576.x=4',
    'at123.x=4&at123.y=4',
    'at576.x=%00&at576.y=1',
  ])('is none in %s', (query) => expect(readPoint(sent(query), SIZE)).toBeNull())

  test('is always inside the picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POINTING_WIDTHS),
        fc.nat(99_999),
        fc.nat(99_999),
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 1, max: 9000 }),
        (at, x, y, width, height) => {
          const point = readPoint(sent(`at${at}.x=${x}&at${at}.y=${y}`), { width, height })
          expect(point === null).toBe(x === 0 && y === 0)
          expect(Math.min(point?.x ?? 0, point?.y ?? 0)).toBeGreaterThanOrEqual(0)
          expect(Math.max(point?.x ?? 0, point?.y ?? 0)).toBeLessThanOrEqual(100)
        },
      ),
    )
  })
})

test('the middle of every part of a picture is in that part', () => {
  expect(REGIONS.map((region) => regionOf(regionPoint(region)))).toEqual([...REGIONS])
  expect(regionOf({ x: 100, y: 100 })).toBe('bottom-right')
})
