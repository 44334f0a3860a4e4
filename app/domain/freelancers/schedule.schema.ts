import { z } from 'zod'
import { asIsoDay } from '~/platform/typed-day'
import { oneLine, within } from '~/platform/free-text'
import { weeksFrom } from './capacity.rules'

/** More than that is no week of work. */
export const MOST_HOURS = 60
export const MOST_HOLIDAYS = 40

type ScheduleProblem = 'hours' | 'usual' | 'day' | 'order' | 'past' | 'long'
export type ScheduleWords = (problem: ScheduleProblem) => string

/** A holiday is no longer than a year. */
const LONGEST_HOLIDAY = 366 * 24 * 60 * 60 * 1000

const isoDay = (day: Date) => day.toISOString().slice(0, 10)

/** The name of a week's field, by its Monday. */
export const weekField = (monday: Date) => `week-${isoDay(monday)}`

function hours(error: string) {
  return z
    .string()
    .overwrite(within(2, oneLine))
    .regex(/^\d{1,2}$/, error)
    .transform(Number)
    .pipe(z.number().max(MOST_HOURS, error))
}

/**
 * Hours of a usual week, and of each of the next weeks; an empty one is a usual one. `today` is a
 * midnight in UTC.
 */
export function scheduleSchema(say: ScheduleWords, today: Date) {
  const weeks = weeksFrom(today).map(
    (monday) => [weekField(monday), hours(say('hours')).optional()] as const,
  )
  return z.object({
    usual: z.string(say('usual')).pipe(hours(say('usual'))),
    ...Object.fromEntries(weeks),
  }) as unknown as z.ZodType<ScheduleFields>
}
export type ScheduleFields = { usual: number } & Record<string, number | undefined>

/** A calendar day as a date field sends it or as people type it, midnight in UTC. */
function calendarDay(error: string) {
  return z.string(error).transform((typed, context) => {
    const text = asIsoDay(typed)
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN)
    if (!Number.isNaN(day.getTime()) && isoDay(day) === text) return day
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** A holiday from its first to its last day. */
export function holidaySchema(say: ScheduleWords, today: Date) {
  return z
    .object({ startsOn: calendarDay(say('day')), endsOn: calendarDay(say('day')) })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      message: say('order'),
    })
    .refine(({ endsOn }) => endsOn >= today, { path: ['endsOn'], message: say('past') })
    .refine(({ startsOn, endsOn }) => endsOn.getTime() - startsOn.getTime() < LONGEST_HOLIDAY, {
      path: ['endsOn'],
      message: say('long'),
    })
}
export type HolidayFields = z.output<ReturnType<typeof holidaySchema>>
