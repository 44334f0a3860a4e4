import { describe, expect, test } from 'vitest'
import { findHoleFlaws, findKeyFlaws } from './differences'
import { findForbidden, readGlossary, type Glossary } from './forbidden'
import { findNamesWithoutLabel } from './label-in-name'
import { findEnglish } from './same-as-english'
import { readLocales, type Locales } from './texts'
import { findUnused, readSource, readSources } from './unused'
import { findVariants, readVariants } from './variants'

const locales = readLocales()

describe('the texts of the four languages', () => {
  test('have the same keys, each with the plural forms of its language', () =>
    expect(findKeyFlaws(locales)).toEqual([]))
  test('name the same values and tags', () => expect(findHoleFlaws(locales)).toEqual([]))
  test('have nothing left in English', () => expect(findEnglish(locales)).toEqual([]))
  test('name what is pressed with the words that are seen on it', () =>
    expect(findNamesWithoutLabel(locales)).toEqual([]))
  test('have no form that their language or the glossary forbids', () =>
    expect(findForbidden(locales, readGlossary())).toEqual([]))
  test('translate the same English the same way, but for reasons', () =>
    expect(findVariants(locales, readVariants())).toEqual([]))
  test('are all asked for by the code', () =>
    expect(findUnused(locales, readSources(locales))).toEqual([]))
})

/** Texts of one namespace, the same in every language but for what is given. */
function textsWith(changes: Partial<Record<keyof Locales, Record<string, string>>>): Locales {
  const plain = { title: 'The {{what}}', count_one: 'one boat', count_other: '{{count}} boats' }
  const polish = { ...plain, count_few: '{{count}} łodzie', count_many: '{{count}} łodzi' }
  const texts = { en: plain, sv: { ...plain }, nl: { ...plain }, pl: polish }
  const inOne = (language: keyof Locales) => ({
    boats: new Map(Object.entries({ ...texts[language], ...changes[language] })),
  })
  return { en: inOne('en'), sv: inOne('sv'), nl: inOne('nl'), pl: inOne('pl') }
}

describe('the check of texts', () => {
  test('finds what is missing, too much and empty', () => {
    const broken = textsWith({ nl: { more: 'Meer', title: ' ' } })
    for (const key of ['count_few', 'count_other']) broken.pl.boats!.delete(key)
    expect(findKeyFlaws(textsWith({}))).toEqual([])
    expect(findKeyFlaws(broken)).toEqual([
      'nl/boats: more is not in English',
      'nl/boats: title is empty',
      'pl/boats: count_few is missing',
      'pl/boats: count_other is missing',
    ])
  })

  test('finds other values and tags, and takes a plural as one text', () => {
    expect(findHoleFlaws(textsWith({ sv: { count_one: '{{count}} båt' } }))).toEqual([])
    expect(findHoleFlaws(textsWith({ sv: { title: '<b>Den {{vad}}</b>' } }))).toEqual([
      'sv/boats: title has “</b> <b> {{vad” where English has “{{what”',
    ])
  })

  test('finds English words, but for what is the same in the language, and excuses that nothing needs', () => {
    const same = {
      sv: ['boats', 'one boat', 'the'],
      nl: ['boats', 'one boat'],
      pl: ['boats', 'one boat', 'the', 'harbour'],
    }
    expect(findEnglish(textsWith({}), same)).toEqual([
      'nl/boats: title is “The {{what}}” as in English',
      'pl: no text needs the excuse “harbour”',
    ])
  })

  test('finds names that lack the words that are seen', () => {
    expect(
      findNamesWithoutLabel(
        textsWith({ nl: { remove: 'Verwijderen', removeOf: '{{what}} verwijderen' } }),
      ),
    ).toEqual([])
    expect(
      findNamesWithoutLabel(
        textsWith({ nl: { remove: 'Verwijderen', removeOf: 'Verwijder {{what}}' } }),
      ),
    ).toEqual(['nl/boats: removeOf is “Verwijder {{what}}”, which lacks “Verwijderen”'])
  })

  test('finds forbidden forms as they are read, and exceptions that nothing needs', () => {
    const glossary: Glossary = {
      terms: [],
      forbidden: {
        ...{ en: [], nl: [] },
        sv: [{ pattern: '\\bnål(ar)?\\b', instead: 'markering' }],
        pl: [{ pattern: '^\\{\\{what\\}\\} \\p{Ll}', instead: 'behind its noun' }],
      },
      exceptions: { en: {}, sv: { 'boats:count_one': 'a quotation' }, nl: {}, pl: {} },
    }
    const forbidden = (sv: string, pl: string) =>
      findForbidden(textsWith({ sv: { title: sv }, pl: { title: pl } }), glossary)
    expect(forbidden('En nål', '{{what}} jest')).toEqual([
      'sv boats:title: En nål (markering)',
      'sv boats:count_one: an exception that nothing needs',
      'pl boats:title: {{what}} jest (behind its noun)',
    ])
    expect(forbidden('Trånålar {{nål}}', 'Etap: {{what}} jest')).toEqual([
      'sv boats:count_one: an exception that nothing needs',
    ])
  })

  test('finds what is translated in more than one way, but for endings and reasons', () => {
    const twice = (title: string, headline: string) => {
      const texts = textsWith({ sv: { title: 'Öppen', headline: 'Öppet' } })
      for (const [key, text] of Object.entries({ title, headline })) {
        texts.nl.boats!.set(key, text)
        for (const language of ['en', 'pl'] as const) texts[language].boats!.set(key, 'Open')
      }
      return texts
    }
    expect(findVariants(twice('Geo\u00adpend', 'geopend'), {})).toEqual([])
    expect(findVariants(twice('Openen', 'Geopend'), {})).toEqual([
      'nl: “Open” is “Openen”, “Geopend”',
    ])
    const variants = { Open: { reason: 'A button, and a status', nl: ['Openen', 'Geopend'] } }
    expect(findVariants(twice('Openen', 'Geopend'), variants)).toEqual([])
    expect(findVariants(twice('Openen', 'Los'), variants)).toEqual([
      'nl: “Open” is “Openen”, “Los”',
      'nl: “Open” is nowhere “Geopend”',
    ])
  })

  test('finds reasons for translations that tell nothing of their text', () => {
    const named = (count: number, reason: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`Text ${at}`, { reason }]))
    expect(findVariants(textsWith({}), named(3, 'Two genders'))).toEqual([])
    expect(findVariants(textsWith({}), named(1, 'Gender'))).toEqual([
      '“Gender” is no reason of its own: Text 0',
    ])
    expect(findVariants(textsWith({}), named(11, 'Another gender'))).toHaveLength(1)
  })

  test('finds keys that no code asks for, in words or composed, in a file that speaks the namespace', () => {
    const named = new Set(['boats', 'cars'])
    const asked = (code: string) => findUnused(textsWith({}), [readSource('a.ts', code, named)], {})
    expect(asked("translator(language, 'boats')('title'); t('count', { count })")).toEqual([])
    expect(asked('t(`boats:${kind}`)')).toEqual([])
    expect(asked("translator(language, 'cars')('title')")).toEqual([
      'boats: title',
      'boats: count_one',
      'boats: count_other',
    ])
    expect(findUnused(textsWith({}), [], { 'boats:title': 'whole' })).toHaveLength(3)
  })
})
