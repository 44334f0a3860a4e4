import { type Language } from '~/platform/i18n/languages'

/**
 * The letters of each language, small ones; those of loan words and names that its dictionaries
 * spell with are among them.
 */
export const ALPHABETS: Record<Language, string> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  sv: 'abcdefghijklmnopqrstuvwxyzåäöéà',
  nl: 'abcdefghijklmnopqrstuvwxyzëïéóèêöüáí',
  pl: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż',
}

/** Letters that families leave out most often. */
export const TELLING_LETTERS = ['å', 'ä', 'ö', 'ł', 'ż'] as const

/** Quotation marks, dashes and the signs of money that the four languages set. */
export const MARKS = '“”„’»«–—…€£§'

/** Everything that a family is asked for, once each. */
export const ASKED = [
  ...new Set([
    ...Object.values(ALPHABETS).join(''),
    ...Object.values(ALPHABETS).join('').toUpperCase(),
    ...'0123456789',
    ...MARKS,
  ]),
]

/** The letters of a language, small and capital, that are among the missing ones. */
export function missingIn(language: Language, missing: string): string[] {
  const letters = ALPHABETS[language]
  return [...(letters + letters.toUpperCase())].filter((letter) => missing.includes(letter))
}
