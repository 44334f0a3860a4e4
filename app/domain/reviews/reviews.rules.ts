export const MAX_RATING = 5
/** The stars that a review gives. */
export const RATINGS = [1, 2, 3, 4, 5] as const
/** How many reviews a service's page shows at once, and when all are asked for. */
export const SHOWN_REVIEWS = 4
export const MOST_REVIEWS = 200

/** How long a review, the studio's reply to it and the words of a refusal may be; characters. */
export const LONGEST_REVIEW = 2000
export const LONGEST_REPLY = 1000
export const LONGEST_REFUSAL = 300

/**
 * A client as everyone may read it: first name and initial, "Anna K."; null when there is no name
 * left.
 */
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
