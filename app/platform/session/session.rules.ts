import { after, currentTime, DAY, HOUR, MINUTE } from '../clock'

/** From sign-in: then the password is asked for again, however busy the session was. */
export const SESSION_LIFETIME = 30 * DAY
/**
 * Without a page in between: for clients, and for those whose account opens other people's work.
 */
const IDLE_TIME = { client: 14 * DAY, staff: 12 * HOUR }
/**
 * For so long after the password was given, what guards an account may be changed without giving it
 * again.
 */
export const SIGN_IN_COUNTS = 15 * MINUTE

/** When a session that is used now ends, unless it is used again. */
export function sessionEnd(
  { createdAt, staff }: { createdAt: Date; staff: boolean },
  now = currentTime(),
): Date {
  const [last, idle] = [
    after(SESSION_LIFETIME, createdAt),
    after(staff ? IDLE_TIME.staff : IDLE_TIME.client, now),
  ]
  return last < idle ? last : idle
}

/** Whether the password was given a moment ago. */
export function isRecent(signedInAt: Date, now = currentTime()): boolean {
  return now.getTime() - signedInAt.getTime() < SIGN_IN_COUNTS
}
