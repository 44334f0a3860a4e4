import { calendarDay, plusDays } from './calendar-day.rules'

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

/** Easter Sunday of the Orthodox churches, in the Gregorian calendar, from 1900 to 2099. */
function orthodoxEaster(year: number): Date {
  const a = (19 * (year % 19) + 15) % 30
  const b = (2 * (year % 4) + 4 * (year % 7) - a + 34) % 7
  return plusDays(calendarDay(year, 3, 22), a + b + 13)
}

/**
 * The public holidays of a whole country on which its businesses are closed, by what its law says
 * in 2026. `12-25` is a day of the year; `e-2` and `o-2` are days from Easter in the West and in
 * the East; `05-01>1` is the first Monday (1, to Sunday, 7) from a day on, `05-24<1` the last one
 * up to it. One that falls on a weekend is made up for on the next free working day with `~`, on
 * the nearest with `^`, from a Sunday on the next one with `*`, and is the Saturday before with `-`.
 * Where days follow the moon (Singapore, Matariki in New Zealand) or the sun to the day (the
 * equinoxes of Japan) they are left out, or taken with both days that they can be.
 */
const HOLIDAYS: Record<string, string> = {
  AT: '01-01 01-06 e+1 05-01 e+39 e+50 e+60 08-15 10-26 11-01 12-08 12-25 12-26',
  AU: '01-01~ 01-26~ e-2 e+1 04-25 12-25~ 12-26~',
  BE: '01-01 e+1 05-01 e+39 e+50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01~ 03-03~ o-2 o+1 05-01~ 05-06~ 05-24~ 09-06~ 09-22~ 12-24~ 12-25~ 12-26~',
  CA: '01-01~ e-2 05-24<1 07-01~ 09-01>1 09-30~ 10-08>1 11-11~ 12-25~ 12-26~',
  CH: '01-01 e-2 e+1 e+39 e+50 08-01 12-25 12-26',
  CY: '01-01 01-06 03-25 04-01 o-48 o-2 o+1 05-01 o+50 08-15 10-01 10-28 12-25 12-26',
  CZ: '01-01 e-2 e+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 e-2 e+1 05-01 e+39 e+50 10-03 12-25 12-26',
  DK: '01-01 e-3 e-2 e+1 e+39 e+50 12-25 12-26',
  EE: '01-01 02-24 e-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 e-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 e-2 e+1 05-01 e+39 06-19>5 06-20>6 10-31>6 12-06 12-24 12-25 12-26',
  FR: '01-01 e+1 05-01 05-08 e+39 e+50 07-14 08-15 11-01 11-11 12-25',
  GB: '01-01~ e-2 e+1 05-01>1 05-31<1 08-31<1 12-25~ 12-26~',
  GR: '01-01 01-06 o-48 03-25 o-2 o+1 05-01 o+50 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 e+1 05-01 05-30 e+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 e-2 e+1 05-01 e+50 08-20 10-23 11-01 12-24 12-25 12-26',
  IE: '01-01~ 02-01>1 03-17~ e+1 05-01>1 06-01>1 08-01>1 10-31<1 12-25~ 12-26~',
  IS: '01-01 e-3 e-2 e+1 04-19>4 05-01 e+39 e+50 06-17 08-01>1 12-24 12-25 12-26 12-31',
  IT: '01-01 01-06 e+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  JP:
    '01-01* 01-08>1 02-11* 02-23* 03-20 03-21 04-29* 05-03~ 05-04~ 05-05~' +
    ' 07-15>1 08-11* 09-15>1 09-22 09-23 10-08>1 11-03* 11-23*',
  LI: '01-01 01-06 e-2 e+1 05-01 e+39 e+50 e+60 08-15 09-08 11-01 12-08 12-25 12-26',
  LT: '01-01 02-16 03-11 e+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 e+1 05-01 05-09 e+39 e+50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 e-2 e+1 05-01 05-04~ 06-23 06-24 11-18~ 12-24 12-25 12-26 12-31',
  MT: '01-01 02-10 03-19 03-31 e-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  // Algemene termijnenwet, article 3.
  NL: '01-01 e-2 e+1 04-27- 05-05 e+39 e+50 12-25 12-26',
  NO: '01-01 e-3 e-2 e+1 05-01 05-17 e+39 e+50 12-25 12-26',
  NZ: '01-01~ 01-02~ 02-06~ e-2 e+1 04-25~ 06-01>1 10-22>1 12-25~ 12-26~',
  PL: '01-01 01-06 e+1 05-01 05-03 e+60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 e-2 04-25 05-01 e+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 o-2 o+1 05-01 06-01 o+50 08-15 11-30 12-01 12-25 12-26',
  // Lag 1989:253, and the eves that are as Sundays are (lag 1930:173, 2 §; semesterlag, 3 a §).
  SE: '01-01 01-06 e-2 e+1 05-01 e+39 06-06 06-19>5 06-20>6 10-31>6 12-24 12-25 12-26 12-31',
  SG: '01-01* e-2 05-01* 08-09* 12-25*',
  SI: '01-01 01-02 02-08 e+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 e-2 e+1 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26',
  US: '01-01^ 01-15>1 02-15>1 05-31<1 06-19^ 07-04^ 09-01>1 10-08>1 11-11^ 11-22>4 12-25^',
}

const [SATURDAY, SUNDAY] = [6, 7]
const weekdayOf = (day: Date) => day.getUTCDay() || SUNDAY

/** The day of a year that a rule names, before what moves it. */
function dayOf(rule: string, year: number): Date {
  const fromEaster = /^([eo])([+-]\d+)$/.exec(rule)
  if (fromEaster) {
    const easter = fromEaster[1] === 'e' ? easterSunday(year) : orthodoxEaster(year)
    return plusDays(easter, Number(fromEaster[2]))
  }
  const [, month, date, way, weekday] = /^(\d\d)-(\d\d)(?:([<>])(\d))?/.exec(rule)!
  const day = calendarDay(year, Number(month), Number(date))
  if (!way) return day
  const ahead = (Number(weekday) - weekdayOf(day) + 7) % 7
  return plusDays(day, way === '>' || ahead === 0 ? ahead : ahead - 7)
}

/** Where a holiday that falls on a weekend is moved to. */
function moved(day: Date, how: string, taken: Set<number>): Date {
  const weekday = weekdayOf(day)
  if (how === '-') return weekday === SUNDAY ? plusDays(day, -1) : day
  if (how === '^') return plusDays(day, weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0)
  let next = day
  if (how === '*' && weekday !== SUNDAY) return day
  while (weekdayOf(next) >= SATURDAY || taken.has(next.getTime())) next = plusDays(next, 1)
  return next
}

/** The public holidays of a country in a year (midnight UTC); none for one that is not known. */
export function holidaysOfCountry(country: string, year: number): Date[] {
  const rules = HOLIDAYS[country]?.split(' ') ?? []
  const fixed = rules.map((rule) => dayOf(rule, year))
  const taken = new Set(fixed.filter((day) => weekdayOf(day) < SATURDAY).map((day) => +day))
  return rules.map((rule, index) => {
    const how = rule.at(-1)!
    const day = fixed[index]!
    if (!'~^*-'.includes(how) || (how !== '-' && weekdayOf(day) < SATURDAY)) return day
    const free = moved(day, how, taken)
    taken.add(free.getTime())
    return free
  })
}

/** The countries whose holidays are known. */
export const COUNTRIES_WITH_HOLIDAYS = Object.keys(HOLIDAYS)
