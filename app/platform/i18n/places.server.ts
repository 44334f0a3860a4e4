import { type brand } from '../../brand'
import type { Language } from './languages'

export type City = (typeof brand.cities)[number]

/** What the language calls one of the studio's cities. */
export function cityName({ name, names }: City, language: Language): string {
  return (names as Partial<Record<Language, string>>)[language] ?? name
}

/** The country's name in the language; `country` is its code of two letters. */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** "one and another", as the language joins them. */
export function joinWords(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}
