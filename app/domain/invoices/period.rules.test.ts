import { expect, test } from 'vitest'
import { monthBefore, readPeriod } from './period.rules'

test('the month before a day is whole, over the end of a year and of February too', () => {
  expect(monthBefore('2026-11-27')).toEqual({ since: '2026-10-01', until: '2026-10-31' })
  expect(monthBefore('2027-01-01')).toEqual({ since: '2026-12-01', until: '2026-12-31' })
  expect(monthBefore('2028-03-31')).toEqual({ since: '2028-02-01', until: '2028-02-29' })
})

test.each([
  ['', '2026-10-01', false],
  ['since=2026-01-01&until=2026-03-31', '2026-01-01', false],
  ['since=2026-01-01&until=2026-01-01', '2026-01-01', false],
  ['since=2026-03-31&until=2026-01-01', '2026-10-01', true],
  ['since=2026-02-30&until=2026-03-31', '2026-10-01', true],
  ['since=2026-02-01', '2026-10-01', true],
])('an address with %s', (query, since, wrong) => {
  expect(readPeriod(new URLSearchParams(query), '2026-11-27')).toMatchObject({ since, wrong })
})
