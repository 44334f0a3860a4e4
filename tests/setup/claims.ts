import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../app/platform/i18n/languages'
import type { Page } from './page'
import { projectRoot } from './migrate'

/** A text of the locales: "namespace:path.to.it", or the path alone where it is clear of which. */
export type Key = string

const read = new Map<string, unknown>()

function textOf(language: Language, key: Key): string {
  const [namespace, path] = key.split(':') as [string, string]
  const file = join(projectRoot, 'locales', language, `${namespace}.json`)
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, 'utf8')))
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      read.get(file),
    )
  if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`)
  return found.replaceAll('\u00a0', ' ')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The words of a language: `say` is a text as it stands, and `form` finds it in a page, whatever
 * stands in its holes, as whole words.
 */
export function formIn(language: Language) {
  return {
    say: (key: Key) => textOf(language, key),
    form: (key: Key) => {
      const parts = textOf(language, key).split(/\{\{\w+\}\}/)
      return new RegExp(
        `(?<![\\p{L}\\p{N}])${parts.map(escaped).join('[\\s\\S]+?')}(?![\\p{L}\\p{N}])`,
        'u',
      )
    },
  }
}

/** How milestones stand, in words. */
export const wordsOf = (language: Language, states: string[]) =>
  states.map((state) => textOf(language, `dashboard:milestones.state.${state}`))

/** What the elements of a page say, each as one line; what stands in different ones stays apart. */
export function linesOf({ $ }: Page, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) =>
      $(element)
        .find('*')
        .addBack()
        .not('script, style, template, noscript')
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : []))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
