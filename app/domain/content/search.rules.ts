/** The most characters that a search field takes. */
export const SEARCH_MAX = 80
const MOST_WORDS = 5

/** What was searched for: one line, no longer than the field lets one type. PostgreSQL refuses a text with NUL. */
export function readSearch(asked: string | null): string {
  return (asked ?? '').replaceAll('\u0000', '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX).trim()
}

/** The words of a search, each of which has to be found; those after the fifth are left out. */
export function wordsOf(search: string): string[] {
  return search.split(' ').filter(Boolean).slice(0, MOST_WORDS)
}

/** Whether a word can only be an order's number, or all but its last digits, such as K-2026-0012. */
export const isOrderNumber = (word: string) => /^k-\d{4}-\d{4,}$/i.test(word)

/** Whether a word can only be how a mail address begins. */
export const isMailAddress = (word: string) => /^[^@]+@/.test(word)
