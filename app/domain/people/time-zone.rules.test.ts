import { expect, test } from 'vitest'
import { readTimeZone, TIME_ZONES } from './time-zone.rules'

test.each([
  ['', null],
  ['America/New_York', 'America/New_York'],
  ['Mars/Olympus', undefined],
  ['europe/stockholm', undefined],
  [null, undefined],
])('%j is %j', (asked, zone) => expect(readTimeZone(asked)).toBe(zone))

test('every zone is one that dates can be written in', () => {
  expect(TIME_ZONES.length).toBeGreaterThan(300)
  for (const timeZone of TIME_ZONES) new Intl.DateTimeFormat('en', { timeZone })
})
