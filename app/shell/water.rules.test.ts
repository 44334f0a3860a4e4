import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waterOpacity } from './water.rules'

test('the water is whole at the top and faint from 300 pixels on', () => {
  expect(waterOpacity(0)).toBe(1)
  expect(waterOpacity(150)).toBeCloseTo(0.55)
  expect(waterOpacity(300)).toBeCloseTo(0.1)
  expect(waterOpacity(5000)).toBeCloseTo(0.1)
  expect(waterOpacity(-40)).toBe(1)
})

test('it never gets stronger on the way down', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), (one, other) => {
      expect(waterOpacity(Math.max(one, other))).toBeLessThanOrEqual(
        waterOpacity(Math.min(one, other)),
      )
    }),
  )
})
