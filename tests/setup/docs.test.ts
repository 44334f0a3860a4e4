import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from './migrate'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const below = (folder: string, name: RegExp) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !/node_modules|generated/.test(path))
    .map((path) => join(folder, path))

const code = ['app', 'prisma', 'tests'].flatMap((folder) =>
  below(folder, /\.(tsx?|m?js|css|prisma)$/),
)
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...below('docs', /\.md$/),
  ...below('app', /\.md$/),
]
const headings = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)

/** The sections of the specification, and with a further number their items: 2.10, 2.10.9. */
function sectionsOfSpec(): Set<string> {
  const sections = new Set<string>()
  let section = ''
  for (const line of read('docs/spec.md').split('\n')) {
    section = /^#+ (\d+(?:\.\d+)*)/.exec(line)?.[1] ?? section
    const item = /^(\d+)\. /.exec(line)?.[1]
    sections.add(item ? `${section}.${item}` : section)
  }
  return sections
}

/** What the code cites in this way, with the file. Comments that go on in the next line count. */
function cited(pattern: RegExp) {
  return code.flatMap((file) => {
    const text = read(file).replace(/\n\s*(\*|\/\/\/?) ?/g, ' ')
    return [...text.matchAll(pattern)].map(([, what]) => ({ file, what: what! }))
  })
}

describe('the documents', () => {
  test('have every section of the specification that the code cites', () => {
    const sections = sectionsOfSpec()
    const citations = cited(/spec(?:ification)? §(\d+(?:\.\d+)*)/g)
    expect(citations.length).toBeGreaterThan(100)
    expect(citations.filter(({ what }) => !sections.has(what))).toEqual([])
  })

  test('have every rule of the business that the code cites by its heading', () => {
    const known = headings('docs/business.md')
    const citations = cited(/business\.md, ([A-Z][\w ,]*(?:\([\w ]*\))?)/g)
    expect(citations.length).toBeGreaterThan(40)
    const isKnown = (what: string) => known.some((heading) => what.startsWith(heading))
    const isBegun = (what: string) => known.some((heading) => heading.startsWith(what.trim()))
    expect(citations.filter(({ what }) => !isKnown(what) && !isBegun(what))).toEqual([])
  })

  test('name files that are there', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:app|prisma|public|locales|docs|tests)\/[\w./-]+)`/g)].map(
        ([, path]) => ({ file, path: path! }),
      ),
    )
    expect(named.length).toBeGreaterThan(200)
    // What a recipe makes, and what a decision did away with.
    const gone = /\/x\.(test|spec)\.ts$|opening-hours|^app\/frame$/
    expect(
      named.filter(({ path }) => !gone.test(path) && !existsSync(join(projectRoot, path))),
    ).toEqual([])
  })
})
