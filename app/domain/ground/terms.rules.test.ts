import { describe, expect, test } from 'vitest'
import { endOfLegalTerm, endOfTerm, postponedEnd } from './terms.rules'

const end = (date: Date) => date.toISOString()

describe('a term that is told as a day', () => {
  test.each([
    [
      '2026-11-26T12:47:12Z',
      '2026-12-10T22:59:59.999Z',
      'ends with that day, not at the same hour',
    ],
    [
      '2026-11-26T22:59:59Z',
      '2026-12-10T22:59:59.999Z',
      'counts from the day in the studio’s zone',
    ],
    ['2026-11-26T23:00:00Z', '2026-12-11T22:59:59.999Z', 'counts from the next day after midnight'],
    ['2026-10-20T12:00:00Z', '2026-11-03T22:59:59.999Z', 'is not shorter when summer time ends'],
    ['2026-03-20T23:30:00Z', '2026-04-04T21:59:59.999Z', 'is not longer when summer time begins'],
  ])('from %s until %s: %s', (from, until) => {
    expect(end(endOfTerm(14, new Date(from)))).toBe(until)
  })
})

describe('a term that the law gives', () => {
  test.each([
    ['2026-11-26', '2026-12-10', 'a Thursday'],
    ['2026-11-28', '2026-12-14', 'a Saturday is followed by a Monday'],
    ['2026-11-29', '2026-12-14', 'a Sunday is followed by a Monday'],
    ['2026-12-10', '2026-12-28', 'Christmas Eve is followed by Christmas and a weekend'],
    ['2026-12-17', '2027-01-04', 'New Year’s Eve is followed by New Year and a weekend'],
    ['2026-03-20', '2026-04-07', 'Good Friday is followed by Easter'],
  ])('from %s until %s: %s', (from, until) => {
    expect(end(endOfLegalTerm(14, new Date(`${from}T12:00:00Z`))).slice(0, 10)).toBe(until)
  })
})

test('what is put off by a hold ends with a day as before', () => {
  const hold = { from: new Date('2026-10-20T20:00:00Z'), to: new Date('2026-10-27T06:00:00Z') }
  expect(end(postponedEnd(new Date('2026-10-22T21:59:59.999Z'), hold))).toBe(
    '2026-10-29T22:59:59.999Z',
  )
})
