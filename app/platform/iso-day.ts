/** Whether a text is a day of the calendar as ISO 8601 writes it: `2026-11-22`. */
export function isIsoDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  )
}
