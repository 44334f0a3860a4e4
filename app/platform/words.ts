import { normalize } from './normalize'

/** Letters that Unicode does not take apart into a plain one and its mark. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' }

/** A text without case and accents: somebody without å or ł on the keyboard finds the same. */
export function fold(text: string): string {
  return normalize(text, 'NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđæœß]/g, (letter) => LETTERS[letter] ?? letter)
}

/**
 * A text as it is searched by, all of it: folded, without apostrophes, and a blank for each hyphen,
 * so that "its" finds "it's" and "state of the art" what has hyphens.
 */
export function foldText(text: string): string {
  return fold(text)
    .replace(/['’ʼ‘`´]/g, '')
    .replace(/[\p{Pd}\s]+/gu, ' ')
}

/** A word without what stands before its first letter or digit: '' is one of none. */
export const startOf = (word: string) => word.replace(/^[^\p{L}\p{N}]+/u, '')

const LONGEST_WORD = 100

/**
 * What texts are found by: each from where a word in it begins up to the next space, folded. So
 * "Åsa's" is found by as and s, and a mail address by its name, its domain and all of it.
 */
export function wordStarts(texts: readonly (string | null)[]): string[] {
  const pieces = texts.flatMap((text) => fold(text ?? '').split(/\s+/))
  const starts = pieces.flatMap((piece) =>
    [...piece.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) =>
      piece.slice(index, index + LONGEST_WORD),
    ),
  )
  return [...new Set(starts)]
}
