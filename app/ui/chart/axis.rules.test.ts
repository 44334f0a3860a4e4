import { expect, test } from 'vitest'
import { axisOf } from './axis'

test.each([
  [[], [0, 1, 2]],
  [[3], [0, 2, 4]],
  [[5], [0, 5]],
  [
    [0, 12],
    [0, 10, 20],
  ],
  [
    [-30, 71],
    [-100, 0, 50, 100],
  ],
])('%j stands on an axis of %j', (values, ticks) => {
  expect(axisOf(values)).toEqual(ticks)
})

test('an axis of money has whole amounts', () => {
  expect(axisOf([123_456], 100)).toEqual([0, 100_000, 200_000])
})
