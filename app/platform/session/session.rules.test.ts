import { expect, test } from 'vitest'
import { after, DAY, HOUR, MINUTE } from '../clock'
import { isRecent, sessionEnd, SESSION_LIFETIME } from './session.rules'

const NOW = new Date('2026-11-24T12:00:00Z')

test('a session that nobody uses ends after two weeks, and that of staff after half a day', () => {
  expect(sessionEnd({ createdAt: NOW, staff: false }, NOW)).toEqual(after(14 * DAY, NOW))
  expect(sessionEnd({ createdAt: NOW, staff: true }, NOW)).toEqual(after(12 * HOUR, NOW))
})

test.each([true, false])(
  'a session that is always used ends 30 days after its sign-in (staff: %s)',
  (staff) => {
    const createdAt = after(-SESSION_LIFETIME + HOUR, NOW)
    expect(sessionEnd({ createdAt, staff }, NOW)).toEqual(after(HOUR, NOW))
  },
)

test('a sign-in counts for a quarter of an hour', () => {
  expect(isRecent(after(-14 * MINUTE, NOW), NOW)).toBe(true)
  expect(isRecent(after(-15 * MINUTE, NOW), NOW)).toBe(false)
})

test.each([
  [true, 12 * HOUR],
  [false, 14 * DAY],
])('a session that would end for both reasons at once ends then (staff: %s)', (staff, idle) => {
  for (const beside of [-1, 0, 1])
    expect(
      sessionEnd({ createdAt: after(idle - SESSION_LIFETIME + beside, NOW), staff }, NOW),
    ).toEqual(after(idle + Math.min(beside, 0), NOW))
})
