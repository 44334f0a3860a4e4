import { fold } from './fold.rules'

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

/** Whether a word can only be how a mail address begins. */
export const isMailAddress = (word: string) => /^[^@]+@/.test(word)

/** A word without what stands before its first letter or digit: '' is one of none. */
export const startOf = (word: string) => word.replace(/^[^\p{L}\p{N}]+/u, '')

const LONGEST_WORD = 100

/**
 * What texts are found by: each from where a word in it begins up to the next space, folded. So "Åsa's" is found by as and
 * s, and a mail address by its name, its domain and all of it.
 */
export function wordStarts(texts: readonly (string | null)[]): string[] {
  const pieces = texts.flatMap((text) => fold(text ?? '').split(/\s+/))
  const starts = pieces.flatMap((piece) => [...piece.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => piece.slice(index, index + LONGEST_WORD)))
  return [...new Set(starts)]
}
