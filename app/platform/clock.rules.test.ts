import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  after,
  CLOCK_TOLERANCE,
  correctClock,
  currentTime,
  DAY,
  HOUR,
  MINUTE,
  SECOND,
} from './clock'

const NOW = new Date('2026-03-02T09:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  correctClock(0)
  vi.useRealTimers()
})

test('a day has 24 hours of 60 minutes of 60 seconds, in milliseconds', () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1_000, 60_000, 3_600_000, 86_400_000])
})

test('clocks may be five seconds apart', () => {
  expect(CLOCK_TOLERANCE).toBe(5_000)
})

test('the time is the machine’s, put right by as much as it is wrong', () => {
  expect(currentTime()).toEqual(NOW)
  correctClock(-1_500)
  expect(currentTime()).toEqual(new Date('2026-03-02T08:59:58.500Z'))
  correctClock(2 * HOUR)
  expect(currentTime()).toEqual(new Date('2026-03-02T11:00:00.000Z'))
})

test('a moment later is counted from now, put right, or from another moment', () => {
  correctClock(HOUR)
  expect(after(MINUTE)).toEqual(new Date('2026-03-02T10:01:00.000Z'))
  expect(after(-MINUTE, NOW)).toEqual(new Date('2026-03-02T08:59:00.000Z'))
})
