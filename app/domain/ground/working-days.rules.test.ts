import { tz } from '@date-fns/tz'
import { addBusinessDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import { COUNTRIES_WITH_HOLIDAYS, easterSunday, holidaysOfCountry } from './holidays.rules'
import { addWorkingDays, isWorkingDay, workingDaysUntil } from './working-days.rules'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const publicHolidays = (year: number) =>
  ['SE', 'NL'].flatMap((country) => holidaysOfCountry(country, year))
const text = (date: Date) => date.toISOString().slice(0, 10)
const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((number) => new Date(Date.UTC(2024, 0, 1) + number * 86_400_000))
const count = fc.integer({ min: 0, max: 90 })

test.each([
  ['2014-04-20'],
  ['2024-03-31'],
  ['2025-04-20'],
  ['2026-04-05'],
  ['2027-03-28'],
  ['2028-04-16'],
  ['2029-04-01'],
  ['2033-04-17'],
  ['2038-04-25'],
  ['2285-03-22'],
  ['1954-04-18'],
  ['1981-04-19'],
  ['2049-04-18'],
  ['2076-04-19'],
  ['2100-03-28'],
])('Easter is on %s', (sunday) => {
  expect(text(easterSunday(Number(sunday.slice(0, 4))))).toBe(sunday)
})

describe('a public holiday', () => {
  test.each([
    ['2026-01-01', 'New Year'],
    ['2026-01-06', 'Epiphany'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-04-27', 'King’s Day'],
    ['2026-05-01', 'May Day'],
    ['2026-05-05', 'Liberation Day'],
    ['2026-05-14', 'Ascension'],
    ['2026-05-25', 'Whit Monday'],
    ['2025-06-06', 'the Swedish national day'],
    ['2026-12-25', 'Christmas Day'],
    ['2028-12-26', 'the second day of Christmas'],
    ['2026-12-24', 'Christmas Eve'],
    ['2026-12-31', 'New Year’s Eve'],
    ['2026-06-19', 'Midsummer Eve'],
  ])('on %s, %s, is no working day', (holiday) => {
    expect(isWorkingDay(day(holiday))).toBe(false)
  })

  test('moves King’s Day from a Sunday to the Saturday before', () => {
    expect(publicHolidays(2031).map(text)).toContain('2031-04-26')
    expect(publicHolidays(2031).map(text)).not.toContain('2031-04-27')
  })

  test('leaves King’s Day on its own day in other years', () => {
    expect(publicHolidays(2026).map(text)).toContain('2026-04-27')
    expect(publicHolidays(2026).map(text)).not.toContain('2026-04-26')
  })

  test('is Midsummer on a Saturday from the 20th of June, and All Saints on one from the 31st of October', () => {
    expect(publicHolidays(2026).map(text)).toEqual(
      expect.arrayContaining(['2026-06-20', '2026-10-31']),
    )
    expect(publicHolidays(2027).map(text)).toEqual(
      expect.arrayContaining(['2027-06-26', '2027-11-06']),
    )
  })

  test.each(['2026-11-23', '2026-12-23', '2026-12-30', '2026-06-18', '2027-06-18'])(
    'is not %s, an ordinary day',
    (ordinary) => {
      expect(isWorkingDay(day(ordinary))).toBe(true)
    },
  )
})

describe('the holidays of another seller’s country', () => {
  test('are known of every country that a seller can have', () => {
    expect(COUNTRIES_WITH_HOLIDAYS.sort()).toEqual([...COUNTRIES].sort())
  })

  test.each([
    ['PL', '2026-11-11', 'Independence Day'],
    ['PL', '2026-06-04', 'Corpus Christi'],
    ['PL', '2026-12-24', 'Christmas Eve, since 2025'],
    ['DE', '2029-10-03', 'Unity Day'],
    ['NO', '2027-05-17', 'Constitution Day'],
    ['GB', '2027-12-27', 'in place of Christmas Day, a Saturday'],
    ['GB', '2027-12-28', 'in place of Boxing Day, a Sunday'],
    ['GB', '2026-05-04', 'the early May holiday'],
    ['GB', '2026-08-31', 'the summer holiday'],
    ['US', '2026-07-03', 'in place of the Fourth of July, a Saturday'],
    ['US', '2026-11-26', 'Thanksgiving'],
    ['CA', '2026-05-18', 'Victoria Day'],
    ['GR', '2026-04-10', 'Good Friday of the East'],
    ['GR', '2027-05-03', 'Easter Monday of the East'],
    ['FI', '2026-06-19', 'Midsummer Eve'],
    ['BG', '2026-05-26', 'none'],
  ])('%s on %s: %s', (country, date, name) => {
    expect(isWorkingDay(day(date), country)).toBe(name === 'none')
  })

  test('are not those of this site’s own studio', () => {
    for (const date of ['2026-06-06', '2026-01-06', '2026-12-24', '2026-04-27'])
      expect(isWorkingDay(day(date), 'GB')).toBe(day(date).getUTCDay() % 6 !== 0)
    expect(text(addWorkingDays(day('2026-11-10'), 1, 'PL'))).toBe('2026-11-12')
    expect(text(addWorkingDays(day('2026-11-10'), 1))).toBe('2026-11-11')
    expect(workingDaysUntil('2026-11-12', day('2026-11-10'), 'PL')).toBe(1)
  })
})

describe('working days', () => {
  test.each([
    ['2026-11-23', '2026-11-23', 0, 'the day itself does not count'],
    ['2026-11-23', '2026-11-22', 0, 'a day that is over'],
    ['2026-11-23', '2026-11-24', 1, 'the last day counts'],
    ['2026-11-23', '2026-11-27', 4, 'to the end of a week'],
    ['2026-11-27', '2026-11-29', 0, 'a weekend'],
    ['2026-11-27', '2026-11-30', 1, 'over a weekend'],
    ['2026-12-23', '2026-12-28', 1, 'over Christmas'],
    ['2026-12-30', '2027-01-04', 1, 'over New Year'],
  ])('from %s until %s are %i: %s', (today, date, number) => {
    expect(workingDaysUntil(date, new Date(`${today}T17:30:00Z`))).toBe(number)
  })

  test.each([
    ['2026-11-23', 1, '2026-11-24', 'the next day'],
    ['2026-11-27', 1, '2026-11-30', 'over a weekend'],
    ['2026-11-28', 1, '2026-11-30', 'from a Saturday'],
    ['2026-12-24', 1, '2026-12-28', 'over Christmas, whose second day is a Saturday'],
    ['2026-12-30', 2, '2027-01-05', 'over New Year'],
    ['2026-04-02', 1, '2026-04-07', 'over Easter'],
    ['2026-04-24', 5, '2026-05-06', 'over King’s Day, the first of May and Liberation Day'],
    ['2026-11-22', 10, '2026-12-04', 'for two weeks'],
    ['2026-11-22', 0, '2026-11-22', 'none at all'],
  ])('after %s, %i of them end on %s: %s', (from, number, end) => {
    expect(text(addWorkingDays(day(from), number))).toBe(end)
  })

  test('go by the calendar day, whatever the time of it', () => {
    expect(text(addWorkingDays(new Date('2026-11-23T23:59:59Z'), 1))).toBe('2026-11-24')
  })

  test('end on a working day, with just as many of them in between', () => {
    fc.assert(
      fc.property(days, count, (from, number) => {
        const end = addWorkingDays(from, number)
        const between = Array.from(
          { length: (end.getTime() - from.getTime()) / 86_400_000 },
          (_, index) => new Date(from.getTime() + (index + 1) * 86_400_000),
        )
        expect(between.filter((one) => isWorkingDay(one))).toHaveLength(number)
        if (number > 0) expect(isWorkingDay(end)).toBe(true)
      }),
    )
  })

  test('can be counted in two goes, and never end before those of a calendar without holidays', () => {
    fc.assert(
      fc.property(days, count, count, (from, one, two) => {
        const end = addWorkingDays(from, one + two)
        expect(addWorkingDays(addWorkingDays(from, one), two)).toEqual(end)
        expect(end.getTime()).toBeGreaterThanOrEqual(
          addBusinessDays(from, one + two, { in: tz('UTC') }).getTime(),
        )
        expect(
          addWorkingDays(new Date(from.getTime() + 86_400_000), one + two).getTime(),
        ).toBeGreaterThanOrEqual(end.getTime())
      }),
    )
  })
})
