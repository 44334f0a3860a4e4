/** The most characters that a search field takes. */
export const SEARCH_MAX = 80
const MOST_WORDS = 5

/**
 * What was searched for: one line, no longer than the field lets one type. PostgreSQL refuses a
 * text with NUL.
 */
export function readSearch(asked: string | null): string {
  return (asked ?? '')
    .replaceAll('\u0000', '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_MAX)
    .trim()
}

/** The words of a search, each of which has to be found; those after the fifth are left out. */
export function wordsOf(search: string): string[] {
  return search.split(' ').filter(Boolean).slice(0, MOST_WORDS)
}
