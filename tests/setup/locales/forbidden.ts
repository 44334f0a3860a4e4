import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'
import type { Locales } from './texts'

/** What each language calls a thing, and the forms that it must not have (locales/glossary.json). */
export interface Glossary {
  terms: ({ term: string } & Record<Language, string>)[]
  /** Regular expressions, with what a native writes in their place; a language without any is not held. */
  forbidden: Record<Language, { pattern: string; instead: string }[]>
  /** Texts where a forbidden form is right, by namespace and key, with the reason. */
  exceptions: Record<Language, Record<string, string>>
}

export const readGlossary = () =>
  JSON.parse(readFileSync(join(projectRoot, 'locales/glossary.json'), 'utf8')) as Glossary

const LETTER = '[\\p{L}\\p{N}_]'
/** The edge of a word of any alphabet: `\b` knows no å, ł or ż. */
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`
const compile = (pattern: string) => new RegExp(pattern.replaceAll('\\b', EDGE), 'u')

/** A text as it is read: values without their names, which are code. */
const asRead = (text: string) => text.replace(/\{\{.*?\}\}/g, '{{}}').replace(/<\/?\w+\/?>/g, '')

/**
 * The texts that have a form which their language must not have, and the exceptions that no text
 * needs.
 */
export function findForbidden(locales: Locales, glossary: Glossary): string[] {
  return LANGUAGES.flatMap((language) => {
    const rules = glossary.forbidden[language].map(({ pattern, instead }) => ({
      ...{ form: compile(pattern), instead, raw: /[{}]/.test(pattern) },
    }))
    const exceptions = glossary.exceptions[language]
    const needed = new Set<string>()
    const flaws = Object.entries(locales[language]).flatMap(([namespace, texts]) =>
      [...texts].flatMap(([key, text]) => {
        const hits = rules.filter(({ form, raw }) => form.test(raw ? text : asRead(text)))
        if (hits.length === 0) return []
        const name = `${namespace}:${key}`
        if (!Object.hasOwn(exceptions, name))
          return hits.map(({ instead }) => `${language} ${name}: ${text} (${instead})`)
        needed.add(name)
        return []
      }),
    )
    const idle = Object.keys(exceptions).filter((name) => !needed.has(name))
    return [...flaws, ...idle.map((name) => `${language} ${name}: an exception that nothing needs`)]
  })
}
