import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'
import type { Theme } from '../../app/platform/theme'
import { PEOPLE, type Who } from '../setup/everybody'
import { projectRoot } from '../setup/migrate'

/** What a run looks at; the whole of it unless the command narrows it. */
export type Scope = {
  pages: string[]
  widths: number[]
  themes: readonly Theme[]
  languages: readonly Language[]
  roles: readonly Who[]
}

export const FOLDER = join(projectRoot, 'test-results/accessibility')
export const NAMES = ['pages', 'widths', 'themes', 'languages', 'roles'] as const
/** The system's choice is one of the two. */
const THEMES: readonly Theme[] = ['dark', 'light']
const WHOLE: Scope = {
  pages: ['/'],
  widths: [320, 768, 1440],
  themes: THEMES,
  languages: LANGUAGES,
  roles: PEOPLE,
}

const pick = <T extends string>(
  name: string,
  all: readonly T[],
  asked: string[] | undefined,
): readonly T[] => {
  const unknown = asked?.find((one) => !all.includes(one as T))
  if (unknown !== undefined) throw new Error(`--${name} takes ${all.join(', ')}, not ${unknown}`)
  return asked ? all.filter((one) => asked.includes(one)) : all
}

/**
 * The scope that lists with commas ask for: pages by how their patterns begin. Throws for what
 * there is not.
 */
export function readScope(asked: Partial<Record<(typeof NAMES)[number], string>>): Scope {
  const list = (name: (typeof NAMES)[number]) => asked[name]?.split(',').map((one) => one.trim())
  const widths = list('widths')?.map(Number) ?? WHOLE.widths
  if (widths.some((width) => !(width >= 320))) throw new Error('--widths takes numbers from 320')
  return {
    pages: list('pages') ?? WHOLE.pages,
    widths: widths.sort((a, b) => a - b),
    themes: pick('themes', WHOLE.themes, list('themes')),
    languages: pick('languages', WHOLE.languages, list('languages')),
    roles: pick('roles', WHOLE.roles, list('roles')),
  }
}

/** The scope that the command handed on to the browser tests. */
export const scope = readScope(JSON.parse(process.env.REPORT_SCOPE ?? '{}'))

/** What was looked at on a page, and what was found. */
export type PageRecord = {
  page: string
  address: string
  answers: Record<string, string>
  looked: string[]
  flaws: string[]
}

/** A file for each page: `/` and `/*` are two. */
export const fileOf = (page: string) =>
  join(FOLDER, `${encodeURIComponent(page).replaceAll('*', '_')}.json`)
