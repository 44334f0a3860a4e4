import { TZDate } from '@date-fns/tz'
import { HOUR } from '~/platform/clock'
import { isWorkingDay } from '../ground/working-days.rules'

/**
 * Working hours in which the studio answers a ticket: the same hour of the next working day at the
 * latest.
 */
const ANSWER_WITHIN = 8 * HOUR

/** The studio's day, by the clocks of both its cities. */
const OPENS = 9
const CLOSES = 17
const ZONE = 'Europe/Stockholm'

const at = (day: TZDate, hour: number) =>
  new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hour, ZONE).getTime()
const nextDay = (day: TZDate) =>
  new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + 1, ZONE)
const isOpenOn = (day: TZDate) =>
  isWorkingDay(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())))

/** By when a question of this moment is answered, counting the studio's working hours alone. */
export function answerDue(from: Date): Date {
  let left = ANSWER_WITHIN
  for (let day = new TZDate(from, ZONE); ; day = nextDay(day)) {
    const begin = Math.max(from.getTime(), at(day, OPENS))
    const open = isOpenOn(day) ? Math.max(0, at(day, CLOSES) - begin) : 0
    if (left <= open) return new Date(begin + left)
    left -= open
  }
}
