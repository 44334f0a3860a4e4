import { describe, expect, test } from 'vitest'
import { possibleWays, scrollDistance } from './carousel.rules'

describe('the step of a carousel (spec §9)', () => {
  test('is a number of pixels', () => {
    expect(scrollDistance(320, 1000)).toBe(320)
  })

  test('or a share of what is visible', () => {
    expect(scrollDistance('75%', 1000)).toBe(750)
    expect(scrollDistance('75%', 360)).toBe(270)
  })
})

describe('the ways that a carousel can go (spec §2.10.9)', () => {
  const waysAt = (scrollLeft: number, scrollWidth = 2000) =>
    possibleWays({ scrollLeft, clientWidth: 1000, scrollWidth })

  test('only on at the start, both in the middle, only back at the end', () => {
    expect(waysAt(0)).toEqual({ back: false, on: true })
    expect(waysAt(500)).toEqual({ back: true, on: true })
    expect(waysAt(1000)).toEqual({ back: true, on: false })
  })

  test('none when everything is visible', () => {
    expect(waysAt(0, 1000)).toEqual({ back: false, on: false })
    expect(waysAt(0, 800)).toEqual({ back: false, on: false })
  })

  test('what browsers round at the ends is no way to go', () => {
    expect(waysAt(0.5)).toEqual({ back: false, on: true })
    expect(waysAt(999.4)).toEqual({ back: true, on: false })
    expect(waysAt(-3)).toEqual({ back: false, on: true })
  })
})
