const DAY = 24 * 60 * 60 * 1000
const SATURDAY = 6
const SUNDAY = 0

/** A calendar day, as midnight UTC: the time of day and the zone play no part in counting days. */
function calendarDay(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month - 1, day))
}

function plusDays(day: Date, days: number) {
  return new Date(day.getTime() + days * DAY)
}

/** Easter Sunday of a year of the Gregorian calendar (the method of Meeus, Jones and Butcher). */
export function easterSunday(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return calendarDay(year, Math.floor(f / 31), (f % 31) + 1)
}

/** The Saturday from this day on. */
function nextSaturday(day: Date) {
  return plusDays(day, (SATURDAY - day.getUTCDay() + 7) % 7)
}

/** King's Day is the 27th of April, and a day earlier when that is a Sunday. */
function kingsDay(year: number) {
  const day = calendarDay(year, 4, 27)
  return day.getUTCDay() === SUNDAY ? plusDays(day, -1) : day
}

/** The eves that are as Sundays are (lag 1930:173, 2 §; semesterlag 1977:480, 3 a §). */
function swedishEves(year: number) {
  const midsummer = nextSaturday(calendarDay(year, 6, 20))
  return [plusDays(midsummer, -1), calendarDay(year, 12, 24), calendarDay(year, 12, 31)]
}

/**
 * The public holidays of Sweden (lag 1989:253), its eves, and the public holidays of the
 * Netherlands (Algemene termijnenwet, article 3) in a year.
 */
export function publicHolidays(year: number): Date[] {
  const easter = easterSunday(year)
  const [goodFriday, easterMonday, ascension, whitSunday, whitMonday] = [-2, 1, 39, 49, 50].map(
    (days) => plusDays(easter, days),
  ) as [Date, Date, Date, Date, Date]
  const both = [
    calendarDay(year, 1, 1),
    goodFriday,
    easter,
    easterMonday,
    ascension,
    whitSunday,
    calendarDay(year, 12, 25),
    calendarDay(year, 12, 26),
  ]
  const sweden = [
    calendarDay(year, 1, 6),
    calendarDay(year, 5, 1),
    calendarDay(year, 6, 6),
    nextSaturday(calendarDay(year, 6, 20)),
    nextSaturday(calendarDay(year, 10, 31)),
    ...swedishEves(year),
  ]
  const netherlands = [kingsDay(year), calendarDay(year, 5, 5), whitMonday]
  return [...both, ...sweden, ...netherlands]
}

const holidays = new Map<number, Set<number>>()

function holidaysOf(year: number): Set<number> {
  let days = holidays.get(year)
  if (!days) {
    days = new Set(publicHolidays(year).map((day) => day.getTime()))
    holidays.set(year, days)
  }
  return days
}

/**
 * Whether both studios work on a calendar day (midnight UTC): no weekend, no public holiday of
 * either country.
 */
export function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  return (
    weekday !== SATURDAY &&
    weekday !== SUNDAY &&
    !holidaysOf(day.getUTCFullYear()).has(day.getTime())
  )
}

/** The working days after a calendar day up to and with another one (YYYY-MM-DD). */
export function workingDaysUntil(date: string, today: Date): number {
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
    if (isWorkingDay(day)) count += 1
  }
  return count
}

/**
 * The calendar day (midnight UTC) on which that many working days after a calendar day are over;
 * the day itself does not count.
 */
export function addWorkingDays(from: Date, days: number): Date {
  let day = calendarDay(from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate())
  for (let left = days; left > 0;) {
    day = plusDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
