import { ALL_SKILLS, OTHER_COUNTRY, TRADES, SKILLS } from '~/domain/freelancers/application.rules'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'

/** Skills in words, in the order in which the studio lists them. */
export function skillWords(skills: readonly string[], language: Language): string[] {
  const t = translator(language, 'application')
  return ALL_SKILLS.filter((skill) => skills.includes(skill)).map((skill) => t(`skills.${skill}`))
}

/** Skills to choose from, the trades one after the other. */
export function skillOptions(language: Language) {
  const t = translator(language, 'application')
  return TRADES.flatMap((trade) =>
    SKILLS[trade].map((value) => ({ value, label: t(`skills.${value}`) })),
  )
}

/** Languages by their own names. */
export function languageWords(languages: readonly string[]): string[] {
  return languages.map((code) => (isLanguage(code) ? LANGUAGE_NAMES[code] : code))
}

export function countryWords(country: string, language: Language): string {
  return country === OTHER_COUNTRY
    ? translator(language, 'application')('form.otherCountry')
    : countryName(country, language)
}
