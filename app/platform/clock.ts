export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * How far a machine's clock may be from the database's before its processes leave the background
 * work to others; ms.
 */
export const CLOCK_TOLERANCE = 5 * SECOND

let correction = 0

/**
 * The time that all processes agree on: this machine's, put right by as much as it differs from the
 * database's.
 */
export const currentTime = () => new Date(Date.now() + correction)

/** Has `currentTime` be so many milliseconds ahead of this machine's clock. */
export function correctClock(milliseconds: number) {
  correction = milliseconds
}

/** The moment `milliseconds` from now (or from `start`). */
export function after(milliseconds: number, start: Date = currentTime()) {
  return new Date(start.getTime() + milliseconds)
}
