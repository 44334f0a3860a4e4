import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { projectRoot } from '../setup/migrate'
import type { Page } from '../setup/page'

export type Kind = 'css' | 'fonts' | 'script' | 'pictures'
export type Weights = Record<Kind | 'html', number>

const KB = 1024

/** What a public page may weigh on a first visit, bytes as sent. */
export const BUDGETS: Weights = {
  html: 20 * KB,
  css: 20 * KB,
  fonts: 70 * KB,
  script: 97 * KB,
  pictures: 60 * KB,
}
export const LIGHT_BUDGETS: Weights = { ...BUDGETS, fonts: 0, script: 0 }

export const clientFolder = join(projectRoot, 'build/client')

/** Bytes of a page, compressed as app/server/index.js sends it. */
export const compressedPage = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

/**
 * The files that a browser fetches to show a page and make it work, as paths of this site; what is
 * lazy or comes later is left out.
 */
export function firstVisit(page: Page): Record<Kind, string[]> {
  const css = stylesheets(page)
  return {
    css,
    fonts: fonts(page, css.map(read).join('\n')),
    script: scripts(page),
    pictures: pictures(page),
  }
}

function read(path: string): string {
  const file = join(clientFolder, path)
  if (!existsSync(file))
    throw new Error(`${path} is asked for by a page and is not in build/client`)
  return readFileSync(file, 'utf8')
}

const unique = (paths: (string | undefined)[]) =>
  [...new Set(paths.filter((path) => path !== undefined))].map((path) => path.split(/[?#]/)[0]!)
const attributes = ({ $ }: Page, selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name))
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1]!)

/** The targets of preload links, in the document and in its headers. */
function preloads(page: Page, as: string) {
  const links = (page.headers.get('Link') ?? '').split(/,\s*(?=<)/)
  const early = links.filter(
    (link) => /rel="?preload/.test(link) && new RegExp(`as="?${as}`).test(link),
  )
  return [
    ...attributes(page, `link[rel="preload"][as="${as}"]`, 'href'),
    ...early.flatMap((link) => matches(link, /<([^>]+)>/g)),
  ]
}

/** Written for what a visitor or a studio chose, and weighed by the tests of what writes it. */
const WRITTEN = /^\/(tools\/[\w-]+\/files\/|studiostack\/studio\/[\w-]+\/brand\.css$)/

function stylesheets(page: Page) {
  return unique([
    ...attributes(page, 'link[rel="stylesheet"]', 'href'),
    ...preloads(page, 'style'),
  ]).filter((path) => !WRITTEN.test(path))
}

/**
 * Faces of the style sheet that a rule names. The light version sets variables of the theme again:
 * their first values do not count there.
 */
function fonts(page: Page, css: string) {
  const faces = matches(css, /@font-face\s*\{([^}]*)\}/g).map((face) => ({
    family: /font-family:\s*["']?([^"';}]+)/.exec(face)![1]!.trim(),
    urls: matches(face, /url\(["']?([^"')]+)/g),
  }))
  let rules = css.replace(/@font-face\s*\{[^}]*\}/g, '')
  if (page.$('html').attr('data-light') !== undefined) rules = withoutOverridden(rules)
  const isNamed = (family: string) => new RegExp(`[:,"'\\s]${family}(?=["']?\\s*[,;}])`).test(rules)
  return unique([
    ...faces.filter(({ family }) => isNamed(family)).flatMap(({ urls }) => urls),
    ...preloads(page, 'font'),
  ])
}

function withoutOverridden(rules: string) {
  const again = matches(rules, /\[data-light=["']?true["']?\]\s*\{([^}]*)\}/g).join(';')
  const definitions = matches(again, /(--[\w-]+)\s*:/g).map(
    (name) => new RegExp(`${name}\\s*:[^;}]*`, 'g'),
  )
  return definitions.reduce(
    (text, definition) => text.replace(definition, (found) => (again.includes(found) ? found : '')),
    rules,
  )
}

/**
 * Entry, route modules and preloads with all that they import statically, and the texts that
 * hydration waits for.
 */
function scripts(page: Page) {
  const inline = page
    .$('script:not([src])')
    .toArray()
    .map((script) => page.$(script).text())
    .join('\n')
  const named = unique([
    ...attributes(page, 'script[src]', 'src'),
    ...attributes(page, 'link[rel="modulepreload"]', 'href'),
    ...preloads(page, 'script'),
    ...matches(inline, /\b(?:from|import)\s*\(?\s*["'](\/[^"']+\.js)["']/g),
  ])
  const all = withImports(named)
  return unique([...all, ...withImports(texts(page, all))])
}

function withImports(paths: string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const imported of matches(
      read(path),
      /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g,
    ))
      visit(join(path, '..', imported))
  }
  for (const path of paths) visit(path)
  return [...found]
}

/**
 * entry.client loads the namespaces that the route modules' handles name, in the page's language.
 */
function texts(page: Page, files: string[]): string[] {
  const sources = files.map((path) => [path, read(path)] as const)
  const [folder] = sources.flatMap(([, text]) => matches(text, /\/(assets\/texts\/\w+)\//g))
  if (!folder) return []
  const namespaces = new Set(
    sources
      .flatMap(([, text]) => matches(text, /\bi18n:\s*\[([^\]]*)\]/g))
      .flatMap((list) => matches(list, /["']([\w-]+)["']/g)),
  )
  if (namespaces.size === 0)
    throw new Error(`no script of ${page.path} names the texts that it needs`)
  return [...namespaces].map((namespace) => `/${folder}/${page.language}/${namespace}.js`)
}

/** Pictures that a studio gave: they are made small when they are stored. */
const UPLOADED = /^\/(pictures\/|studiostack\/studio\/[\w-]+\/logo$)/

/**
 * Pictures that are not lazy, each at the largest of its sizes, which is more than most visitors
 * get.
 */
function pictures(page: Page) {
  const { $ } = page
  const eager = $('img')
    .toArray()
    .filter((image) => $(image).attr('loading') !== 'lazy')
  const largest = eager.map((image) => {
    const sources = $(image)
      .closest('picture')
      .find('source')
      .toArray()
      .map((source) => $(source).attr('srcset'))
    const sets = [$(image).attr('srcset'), ...sources].filter((set) => set !== undefined)
    const candidates = [$(image).attr('src'), ...sets.flatMap(addresses)].filter((address) =>
      address?.startsWith('/'),
    )
    return candidates.sort((one, other) => read(other!).length - read(one!).length)[0]
  })
  return unique([...largest, ...preloads(page, 'image')]).filter((path) => !UPLOADED.test(path))
}

/** The addresses of a srcset. */
export function addresses(set: string) {
  return set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!)
}
