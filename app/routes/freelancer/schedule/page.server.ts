import { getZodConstraint } from '@conform-to/zod/v4'
import { readCalendarUrl, resetCalendarUrl } from '~/domain/calendar/calendar-feed.server'
import {
  addHoliday,
  findOwnSchedule,
  removeHoliday,
  saveHours,
  type OwnSchedule,
} from '~/domain/freelancers/schedule.server'
import {
  holidaySchema,
  MOST_HOLIDAYS,
  MOST_HOURS,
  scheduleSchema,
  weekField,
  type ScheduleWords,
} from '~/domain/freelancers/schedule.schema'
import { currentTime } from '~/platform/clock'
import { formatDate, onOneLine, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

function scheduleWords(language: Language): ScheduleWords {
  const t = translator(language, 'freelancer-profile')
  return (problem) => t(`errors.${problem}`, { count: MOST_HOURS })
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10)

function presentWeeks({ weeks }: OwnSchedule, language: Language) {
  return weeks.map(({ weekOf, taken, daysAway }) => ({
    name: weekField(weekOf),
    monday: onOneLine(formatDate(weekOf, language)),
    taken,
    daysAway,
  }))
}

function presentHolidays({ holidays }: OwnSchedule, language: Language) {
  const day = (date: Date) => onOneLine(formatDate(date, language))
  return holidays.map(({ id, startsOn, endsOn }) => ({
    id,
    days:
      startsOn.getTime() === endsOn.getTime() ? day(startsOn) : `${day(startsOn)} – ${day(endsOn)}`,
  }))
}

function presentHours({ usualHours, weeks }: OwnSchedule) {
  const filled = weeks.flatMap(({ weekOf, hours }) =>
    hours === null ? [] : [[weekField(weekOf), String(hours)] as const],
  )
  return { usual: String(usualHours), ...Object.fromEntries(filled) } as Record<string, string>
}

/**
 * The hours and holidays of somebody, and the address of their calendar; without a schedule for an
 * admin who only looks.
 */
export async function loadFreelancerSchedule(
  userId: number,
  language: Language,
  now = currentTime(),
) {
  const t = translator(language, 'freelancer-profile')
  const schedule = await findOwnSchedule(userId, now)
  const title = t('schedule.title')
  if (!schedule) return { title, schedule: null }
  return {
    title,
    schedule: {
      status: schedule.status,
      weeks: presentWeeks(schedule, language),
      hours: presentHours(schedule),
      holidays: presentHolidays(schedule, language),
      today: isoDay(studioDay(now)),
      constraint: getZodConstraint(holidaySchema(() => '', studioDay(now))),
      calendarUrl: await readCalendarUrl(userId),
    },
  }
}
export type FreelancerScheduleView = NonNullable<
  Awaited<ReturnType<typeof loadFreelancerSchedule>>['schedule']
>

interface Context {
  userId: number
  language: Language
}

/** The forms of the schedule's page. */
export const SCHEDULE_FORMS: Record<string, FormHandler<Context>> = {
  hours: fields(
    'hours',
    ({ language }) => scheduleSchema(scheduleWords(language), studioDay(currentTime())),
    async (value, { userId, language }) => {
      const t = translator(language, 'freelancer-profile')
      return (await saveHours(userId, value))
        ? { done: t('done.hours') }
        : { late: t('refused.gone') }
    },
  ),
  holiday: fields(
    'holiday',
    ({ language }) => holidaySchema(scheduleWords(language), studioDay(currentTime())),
    async (value, { userId, language }) => {
      const t = translator(language, 'freelancer-profile')
      const answer = await addHoliday(userId, value)
      return answer === 'done'
        ? { done: t('done.holiday') }
        : { late: t(`refused.${answer}`, { count: MOST_HOLIDAYS }) }
    },
  ),
  'holiday-remove': async (form, { userId, language }) => {
    const t = translator(language, 'freelancer-profile')
    return (await removeHoliday(userId, String(form.get('id'))))
      ? { done: t('done.removed') }
      : { late: t('refused.holiday') }
  },
  calendar: async (_form, { userId, language }) => {
    await resetCalendarUrl(userId)
    return { done: translator(language, 'notifications')('calendar.resetDone') }
  },
}
