import { afterEach, expect, test } from 'vitest'
import { after, currentTime, DAY, SECOND } from '../clock'
import { metricsText } from '../observe/metrics.server'
import { clockIsRight, noteDifference } from './database-clock.server'

afterEach(() => noteDifference(0))

test.each([
  [0, 0],
  [SECOND - 1, 0],
  [1 - SECOND, 0],
  [SECOND, -SECOND],
  [DAY, -DAY],
  [-DAY, DAY],
])('a clock that is %i ms ahead of the database’s is put right by %i ms', (ahead, correction) => {
  noteDifference(ahead)
  expect(Math.abs(currentTime().getTime() - Date.now() - correction)).toBeLessThanOrEqual(50)
  expect(Math.abs(after(SECOND).getTime() - Date.now() - correction - SECOND)).toBeLessThanOrEqual(
    50,
  )
  expect(metricsText()).toMatch(RegExp(`^kanal_clock_difference_seconds ${ahead / SECOND}$`, 'm'))
})

test('SQLite goes by the clock of the machine that it is on', async () => {
  expect(await clockIsRight()).toBe(true)
})
