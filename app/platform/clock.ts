export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The moment `milliseconds` from now (or from `start`). */
export function after(milliseconds: number, start: Date = new Date()) {
  return new Date(start.getTime() + milliseconds)
}
