const DAY = 24 * 60 * 60 * 1000

/** A calendar day, as midnight UTC: the time of day and the zone play no part in counting days. */
export function calendarDay(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month - 1, day))
}

export function plusDays(day: Date, days: number) {
  return new Date(day.getTime() + days * DAY)
}
