import { describe, expect, test } from 'vitest'
import {
  capacityIn,
  daysToCome,
  mondayOf,
  weeksFrom,
  weekSpan,
  workingDaysOf,
  type Schedule,
} from './capacity.rules'

const day = (iso: string) => new Date(`${iso}T00:00:00Z`)
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const today = day('2026-11-23')
const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  usualHours: 20,
  weeks: [],
  holidays: [],
  ...changes,
})
const week = span('2026-11-23', '2026-11-27')

describe('a week', () => {
  test('begins on its Monday', () => {
    expect(['2026-11-23', '2026-11-25', '2026-11-29'].map((iso) => mondayOf(day(iso)))).toEqual(
      Array(3).fill(day('2026-11-23')),
    )
    expect(weeksFrom(day('2026-11-25'), 3)).toEqual([
      day('2026-11-23'),
      day('2026-11-30'),
      day('2026-12-07'),
    ])
    expect(weeksFrom(today)).toHaveLength(12)
    expect(weekSpan(today)).toEqual(span('2026-11-23', '2026-11-29'))
  })

  test('has five working days, fewer with a public holiday', () => {
    expect(workingDaysOf(span('2026-11-21', '2026-11-29'))).toHaveLength(5)
    expect(workingDaysOf(span('2026-12-21', '2026-12-27'))).toHaveLength(3)
    expect(workingDaysOf(span('2026-11-28', '2026-11-27'))).toEqual([])
  })
})

describe('the hours of a span', () => {
  test('are those of its weeks, spread over Monday to Friday', () => {
    const own = schedule({ weeks: [{ weekOf: day('2026-11-30'), hours: 40 }] })
    expect(capacityIn(week, own, [], today)).toEqual({
      available: 20,
      taken: 0,
      left: 20,
      daysAway: 0,
    })
    expect(capacityIn(span('2026-11-26', '2026-12-01'), own, [], today).available).toBe(8 + 16)
    expect(
      capacityIn(week, schedule({ weeks: [{ weekOf: day('2026-11-23'), hours: 0 }] }), [], today)
        .left,
    ).toBe(0)
  })

  test('are none on holidays, of one’s own and public', () => {
    expect(
      capacityIn(
        week,
        schedule({ holidays: [{ startsOn: day('2026-11-26'), endsOn: day('2026-12-04') }] }),
        [],
        today,
      ),
    ).toEqual({ available: 12, taken: 0, left: 12, daysAway: 2 })
    expect(capacityIn(span('2026-12-21', '2026-12-25'), schedule(), [], today).available).toBe(12)
  })

  test('are none on the first and the last day of a holiday, and those of any day beside it', () => {
    const away = schedule({
      holidays: [{ startsOn: day('2026-11-24'), endsOn: day('2026-11-25') }],
    })
    expect(
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(
        (iso) => capacityIn(span(iso, iso), away, [], today).available,
      ),
    ).toEqual([4, 0, 0, 4])
  })

  test('are less by six for each working day of an assignment, the last of them its due date', () => {
    const due = { workingDays: 2, dueAt: day('2026-11-24') }
    expect(capacityIn(week, schedule(), [due], today)).toMatchObject({ taken: 12, left: 8 })
    expect(capacityIn(span('2026-11-24', '2026-11-27'), schedule(), [due], today)).toMatchObject({
      taken: 6,
    })
    expect(
      capacityIn(week, schedule(), [{ workingDays: 4, dueAt: day('2026-12-01') }], today),
    ).toMatchObject({ taken: 12 })
    expect(
      capacityIn(week, schedule(), [{ workingDays: 2, dueAt: day('2026-11-29') }], today),
    ).toMatchObject({ taken: 12 })
    expect(capacityIn(week, schedule(), [due, due, due], today).left).toBe(0)
  })

  test('are taken from today on by what is late or has no date', () => {
    for (const dueAt of [null, day('2026-11-20')]) {
      expect(
        capacityIn(week, schedule({ usualHours: 40 }), [{ workingDays: 3, dueAt }], today),
      ).toMatchObject({ taken: 18, left: 22 })
      expect(
        capacityIn(span('2026-11-26', '2026-11-27'), schedule(), [{ workingDays: 3, dueAt }], today)
          .taken,
      ).toBe(0)
    }
  })
})

describe('the days of an assignment that are to come', () => {
  test.each([
    [
      'wholly, before it begins',
      { workingDays: 2, dueAt: day('2026-11-27') },
      span('2026-11-26', '2026-11-27'),
    ],
    [
      'from the day that it begins',
      { workingDays: 5, dueAt: day('2026-11-27') },
      span('2026-11-23', '2026-11-27'),
    ],
    [
      'from today, of one under way',
      { workingDays: 5, dueAt: day('2026-11-25') },
      span('2026-11-23', '2026-11-25'),
    ],
    [
      'today alone, of one that is due today',
      { workingDays: 5, dueAt: day('2026-11-23') },
      span('2026-11-23', '2026-11-23'),
    ],
    [
      'all from today on, of one that is late',
      { workingDays: 5, dueAt: day('2026-11-22') },
      span('2026-11-23', '2026-11-27'),
    ],
    [
      'all from today on, of one without a date',
      { workingDays: 1, dueAt: null },
      span('2026-11-23', '2026-11-23'),
    ],
    [
      'without the weekend before a date on a Sunday',
      { workingDays: 1, dueAt: day('2026-11-29') },
      span('2026-11-27', '2026-11-29'),
    ],
  ])('%s', (_what, occupation, expected) => {
    expect(daysToCome(occupation, today)).toEqual(expected)
  })
})
