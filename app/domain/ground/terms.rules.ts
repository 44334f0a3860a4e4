import { after, currentTime, DAY } from '~/platform/clock'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/studio-time'
import { isWorkingDay } from './working-days.rules'

const daysLater = (day: Date, days: number) => after(days * DAY, day)

/** The last moment of a calendar day (midnight UTC) by the clocks of the studio's cities. */
const endOfDay = (day: Date) => after(-1, beginOfStudioDay(daysLater(day, 1)))

/**
 * When a term of so many days is over: with the last of them, whole, as it is told by its day. The
 * day on which it begins does not count.
 */
export const endOfTerm = (days: number, from: Date = currentTime()) =>
  endOfDay(daysLater(studioDay(from), days))

/**
 * When a term that the law gives is over: one whose last day is a Saturday, a Sunday or a public
 * holiday ends with the next working day (Regulation 1182/71, art. 3).
 */
export function endOfLegalTerm(days: number, from: Date = currentTime()): Date {
  let last = daysLater(studioDay(from), days)
  while (!isWorkingDay(last)) last = daysLater(last, 1)
  return endOfDay(last)
}

/** A day that was told, moved on by as many days as lie between two moments; it ends as before. */
export function postponedEnd(end: Date, { from, to }: { from: Date; to: Date }): Date {
  const days = Math.round((studioDay(to).getTime() - studioDay(from).getTime()) / DAY)
  return endOfDay(daysLater(studioDay(end), days))
}
