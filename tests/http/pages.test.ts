import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'
import { findAddresses } from '../setup/addresses'
import { brokenTexts } from '../setup/broken-texts'
import { loadBuild } from '../setup/handler'
import { projectRoot } from '../setup/migrate'
import type { Page } from '../setup/page'
import { signInReaders } from '../setup/readers'
import { isMapped, isPage, mappedRoutes } from '../setup/route-map'
import { inTurn } from '../setup/thorough'
import type { Visitor } from '../setup/visitor'

const build = await loadBuild()
const pages = mappedRoutes
  .filter((route) => isPage(build, route))
  .map(({ pattern }, index) => ({ pattern, languages: inTurn(LANGUAGES, index) }))

/** They show an error page, as they do when their query names nothing. */
const refusing: Record<string, number> = {
  '/*': 404,
  '/shop/order-confirmation': 404,
  '/shop/order/confirmation/processing': 404,
  '/refused': 403,
  '/refused/missing': 404,
}

/**
 * The demo studio's own shop front speaks English and Swedish; whoever wants another language is
 * led to the first.
 */
function spokenAt(pattern: string, language: Language): Language {
  return pattern.startsWith('/studiostack/studio/') && language !== 'sv' ? 'en' : language
}

function flaws(page: Page, language: Language): string[] {
  const { $ } = page
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id')!)
  const handlers = $('*')
    .toArray()
    .flatMap((element) => Object.keys($(element).attr() ?? {}))
    .filter((name) => /^on[a-z]/.test(name))
  const inlineScripts = $('script:not([src], [type="application/ld+json"])')
    .toArray()
    .filter((script) => !nonce || $(script).attr('nonce') !== nonce)
  const say = (found: boolean, text: string) => (found ? [text] : [])
  return [
    ...say(page.language !== language, `lang is ${page.language}`),
    ...say($('h1').length !== 1, `${$('h1').length} h1`),
    ...say(page.heading === '', 'an empty h1'),
    ...say(page.title === '', 'no title'),
    ...say($('main').length !== 1, `${$('main').length} main`),
    ...say(!policy.includes("default-src 'self'") || /unsafe-/.test(policy), `CSP is ${policy}`),
    ...say($('[style], style').length > 0, 'inline style'),
    ...say(handlers.length > 0, `inline handlers ${handlers.join(' ')}`),
    ...say(inlineScripts.length > 0, 'a script without the nonce'),
    ...say(page.html.includes('<!--$!-->'), 'content that was not waited for'),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
    ...brokenTexts(page).map((text) => `the text "${text.slice(0, 80)}"`),
  ]
}

/** Paths of this site that the page leads to and that are neither on the map nor a file. */
function deadLinks({ $, url }: Page): string[] {
  const targets = $('a[href], form[action], link[href], img[src], script[src]')
    .toArray()
    .map(
      (element) => $(element).attr('href') ?? $(element).attr('action') ?? $(element).attr('src')!,
    )
  const inside = targets
    .map((target) => new URL(target, url))
    .filter(({ origin }) => origin === url.origin)
  const paths = [...new Set(inside.map(({ pathname }) => decodeURI(pathname)))]
  return paths.filter(
    (path) =>
      path !== url.pathname &&
      !isMapped(path) &&
      !existsSync(join(projectRoot, 'build/client', path)),
  )
}

describe('every page, without script', () => {
  let addressOf: (pattern: string) => string
  let readerOf: (pattern: string) => Visitor

  beforeAll(async () => {
    addressOf = await findAddresses()
    readerOf = await signInReaders()
  })

  it.each(pages)('$pattern in $languages', async ({ pattern, languages }) => {
    const found: string[] = []
    for (const language of languages) {
      const page = await readerOf(pattern).get(addressOf(pattern), { 'Accept-Language': language })
      if (page.status !== (refusing[pattern] ?? 200))
        found.push(`${language}: status ${page.status}`)
      found.push(
        ...[
          ...flaws(page, spokenAt(pattern, language)),
          ...deadLinks(page).map((path) => `dead link ${path}`),
        ].map((flaw) => `${language}: ${flaw}`),
      )
    }
    expect(found).toEqual([])
  })
})
