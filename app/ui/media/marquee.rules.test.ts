import { expect, test } from 'vitest'
import { copiesNeeded } from './marquee.rules'

test('copies fill the widest strip behind the list, however few cards there are', () => {
  expect(copiesNeeded(10, 280)).toBe(1)
  expect(copiesNeeded(2, 280)).toBe(5)
  expect(copiesNeeded(12, 220)).toBe(1)
  for (const cards of [1, 2, 3, 5, 8, 9])
    expect(copiesNeeded(cards, 280) * cards * (280 + 24)).toBeGreaterThanOrEqual(2560)
})

test('nothing is copied when there is nothing', () => {
  expect(copiesNeeded(0, 220)).toBe(0)
})
