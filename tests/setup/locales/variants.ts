import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_LANGUAGE, type Language } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'
import type { Locales } from './texts'

type Translated = Exclude<Language, 'en'>
const TRANSLATED: Translated[] = ['sv', 'nl', 'pl']

/**
 * English texts that have more than one translation, with the reason and all the translations that
 * they have (locales/variants.json). A language without any is held to one.
 */
export type Variants = Record<string, { reason: string } & Partial<Record<Translated, string[]>>>

export const readVariants = () =>
  JSON.parse(readFileSync(join(projectRoot, 'locales/variants.json'), 'utf8')) as Variants

const PLURAL = /_(one|other)$/
const SHORT = 3
/** A reason that more texts share tells of none of them what is meant. */
const MOST_ALIKE = 10
const SHORTEST_REASON = 10

/** Words as they are compared: without the places where they may break, and without large letters. */
const wordsOf = (text: string) => text.replaceAll('\u00ad', '').toLowerCase().split(/\s+/)

/** Whether two words are forms of one: no more than an ending apart. */
function sharesStem(one: string, other: string) {
  if (one === other) return true
  const shortest = Math.min(one.length, other.length)
  let same = 0
  while (same < shortest && one[same] === other[same]) same += 1
  return same >= SHORT && Math.max(one.length, other.length) - same <= SHORT
}

/**
 * Whether two translations are the same but for the endings of their words, as a thing of another
 * gender or number has them.
 */
function areForms(one: string, other: string) {
  const [these, those] = [wordsOf(one), wordsOf(other)]
  return these.length === those.length && these.every((word, at) => sharesStem(word, those[at]!))
}

/** The English texts that are there more than once, with the keys that have them. */
function findRepeated(locales: Locales) {
  const keys = new Map<string, [namespace: string, key: string][]>()
  for (const [namespace, texts] of Object.entries(locales[FALLBACK_LANGUAGE]))
    for (const [key, text] of texts) {
      const name = `${text}${PLURAL.exec(key)?.[0] ?? ''}`
      keys.set(name, [...(keys.get(name) ?? []), [namespace, key]])
    }
  return [...keys].filter(([, all]) => all.length > 1)
}

/** Reasons that tell nothing of their own text. */
function findEmptyReasons(variants: Variants): string[] {
  const texts = new Map<string, string[]>()
  for (const [english, { reason }] of Object.entries(variants))
    texts.set(reason, [...(texts.get(reason) ?? []), english])
  return [...texts]
    .filter(([reason, of]) => of.length > MOST_ALIKE || reason.length < SHORTEST_REASON)
    .map(([reason, of]) => `“${reason}” is no reason of its own: ${of.join(', ')}`)
}

/**
 * The English texts that a language translates in more than one way without a reason, and the
 * reasons that nothing needs.
 */
export function findVariants(locales: Locales, variants: Variants): string[] {
  const repeated = findRepeated(locales)
  const translations = TRANSLATED.flatMap((language) => {
    const needed = new Set<string>()
    const flaws = repeated.flatMap(([name, keys]) => {
      const english = name.replace(PLURAL, '')
      const found = new Set(
        keys.flatMap(([namespace, key]) => locales[language][namespace]?.get(key) ?? []),
      )
      const [first, ...others] = found
      if (others.every((other) => areForms(first!, other))) return []
      const allowed = variants[english]?.[language] ?? []
      for (const text of found) needed.add(`${english}: ${text}`)
      const more = [...found].filter((text) => !allowed.includes(text))
      if (more.length === 0) return []
      return [`${language}: “${english}” is ${[...found].map((text) => `“${text}”`).join(', ')}`]
    })
    const idle = Object.entries(variants).flatMap(([english, allowed]) =>
      (allowed[language] ?? [])
        .filter((text) => !needed.has(`${english}: ${text}`))
        .map((text) => `${language}: “${english}” is nowhere “${text}”`),
    )
    return [...flaws, ...idle]
  })
  return [...translations, ...findEmptyReasons(variants)]
}
