import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'

export type Nested = { [key: string]: Nested | Nested[] | string }
/** The texts of a namespace by their keys: `sections.what.title`. */
export type Texts = Map<string, string>
/** The namespaces of each language. */
export type Locales = Record<Language, Record<string, Texts>>

const folder = join(projectRoot, 'locales')

/** The texts below a value by their keys. */
export function flatten(texts: Nested | Nested[] | string, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts).flatMap(([key, value]) =>
    flatten(value, path ? `${path}.${key}` : key),
  )
}

function readLanguage(language: Language): Record<string, Texts> {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      new Map(flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8')))),
    ]),
  )
}

/** All texts of all languages, as locales/ has them. */
export function readLocales(): Locales {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, readLanguage(language)]),
  ) as Locales
}

const SUFFIX = /_(zero|one|two|few|many|other)$/

/** The key that the code asks for, whatever the count. */
export const baseOf = (key: string) => key.replace(SUFFIX, '')

/** A key counts as plural when it has the form for "other" beside another form. */
export function pluralBases(texts: Texts): Set<string> {
  const bases = [...texts.keys()].filter((key) => key.endsWith('_other')).map(baseOf)
  return new Set(bases.filter((base) => texts.has(`${base}_one`) || texts.has(`${base}_few`)))
}
