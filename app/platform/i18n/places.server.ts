import type { Language } from './languages'

/** The country's name in the language; `country` is its code of two letters. */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** "one and another", as the language joins them. */
export function joinWords(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}
