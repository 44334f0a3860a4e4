import { tz } from '@date-fns/tz'
import { set, subDays } from 'date-fns'

/** The hour of the studio's morning at which the mail of a day goes out. */
const DIGEST_HOUR = 8
/** How many notices it names; the rest stand in the app. */
export const DIGEST_LENGTH = 30

const STUDIO_ZONE = tz('Europe/Stockholm')

/**
 * The latest time at which the mail of a day was due: eight in the morning in the studio's cities,
 * today or yesterday.
 */
export function digestMoment(now: Date): Date {
  const local = STUDIO_ZONE(now)
  const today = set(local, { hours: DIGEST_HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return new Date((today <= local ? today : subDays(today, 1)).getTime())
}
