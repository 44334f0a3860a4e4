import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
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
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { formatDate, onOneLine, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { PageOutcome } from '~/shell/forms.server'

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

const here = paths.freelancerArea('schedule')

type Step = (form: FormData, userId: number, language: Language) => Promise<PageOutcome>

const hours: Step = async (form, userId, language) => {
  const t = translator(language, 'freelancer-profile')
  const submission = parseWithZod(form, {
    schema: scheduleSchema(scheduleWords(language), studioDay(currentTime())),
  })
  if (submission.status !== 'success') return { form: 'hours', result: submission.reply() }
  return (await saveHours(userId, submission.value))
    ? { done: t('done.hours'), to: here }
    : { late: t('refused.gone'), to: here }
}

const holiday: Step = async (form, userId, language) => {
  const t = translator(language, 'freelancer-profile')
  const submission = parseWithZod(form, {
    schema: holidaySchema(scheduleWords(language), studioDay(currentTime())),
  })
  if (submission.status !== 'success') return { form: 'holiday', result: submission.reply() }
  const answer = await addHoliday(userId, submission.value)
  return answer === 'done'
    ? { done: t('done.holiday'), to: here }
    : { late: t(`refused.${answer}`, { count: MOST_HOLIDAYS }), to: here }
}

const remove: Step = async (form, userId, language) => {
  const t = translator(language, 'freelancer-profile')
  return (await removeHoliday(userId, String(form.get('id'))))
    ? { done: t('done.removed'), to: here }
    : { late: t('refused.holiday'), to: here }
}

const calendar: Step = async (_form, userId, language) => {
  await resetCalendarUrl(userId)
  return { done: translator(language, 'notifications')('calendar.resetDone'), to: here }
}

const STEPS: Record<string, Step> = { hours, holiday, 'holiday-remove': remove, calendar }

/** Takes a form of the schedule's page; null for a form that is not on it. */
export async function takeScheduleStep(
  form: FormData,
  userId: number,
  language: Language,
): Promise<PageOutcome | null> {
  const intent = String(form.get('intent'))
  return Object.hasOwn(STEPS, intent) ? STEPS[intent]!(form, userId, language) : null
}
