import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './migrate'

const DOMAIN = join(projectRoot, 'app/domain')

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })
const folderOf = (path: string) => path.slice(DOMAIN.length + 1).split('/')[0]!

/** The folders that a file imports values of; what is of types alone is gone when the code runs. */
function importsOf(file: string): string[] {
  const from = dirname(file)
  const imports = /^(?:import|export) (?!type)[^']*?from '(\.[^']+|~\/domain\/[^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) =>
    folderOf(
      dirname(
        name.startsWith('.') ? join(from, name) : join(DOMAIN, name.slice('~/domain/'.length)),
      ),
    ),
  )
}

function arrowsOfDomain() {
  const arrows = new Map<string, Set<string>>()
  for (const file of walk(DOMAIN)) {
    const folder = folderOf(dirname(file))
    if (!folder || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const known = arrows.get(folder) ?? new Set()
    for (const to of importsOf(file)) if (to && to !== folder) known.add(to)
    arrows.set(folder, known)
  }
  return arrows
}

/** The folders that are left when those that know none of the others are taken away, again and again. */
function knotOf(arrows: Map<string, Set<string>>): string[] {
  const left = new Map(arrows)
  for (;;) {
    const free = [...left].filter(([, known]) => ![...known].some((to) => left.has(to)))
    if (free.length === 0) return [...left.keys()].sort()
    for (const [folder] of free) left.delete(folder)
  }
}

test('the folders of the domain import each other in no circle', () => {
  const arrows = arrowsOfDomain()
  expect(arrows.size).toBeGreaterThan(40)
  expect(knotOf(arrows)).toEqual([])
})

test('a circle is found', () => {
  const arrows = new Map([
    ['ground', new Set<string>()],
    ['orders', new Set(['ground', 'projects'])],
    ['projects', new Set(['assignments'])],
    ['assignments', new Set(['orders'])],
  ])
  expect(knotOf(arrows)).toEqual(['assignments', 'orders', 'projects'])
})

test('each folder of the domain has its context', () => {
  const lint = readFileSync(join(projectRoot, 'eslint.config.js'), 'utf8')
  const contexts = lint.slice(lint.indexOf('const CONTEXTS'), lint.indexOf('const inContexts'))
  const named: string[] = contexts.match(/[a-z-]+(?=[,'])/g) ?? []
  const folders = readdirSync(DOMAIN).filter((name) => statSync(join(DOMAIN, name)).isDirectory())
  expect(folders.filter((name) => !named.includes(name))).toEqual([])
})
