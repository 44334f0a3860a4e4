import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../app/paths'
import {
  addresses,
  BUDGETS,
  clientFolder,
  compressedPage,
  firstVisit,
  LIGHT_BUDGETS,
  type Weights,
} from '../bench/first-visit'
import { findAddresses } from '../setup/addresses'
import { loadBuild } from '../setup/handler'
import type { Page } from '../setup/page'
import { isPage, mappedRoutes } from '../setup/route-map'
import { inTurn, WEIGHED } from '../setup/thorough'
import { Visitor } from '../setup/visitor'
import { answerAll, issue, STEPS } from '../setup/wizard'

const build = await loadBuild()
const guarded = /^\/(dashboard|dashboardnew|studiostack\/dashboard|shop\/admin)(\/|$)/
const pages = mappedRoutes.filter((route) => isPage(build, route) && !guarded.test(route.pattern))
/** The page that has every component at once is for who works on the code, in demo mode alone. */
const weighed = pages.filter(({ pattern }) => pattern !== '/demo/components')

/** A file was compressed when it was built, and goes out as its brotli copy. */
const weights = new Map<string, number>()
function weightOf(path: string) {
  if (!weights.has(path)) {
    const file = join(clientFolder, path)
    weights.set(path, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
  }
  return weights.get(path)!
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** What is over its budget, with the heaviest files first, since that is where to look. */
function overweight(page: Page, budgets: Weights): string[] {
  const files = { html: [], ...firstVisit(page) }
  return Object.entries(budgets).flatMap(([kind, budget]) => {
    const parts = [...files[kind as keyof Weights]]
      .map((path) => ({ path, bytes: weightOf(path) }))
      .sort((one, other) => other.bytes - one.bytes)
    const total =
      kind === 'html' ? compressedPage(page.html) : parts.reduce((sum, { bytes }) => sum + bytes, 0)
    const heaviest = parts.slice(0, 5).map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`)
    return total > budget
      ? [`${kind}: ${kilobytes(total)} of ${kilobytes(budget)} KB, ${heaviest.join(', ')}`]
      : []
  })
}

/** What a page makes a browser run, download as a font or paint in the background. */
function burdens(page: Page): string[] {
  const { $ } = page
  const found = $(
    'script:not([type="application/ld+json"]), link[rel="modulepreload"], link[as="script"], link[as="font"], canvas, video, iframe, object, embed',
  )
  const early = /as="?(script|font)/.test(page.headers.get('Link') ?? '')
  const { fonts, script } = firstVisit(page)
  return [
    ...found.toArray().map((element) => $.html(element).slice(0, 120)),
    ...(early ? ['a preload header'] : []),
    ...fonts,
    ...script,
  ]
}

/** Resources of the page and of its style sheets which are on another host. */
function elsewhere(page: Page): string[] {
  const { $, url } = page
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name)!)
  const sheets = firstVisit(page)
    .css.map((path) => readFileSync(join(clientFolder, path), 'utf8'))
    .join('\n')
  const resources = [
    ...values('link[href]:not([rel="canonical"], [rel="alternate"])', 'href'),
    ...values('[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap(addresses),
    ...values('[poster]', 'poster'),
    ...values('object[data]', 'data'),
    ...values('image[href], use[href]', 'href'),
    ...[...(page.headers.get('Link') ?? '').matchAll(/<([^>]+)>/g)].map((match) => match[1]!),
    ...[...sheets.matchAll(/(?:url\(|@import\s+)["']?([^"')\s;]+)/g)].map((match) => match[1]!),
    ...[
      ...$('script:not([src])')
        .toArray()
        .map((script) => $(script).text())
        // What the page tells its script is no script, such as an example of one.
        .filter((text) => !text.startsWith('window.__remixContext'))
        .join('\n')
        .matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g),
    ].map((match) => match[1]!),
  ]
  return resources.filter(
    (resource) => !resource.startsWith('data:') && new URL(resource, url).origin !== url.origin,
  )
}

/** Puts three services into the cart through their pages; gives back how many it found. */
async function fillCart(visitor: Visitor) {
  const shop = await visitor.get(paths.shop())
  const links = shop
    .$('main a[href]')
    .toArray()
    .map((link) => shop.$(link).attr('href')!)
  const products = [...new Set(links)]
    .filter((href) => /^\/shop\/product\/\d+$/.test(href))
    .slice(0, 3)
  for (const path of products)
    await visitor.submit(await visitor.get(path), 'button[name="intent"][value="add"]')
  return products.length
}

describe('a public page on a first visit', () => {
  const visitor = new Visitor()
  const shopper = new Visitor()
  const saver = new Visitor({ headers: { 'Save-Data': 'on' } })
  const chooser = new Visitor()
  let addressOf: (pattern: string) => string

  beforeAll(async () => {
    addressOf = await findAddresses()
    expect(await fillCart(shopper)).toBe(3)
    await chooser.post(paths.lightVersion(), { light: 'on' })
  })

  /** What a page weighs too much in a language, or asks of another host. */
  async function faultsInLanguages(who: Visitor, path: string) {
    const found: string[] = []
    for (const language of WEIGHED) {
      const page = await who.get(path, { 'Accept-Language': language })
      found.push(
        ...[...overweight(page, BUDGETS), ...elsewhere(page)].map(
          (fault) => `${language} ${fault}`,
        ),
      )
    }
    return found
  }

  it.each(weighed)('$pattern keeps the budgets, and asks no other host', async ({ pattern }) => {
    expect(await faultsInLanguages(visitor, addressOf(pattern))).toEqual([])
  })

  it.each([paths.cart(), paths.checkout(), paths.customizeCheckout()])(
    '%s with services in the cart keeps the budgets, and asks no other host',
    async (path) => {
      expect(await faultsInLanguages(shopper, path)).toEqual([])
    },
  )

  it('the wizard keeps the budgets with all that it can hold', async () => {
    const planner = new Visitor()
    const everything = {
      platform: { platform: 'advise' },
      'build-style': { style: 'advise' },
      'advanced-needs': {
        needs: [
          'copy',
          'multilingual',
          'seo',
          'performance',
          'accessibility',
          'analytics',
          'assistant',
          'mailing',
        ],
      },
    }
    await answerAll(planner, {
      ...everything,
      specs: {
        scope: 'magazine-700',
        brand: 'identity',
        languages: ['en', 'sv', 'nl'],
        notes: 'Boats. '.repeat(140),
      },
    })
    const steps = STEPS.map((step) => paths.wizardStep(step))
    for (const path of [...steps, paths.wizardSummary()])
      expect(await faultsInLanguages(planner, path), path).toEqual([])
    const quote = await issue(planner)
    expect(await faultsInLanguages(planner, quote.path), 'quote').toEqual([])
  })

  it.each(pages.map((route, index) => ({ ...route, index })))(
    '$pattern in the light version has no script, font or effect',
    async ({ pattern, index }) => {
      for (const who of inTurn([saver, chooser], index)) {
        const page = await who.get(addressOf(pattern))
        expect(page.$('html').attr('data-light')).toBe('true')
        expect(burdens(page)).toEqual([])
        expect(overweight(page, LIGHT_BUDGETS)).toEqual([])
      }
    },
  )

  it('asks for its script after all that is seen', async () => {
    const { $ } = await visitor.get(paths.home())
    const preloads = $('link[rel="modulepreload"]').toArray()
    expect(preloads.length).toBeGreaterThan(0)
    expect(
      preloads.every(
        (link) => $(link).attr('media') === 'not all' && $(link).attr('fetchpriority') === 'low',
      ),
    ).toBe(true)
  })

  it('has script where the light version has none', async () => {
    const { script, fonts } = firstVisit(await visitor.get(paths.home()))
    expect(script.some((path) => path.includes('entry.client'))).toBe(true)
    expect(fonts).toHaveLength(2)
  })
})
