const DAY = 86_400_000

/** The working days after `today` up to and with a day (YYYY-MM-DD); Saturdays and Sundays are none. */
export function workingDaysUntil(date: string, today: Date): number {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const days = Math.round((Date.parse(date) - start) / DAY)
  const weekday = (day: number) => new Date(start + day * DAY).getUTCDay()
  return Array.from({ length: Math.max(0, days) }, (_, index) => weekday(index + 1)).filter((day) => day !== 0 && day !== 6).length
}
