import type { Language } from '~/platform/i18n/languages'

/** What the formulas count; `long` words have more than six letters. */
export interface Counted {
  words: number
  sentences: number
  long: number
  syllables: number
}

const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu

/**
 * Syllables of an English word by its groups of vowels, without a silent e; names and loan words
 * may be one off.
 */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeioudty]ed|[^laeiouy]e)$/, (end) => end[0]!)
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

/** Words, sentences (a line with words is one at least), long words and, for English, syllables. */
export function countText(text: string): Counted {
  const words = text.match(WORD) ?? []
  const sentences = text
    .split(/(?<![.!?…])[.!?…]+(?=\s|$)|\n+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  const long = words.filter((word) => [...word.replace(/[^\p{L}\p{N}]/gu, '')].length > 6).length
  return {
    words: words.length,
    sentences,
    long,
    syllables: words.reduce((sum, word) => sum + countSyllables(word), 0),
  }
}

/**
 * Flesch Reading Ease (R. Flesch, A new readability yardstick, 1948): 206.835 − 1.015 ·
 * words/sentence − 84.6 · syllables/word. Null without words.
 */
export function fleschReadingEase({ words, sentences, syllables }: Counted): number | null {
  return words === 0 || sentences === 0
    ? null
    : 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/**
 * LIX (C. H. Björnsson, Läsbarhet, 1968): words per sentence plus the percentage of words of more
 * than six letters. Null without words.
 */
export function lix({ words, sentences, long }: Counted): number | null {
  return words === 0 || sentences === 0 ? null : words / sentences + (100 * long) / words
}

export type ReadingLevel =
  'veryEasy' | 'easy' | 'fairlyEasy' | 'medium' | 'fairlyHard' | 'hard' | 'veryHard'

const FLESCH_LEVELS: [number, ReadingLevel][] = [
  [90, 'veryEasy'],
  [80, 'easy'],
  [70, 'fairlyEasy'],
  [60, 'medium'],
  [50, 'fairlyHard'],
  [30, 'hard'],
]
const LIX_LEVELS: [number, ReadingLevel][] = [
  [30, 'veryEasy'],
  [40, 'easy'],
  [50, 'medium'],
  [60, 'hard'],
]

export const fleschLevel = (value: number): ReadingLevel =>
  FLESCH_LEVELS.find(([least]) => value >= least)?.[1] ?? 'veryHard'
export const lixLevel = (value: number): ReadingLevel =>
  LIX_LEVELS.find(([end]) => value < end)?.[1] ?? 'veryHard'

/** LIX in every language; Flesch for English, which its weights are from. */
export function readingOf(text: string, language: Language) {
  const counted = countText(text)
  const [ease, index] = [language === 'en' ? fleschReadingEase(counted) : null, lix(counted)]
  const readings: { formula: 'flesch' | 'lix'; value: number; level: ReadingLevel }[] = []
  if (ease !== null) readings.push({ formula: 'flesch', value: ease, level: fleschLevel(ease) })
  if (index !== null) readings.push({ formula: 'lix', value: index, level: lixLevel(index) })
  return { counted, readings }
}
