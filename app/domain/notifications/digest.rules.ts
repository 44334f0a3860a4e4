import { tz } from '@date-fns/tz'
import { set, subDays } from 'date-fns'
import { STUDIO_TIME_ZONE } from '~/platform/i18n/studio-time'

/** The hour of a reader's morning at which the mail of a day goes out. */
const DIGEST_HOUR = 8
/** How many notices it names; the rest stand in the app. */
export const DIGEST_LENGTH = 30

/**
 * The latest time at which the mail of a day was due: eight in the morning of a zone, that of
 * the studio without one, today or yesterday.
 */
export function digestMoment(now: Date, zone: string | null = null): Date {
  const local = tz(zone ?? STUDIO_TIME_ZONE)(now)
  const today = set(local, { hours: DIGEST_HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return new Date((today <= local ? today : subDays(today, 1)).getTime())
}
