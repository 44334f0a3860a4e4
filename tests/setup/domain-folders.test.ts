import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './migrate'

const DOMAIN = join(projectRoot, 'app/domain')
/** Still so: what follows an order's end, a payment and an approval is called from below. */
const KNOWN = ['assignments ↔ projects', 'orders ↔ payments', 'orders ↔ projects']

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })

/** Imports of values, as `folder folder`; what is of types alone is gone when the code runs. */
function importsOf(file: string): string[] {
  const from = dirname(file)
  const imports = /^(?:import|export) (?!type)[^']*?from '(\.[^']+|~\/domain\/[^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) =>
    dirname(name.startsWith('.') ? join(from, name) : join(DOMAIN, name.slice('~/domain/'.length))),
  )
}

test('no two folders of the domain import each other, but those that are known', () => {
  const arrows = new Set<string>()
  for (const file of walk(DOMAIN))
    if (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      for (const to of importsOf(file))
        arrows.add(`${dirname(file).slice(DOMAIN.length + 1)} ${to.slice(DOMAIN.length + 1)}`)
  const mutual = [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([from, to]) => from && from < to! && arrows.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
  expect(mutual.sort()).toEqual(KNOWN)
})
