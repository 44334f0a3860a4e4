import { calendarDay, plusDays } from './calendar-day.rules'
import { holidaysOfCountry } from './holidays.rules'

const SATURDAY = 6
const SUNDAY = 0

/** Where this site's own studio works: a holiday of either is one of it. */
const OWN_COUNTRIES = ['SE', 'NL']

const holidays = new Map<string, Set<number>>()

function holidaysOf(country: string | null | undefined, year: number): Set<number> {
  const key = `${country ?? ''}${year}`
  let days = holidays.get(key)
  if (!days) {
    const countries = country ? [country] : OWN_COUNTRIES
    days = new Set(countries.flatMap((one) => holidaysOfCountry(one, year)).map(Number))
    holidays.set(key, days)
  }
  return days
}

/**
 * Whether a seller works on a calendar day (midnight UTC): no weekend, no public holiday of its
 * country; without one, of none of the two countries of this site's own studio.
 */
export function isWorkingDay(day: Date, country?: string | null): boolean {
  const weekday = day.getUTCDay()
  return (
    weekday !== SATURDAY &&
    weekday !== SUNDAY &&
    !holidaysOf(country, day.getUTCFullYear()).has(day.getTime())
  )
}

/** The working days after a calendar day up to and with another one (YYYY-MM-DD). */
export function workingDaysUntil(date: string, today: Date, country?: string | null): number {
  const end = Date.parse(date)
  let count = 0
  for (
    let day = plusDays(
      calendarDay(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()),
      1,
    );
    day.getTime() <= end;
    day = plusDays(day, 1)
  ) {
    if (isWorkingDay(day, country)) count += 1
  }
  return count
}

/**
 * The calendar day (midnight UTC) on which that many working days after a calendar day are over;
 * the day itself does not count.
 */
export function addWorkingDays(from: Date, days: number, country?: string | null): Date {
  let day = calendarDay(from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate())
  for (let left = days; left > 0;) {
    day = plusDays(day, 1)
    if (isWorkingDay(day, country)) left -= 1
  }
  return day
}
