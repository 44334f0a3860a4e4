import { DAY } from '~/platform/clock'
import { addWorkingDays, isWorkingDay } from '../ground/working-days.rules'

/** Hours that an assignment takes of each of its milestone's working days. */
const HOURS_PER_WORKING_DAY = 6
/** How many weeks a schedule looks ahead. */
const WEEKS_AHEAD = 12

const MINUTES_PER_HOUR = 60
const WORKDAYS_PER_WEEK = 5
const DAYS_PER_WEEK = 7

/** What somebody says about their time; all days are midnights in UTC. */
export interface Schedule {
  /** Hours of a week that nothing else is said about. */
  usualHours: number
  weeks: { weekOf: Date; hours: number }[]
  /** Both days belong to it. */
  holidays: { startsOn: Date; endsOn: Date }[]
}

/** An assignment that takes time. */
export interface Occupation {
  workingDays: number
  dueAt: Date | null
}

export interface Span {
  from: Date
  /** The last day of it. */
  to: Date
}

const plusDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY)

/** The Monday of a day's week. */
export const mondayOf = (day: Date) =>
  plusDays(day, -((day.getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK))

/** The Mondays of the week of a day and of those that follow. */
export function weeksFrom(day: Date, count = WEEKS_AHEAD): Date[] {
  return Array.from({ length: count }, (_, week) => plusDays(mondayOf(day), week * DAYS_PER_WEEK))
}

/** A week from its Monday to its Sunday. */
export const weekSpan = (monday: Date): Span => ({
  from: monday,
  to: plusDays(monday, DAYS_PER_WEEK - 1),
})

/** The working days of a span, in order. */
export function workingDaysOf({ from, to }: Span): Date[] {
  const count = Math.floor((to.getTime() - from.getTime()) / DAY) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => plusDays(from, index)).filter(
    (day) => isWorkingDay(day),
  )
}

const isAway = ({ holidays }: Schedule, day: Date) =>
  holidays.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)

function minutesOn(schedule: Schedule, day: Date) {
  if (isAway(schedule, day)) return 0
  const monday = mondayOf(day).getTime()
  const hours =
    schedule.weeks.find(({ weekOf }) => weekOf.getTime() === monday)?.hours ?? schedule.usualHours
  return (hours * MINUTES_PER_HOUR) / WORKDAYS_PER_WEEK
}

/**
 * The working day that is so many working days before a day; a day off counts as the working day
 * before it.
 */
function workingDayBefore(day: Date, days: number): Date {
  let found = day
  for (let left = days; left > 0 || !isWorkingDay(found); found = plusDays(found, -1)) {
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/**
 * The days that an assignment takes: its last working days up to its due date, or as many from
 * today on if that is over or unknown.
 */
function daysOf({ workingDays, dueAt }: Occupation, today: Date): Span {
  if (dueAt && dueAt >= today) return { from: workingDayBefore(dueAt, workingDays - 1), to: dueAt }
  return { from: today, to: addWorkingDays(plusDays(today, -1), workingDays) }
}

/** The days of an assignment that are still to come. */
export function daysToCome(occupation: Occupation, today: Date): Span {
  const { from, to } = daysOf(occupation, today)
  return { from: from < today ? today : from, to }
}

const within = ({ from, to }: Span, day: Date) => from <= day && day <= to

export interface Capacity {
  /** Whole hours. */
  available: number
  taken: number
  left: number
  /** Working days of the span that are holidays of theirs. */
  daysAway: number
}

/**
 * How many hours somebody has in a span: a week's hours are spread evenly over Monday to Friday,
 * public holidays and holidays of their own have none, and each assignment takes 6 hours of each of
 * its milestone's working days, the last one of which is its due date. The rule is ours, simple on
 * purpose: it says who to ask, not who may say yes.
 */
export function capacityIn(
  span: Span,
  schedule: Schedule,
  occupations: Occupation[],
  today: Date,
): Capacity {
  const days = workingDaysOf(span)
  const minutes = days.reduce((sum, day) => sum + minutesOn(schedule, day), 0)
  const taken =
    occupations
      .flatMap((occupation) => workingDaysOf(daysOf(occupation, today)))
      .filter((day) => within(span, day)).length * HOURS_PER_WORKING_DAY
  const available = Math.floor(minutes / MINUTES_PER_HOUR)
  return {
    available,
    taken,
    left: Math.max(0, available - taken),
    daysAway: days.filter((day) => isAway(schedule, day)).length,
  }
}
