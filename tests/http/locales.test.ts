import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'
import { projectRoot } from '../setup/migrate'

type Texts = { [key: string]: Texts | Texts[] | string }

const folder = join(projectRoot, 'locales')
const namespaces = readdirSync(join(folder, 'en')).filter((name) => name.endsWith('.json'))
const translations = LANGUAGES.filter((language) => language !== 'en')
const cases = translations.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const))

const fileOf = (language: Language, namespace: string) => join(folder, language, namespace)
const suffix = /_(zero|one|two|few|many|other)$/

function flatten(texts: Texts | Texts[] | string, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
}

function textsOf(language: Language, namespace: string) {
  return new Map(flatten(JSON.parse(readFileSync(fileOf(language, namespace), 'utf8'))))
}

/** A key counts as plural when it has the form for "other" beside another form. */
function pluralBases(texts: Map<string, string>) {
  const bases = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(suffix, ''))
  return new Set(bases.filter((base) => texts.has(`${base}_one`) || texts.has(`${base}_few`)))
}

function expectedKeys(language: Language, english: Map<string, string>) {
  const plurals = pluralBases(english)
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [...english.keys()].flatMap((key) => {
    const base = key.replace(suffix, '')
    if (!plurals.has(base) || key === base) return [key]
    return key.endsWith('_other') ? categories.map((category) => `${base}_${category}`) : key.endsWith('_zero') ? [key] : []
  })
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{-?\s*[\w.]+|\$t\([^)]+\)|<\/?[\w-]+\s*\/?>/g) ?? [])].sort()

/** Placeholders by key; a plural is one text, because its "one" may spell the number out. */
function placeholdersByKey(texts: Map<string, string>) {
  const plurals = pluralBases(texts)
  const all: Record<string, string[]> = {}
  for (const [key, text] of texts) {
    const base = key.replace(suffix, '')
    const name = plurals.has(base) ? base : key
    all[name] = [...new Set([...(all[name] ?? []), ...placeholders(text)])].sort()
  }
  return all
}

/** Four words or more of which one is no name; what is put in counts as none. */
function isSentence(text: string) {
  const words = text.replace(/\{\{.*?\}\}/g, '').split(/\s+/)
  return words.length > 3 && words.some((word) => /^\p{Ll}/u.test(word))
}

describe('the languages', () => {
  it.each(LANGUAGES)('%s has every namespace and no other', (language) => {
    expect(readdirSync(join(folder, language)).sort()).toEqual([...namespaces].sort())
  })

  it.each(LANGUAGES)('%s has no empty text', (language) => {
    const present = namespaces.filter((namespace) => existsSync(fileOf(language, namespace)))
    const empty = present.flatMap((namespace) => [...textsOf(language, namespace)].filter(([, text]) => text.trim() === '').map(([key]) => `${namespace} ${key}`))
    expect(empty).toEqual([])
  })

  it.each(cases)('%s/%s has the keys of the English texts', (language, namespace) => {
    const expected = expectedKeys(language, textsOf('en', namespace))
    const present = [...textsOf(language, namespace).keys()]
    expect({
      missing: expected.filter((key) => !present.includes(key)),
      surplus: present.filter((key) => !expected.includes(key) && !key.endsWith('_zero')),
    }).toEqual({ missing: [], surplus: [] })
  })

  it.each(cases)('%s/%s has the placeholders of the English texts', (language, namespace) => {
    expect(placeholdersByKey(textsOf(language, namespace))).toEqual(placeholdersByKey(textsOf('en', namespace)))
  })

  it.each(cases)('%s/%s has nothing left in English', (language, namespace) => {
    const english = textsOf('en', namespace)
    const same = [...textsOf(language, namespace)].filter(([key, text]) => english.get(key) === text && isSentence(text))
    expect(same.map(([key]) => key)).toEqual([])
  })
})
