import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'
import { findForbidden, readGlossary } from './forbidden'
import { flatten, type Locales, type Nested } from './texts'

const seeds = join(projectRoot, 'prisma/seed')
const FOLDERS = ['catalog', 'templates']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(seeds, folder)).map((name) => `${folder}/${name}`),
)
const modules = [...files, 'showcase.ts', 'tickets.ts'].filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
)

type Translated = Record<Language, Nested>

/** All texts below a value that are there in every language, by where they are. */
function collect(value: unknown, path = ''): [path: string, texts: Translated][] {
  if (!value || typeof value !== 'object') return []
  if (LANGUAGES.every((language) => language in value)) return [[path, value as Translated]]
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${path}.${key}`))
}

async function readSeeds(): Promise<Locales> {
  const locales: Locales = { en: {}, sv: {}, nl: {}, pl: {} }
  for (const name of modules) {
    const found = collect(await import(/* @vite-ignore */ join(seeds, name)))
    for (const language of LANGUAGES)
      locales[language][name] = new Map(
        found.flatMap(([path, texts]) => flatten(texts[language], path)),
      )
  }
  return locales
}

test('the texts of the seed have no form that the glossary forbids', async () => {
  const texts = await readSeeds()
  expect(Object.values(texts.pl).reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(800)
  const glossary = { ...readGlossary(), exceptions: { en: {}, sv: {}, nl: {}, pl: {} } }
  expect(findForbidden(texts, glossary)).toEqual([])
})
