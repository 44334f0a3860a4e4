import { tz, tzOffset } from '@date-fns/tz'
import { startOfDay } from 'date-fns'
import { LRUCache } from 'lru-cache'
import { after, DAY, HOUR, MINUTE } from '../clock'

/** Both of the studio's cities keep this time. */
export const STUDIO_TIME_ZONE = 'Europe/Stockholm'

/** Asking for one takes longer than the rest of writing a date. */
const offsets = new LRUCache<string, number>({ max: 5_000 })

/** Milliseconds that a zone's clocks are ahead; some are changed at half an hour. */
function offsetAt(time: number, zone: string): number {
  const key = `${zone} ${Math.floor(time / (HOUR / 2))}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = tzOffset(zone, new Date(time)) * MINUTE
    if (Number.isFinite(offset)) offsets.set(key, offset)
  }
  return offset
}

/** What the clocks of a place show, for date-fns to write; it is no moment to reckon with. */
class StudioTime extends Date {
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
  override getDay() {
    return this.getUTCDay()
  }
  override getHours() {
    return this.getUTCHours()
  }
  override getMinutes() {
    return this.getUTCMinutes()
  }
}

/** A moment as the clocks of the studio's cities show it. */
export const studioTime = (moment: Date): Date => timeIn(STUDIO_TIME_ZONE, moment)

/** A moment as the clocks of a zone show it. */
export const timeIn = (zone: string, moment: Date): Date =>
  new StudioTime(moment.getTime() + offsetAt(moment.getTime(), zone))

/** The calendar day that a moment falls on in the studio's cities, as midnight UTC. */
export function studioDay(moment: Date) {
  const day = studioTime(moment)
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))
}

const STUDIO_ZONE = tz(STUDIO_TIME_ZONE)

/** When a calendar day, given as midnight UTC, begins in the studio's cities. */
export function beginOfStudioDay(day: Date) {
  return new Date(startOfDay(day, { in: STUDIO_ZONE }).getTime())
}

/** From the beginning of a studio's day up to the end of another, each as `2026-11-27`. */
export const betweenStudioDays = (since: string | null, until: string | null) => ({
  gte: since ? beginOfStudioDay(new Date(since)) : undefined,
  lt: until ? beginOfStudioDay(after(DAY, new Date(until))) : undefined,
})
