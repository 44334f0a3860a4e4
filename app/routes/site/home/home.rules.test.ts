import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FEATURED_FOR,
  pictureAfter,
  PROGRESS_RUN,
  scrollProgress,
  stepAfterSwipe,
  SWIPE_THRESHOLD,
} from './home.rules'

test('the constants are those of spec §9', () => {
  expect({ FEATURED_FOR, SWIPE_THRESHOLD, PROGRESS_RUN }).toEqual({
    FEATURED_FOR: 5000,
    SWIPE_THRESHOLD: 50,
    PROGRESS_RUN: 300,
  })
})

test('the pictures follow each other, and the first follows the last', () => {
  expect([0, 1, 2, 3, 4, 5].map((current) => pictureAfter(current, 6))).toEqual([1, 2, 3, 4, 5, 0])
  expect(pictureAfter(0, 1)).toBe(0)
})

describe('a swipe', () => {
  test.each([
    ['51 px to the left shows the next step', 1, -51, 2],
    ['51 px to the right shows the one before', 1, 51, 0],
    ['50 px do not count', 1, -50, 1],
    ['no movement changes nothing', 1, 0, 1],
    ['before the first step there is none', 0, 200, 0],
    ['after the last step there is none', 3, -200, 3],
    ['a long one moves one step only', 0, -900, 1],
  ])('%s', (_name, step, distance, expected) => {
    expect(stepAfterSwipe(step, distance, 4)).toBe(expected)
  })

  test('never leaves the steps and never moves more than one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(8),
        fc.double({ noNaN: true }),
        (count, at, distance) => {
          const step = at % count
          const after = stepAfterSwipe(step, distance, count)
          expect(after).toBeGreaterThanOrEqual(0)
          expect(after).toBeLessThan(count)
          expect(Math.abs(after - step)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('the progress', () => {
  test.each([
    [-80, 0],
    [0, 0],
    [3, 1],
    [150, 50],
    [299, 100],
    [300, 100],
    [301, 100],
    [9000, 100],
  ])('is, %d px past the start, %d', (scrolled, expected) => {
    expect(scrollProgress(scrolled)).toBe(expected)
  })

  test('is a whole number from 0 to 100 that never falls while the page goes on', () => {
    const scrolled = fc.double({ min: -1000, max: 1000, noNaN: true })
    fc.assert(
      fc.property(scrolled, scrolled, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map(scrollProgress)
        expect(Number.isInteger(less)).toBe(true)
        expect(less).toBeGreaterThanOrEqual(0)
        expect(less).toBeLessThanOrEqual(more!)
        expect(more).toBeLessThanOrEqual(100)
      }),
    )
  })
})
