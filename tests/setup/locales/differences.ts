import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../../app/platform/i18n/languages'
import { baseOf, pluralBases, type Locales, type Texts } from './texts'

/**
 * The keys that a language has to have: those of the English texts, with the plural forms that it
 * counts with.
 */
function expectedKeys(language: Language, english: Texts): string[] {
  const plurals = pluralBases(english)
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [...english.keys()].flatMap((key) => {
    const base = baseOf(key)
    if (!plurals.has(base) || key === base) return [key]
    return key.endsWith('_other')
      ? categories.map((category) => `${base}_${category}`)
      : key.endsWith('_zero')
        ? [key]
        : []
  })
}

/**
 * What a language lacks of the English namespaces, keys and plural forms, what it has beside them,
 * and what it leaves empty.
 */
export function findKeyFlaws(locales: Locales): string[] {
  const namespaces = [
    ...new Set(LANGUAGES.flatMap((language) => Object.keys(locales[language]))),
  ].sort()
  return LANGUAGES.flatMap((language) =>
    namespaces.flatMap((namespace) => {
      const [english, texts] = [locales[FALLBACK_LANGUAGE][namespace], locales[language][namespace]]
      if (!english) return [`${language}/${namespace}: there is no such namespace in English`]
      if (!texts) return [`${language}/${namespace}: the namespace is missing`]
      const expected = new Set(expectedKeys(language, english))
      return [
        ...[...expected]
          .filter((key) => !texts.has(key))
          .map((key) => `${language}/${namespace}: ${key} is missing`),
        ...[...texts.keys()]
          .filter((key) => !expected.has(key) && !key.endsWith('_zero'))
          .map((key) => `${language}/${namespace}: ${key} is not in English`),
        ...[...texts]
          .filter(([, text]) => text.trim() === '')
          .map(([key]) => `${language}/${namespace}: ${key} is empty`),
      ]
    }),
  )
}

/** Values, other texts and tags in a text. */
const holesOf = (text: string) =>
  text.match(/\{\{-?\s*[\w.]+|\$t\([^)]+\)|<\/?[\w-]+\s*\/?>/g) ?? []

/** The holes by key; a plural is one text, because its "one" may spell the number out. */
function holesByKey(texts: Texts): Map<string, string> {
  const plurals = pluralBases(texts)
  const all = new Map<string, Set<string>>()
  for (const [key, text] of texts) {
    const name = plurals.has(baseOf(key)) ? baseOf(key) : key
    all.set(name, new Set([...(all.get(name) ?? []), ...holesOf(text)]))
  }
  return new Map([...all].map(([key, holes]) => [key, [...holes].sort().join(' ')]))
}

/** The texts that name other values or tags than the English ones. */
export function findHoleFlaws(locales: Locales): string[] {
  return Object.entries(locales[FALLBACK_LANGUAGE]).flatMap(([namespace, english]) => {
    const wanted = holesByKey(english)
    return LANGUAGES.flatMap((language) => {
      const found = holesByKey(locales[language][namespace] ?? new Map())
      const different = [...wanted].filter(
        ([key, holes]) => found.has(key) && found.get(key) !== holes,
      )
      return different.map(
        ([key, holes]) =>
          `${language}/${namespace}: ${key} has “${found.get(key)}” where English has “${holes}”`,
      )
    })
  })
}
