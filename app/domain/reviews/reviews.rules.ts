export const MAX_RATING = 5
/** How many reviews a service's page shows at once, and when all are asked for. */
export const SHOWN_REVIEWS = 4
export const MOST_REVIEWS = 200

/** A client as everyone may read it: first name and initial, "Anna K."; null when there is no name left. */
export function publicName(name: string): string | null {
  const [first, ...others] = name.trim().split(/\s+/)
  if (!first) return null
  const last = [...(others.at(-1) ?? '')][0]
  return last ? `${first} ${last.toUpperCase()}.` : first
}

/** An average as it is shown, to one decimal. */
export function roundRating(average: number) {
  return Math.round(average * 10) / 10
}
