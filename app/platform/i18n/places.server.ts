import type { Language } from './languages'

/**
 * The country's name in the language; `country` is its code of two letters, and stands for itself
 * where it is none.
 */
export function countryName(country: string, language: Language): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** "one and another", as the language joins them. */
export function joinWords(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}
