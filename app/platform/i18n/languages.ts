export const LANGUAGES = ['en', 'sv', 'nl', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  sv: 'Svenska',
  nl: 'Nederlands',
  pl: 'Polski',
}

/** True for one of the four languages; anything else, script included, is ignored (spec §1). */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)
}

/** The language that an address asks for in any spelling of its code, such as `SV` or `nl-BE`. */
export function readLanguage(code: string | null): Language | null {
  const [language] = (code ?? '').toLowerCase().split('-')
  return isLanguage(language) ? language : null
}
