import dns from 'node:dns'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import metaChecks from '../../locales/en/meta-tag-checks.json'
import checker from '../../locales/en/responsive-checker.json'
import checkerFindings from '../../locales/en/responsive-findings.json'
import speedWords from '../../locales/en/speed-words.json'
import toolFetch from '../../locales/en/tool-fetch.json'
import type { Tool } from '../../app/tools/_area/tool.rules'
import { paths } from '../../app/paths'
import { PEER_HEADER } from '../setup/handler'
import { HOSTILE_ADDRESSES } from '../setup/hostile-addresses'
import { HOSTILE_IMAGES } from '../setup/hostile-images'
import { HOSTILE_CODE, HOSTILE_COLORS } from '../setup/hostile-inputs'
import type { Page } from '../setup/page'
import { siteAnswer, siteRedirect, siteUrl } from '../setup/site'
import { inTurn, THOROUGH } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

/**
 * Milliseconds that a refusal may take on a busy machine, and bytes by which the most memory that
 * was ever taken may grow.
 */
const TIME = 20_000
const MEMORY = 600 * 1024 * 1024

let visitors = 0
/** Somebody who has not asked before: these tests are about what is asked, not how often. */
const somebody = () =>
  new Visitor({
    headers: { [PEER_HEADER]: `93.184.${Math.floor((visitors += 1) / 250)}.${visitors % 250}` },
  })

const mostMemory = () => process.resourceUsage().maxRSS * 1024

/**
 * An answer in time, in little memory at its peak, and with nothing of what was asked run or shown
 * as HTML.
 */
async function expectBounded(ask: (visitor: Visitor) => Promise<Page>): Promise<Page> {
  const [began, memory] = [performance.now(), mostMemory()]
  const page = await ask(somebody())
  expect(performance.now() - began).toBeLessThan(TIME)
  expect(mostMemory() - memory).toBeLessThan(MEMORY)
  expect(page.html).not.toMatch(/<script>alert|<img src=x|at \w+ \(\/|node_modules/)
  return page
}

/** The refusal of a tool: in words, in time and in little memory. */
async function expectRefusal(ask: (visitor: Visitor) => Promise<Page>, statuses = [400]) {
  const page = await expectBounded(ask)
  expect(statuses).toContain(page.status)
  expect(page.textOf('main [role="alert"], #result').length).toBeGreaterThan(20)
  return page
}

/** The part of a text before what is put into it. */
const startOf = (text: string) => text.split('{{')[0]!.trim()

/** How each tool that asks other sites is given an address. */
const ASKS: Partial<Record<Tool, (address: string, visitor: Visitor) => Promise<Page>>> = {
  'meta-tag-generator': (url, visitor) => visitor.get(paths.tool('meta-tag-generator', { url })),
  'website-speed-test': (url, visitor) =>
    visitor.getToEnd(paths.tool('website-speed-test', { url, run: 1 })),
  'responsive-checker': (url, visitor) => visitor.get(paths.tool('responsive-checker', { url })),
}

const REDIRECTS = [
  'http://127.0.0.1/',
  'http://[::1]:80/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://2130706433/',
  'http://[::ffff:7f00:1]/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//10.0.0.1/',
  'http://user:secret@example.com/',
  'gopher://example.com/',
]
const TYPES = ['image/png', 'application/zip', 'video/mp4', 'application/octet-stream', '']
const BOMBS = ['gzip', 'deflate', 'br']
/** What each of them says of a page that it reads to a limit. */
const LIMITS: Partial<Record<string, string[]>> = {
  'meta-tag-generator': [metaChecks.pageCut],
  'website-speed-test': [
    speedWords.notices.cut,
    speedWords.unreadable.time,
    speedWords.unreadable.memory,
  ],
  'responsive-checker': [checkerFindings.left.page, checker.refused.time, checker.refused.memory],
}
/**
 * An address of the public internet that nobody has, and how a name leads to it at one moment and
 * inside at the next.
 */
const NOBODYS = '2606:4700:ffff::1'
const INSIDE = '127.0.0.1'
const LONG = [
  ['500,000 elements in each other', '/nested'],
  ['one line of 5 MB', '/one-line'],
  ['a page without end', '/endless'],
] as const

test('the table has 200 different inputs and more', () => {
  const inputs = [
    HOSTILE_ADDRESSES,
    REDIRECTS.map((to) => `leads to ${to}`),
    TYPES,
    BOMBS,
    LONG.map(([, path]) => path),
    HOSTILE_COLORS,
    HOSTILE_CODE.map(([, , code]) => code),
    HOSTILE_IMAGES.map(([name]) => name),
  ].flat()
  expect(new Set(inputs).size).toBeGreaterThanOrEqual(200)
})

test('a page that never answers is given up by every tool that asks', async () => {
  await Promise.all(
    Object.values(ASKS).map((ask) => expectRefusal((visitor) => ask(siteUrl('/never'), visitor))),
  )
})

const askers = Object.entries(ASKS)

describe.each(askers)('%s asked for', (tool, ask) => {
  /**
   * They all ask by the same guarded fetcher: by day each input goes to one of them in turn, at
   * night to all.
   */
  const forThis = (inputs: string[]) =>
    inputs.filter((_, index) => THOROUGH || askers[index % askers.length]![0] === tool)

  test.each(forThis(HOSTILE_ADDRESSES.filter((address) => address.trim() !== '')))(
    '%j',
    async (address) => {
      await expectRefusal((visitor) => ask(address, visitor))
    },
  )

  test('a page like any other, which it reads', async () => {
    const page = await ask(
      siteAnswer({ body: '<!doctype html><html lang="en"><title>A quay</title><p>Boats.' }),
      somebody(),
    )
    expect([page.status, page.textOf('main [role="alert"]')]).toEqual([200, ''])
  })

  test.each(forThis(REDIRECTS))('a page that leads to %s', async (to) => {
    for (const status of [301, 307])
      await expectRefusal((visitor) => ask(siteRedirect(to, status), visitor))
  })

  test('a name that leads outside when it is looked up, and inside a moment later', async () => {
    const looked = vi
      .spyOn(dns.promises.Resolver.prototype, 'resolve4')
      .mockResolvedValue([INSIDE] as never)
      .mockResolvedValueOnce([] as never)
    const lookedV6 = vi
      .spyOn(dns.promises.Resolver.prototype, 'resolve6')
      .mockResolvedValue([] as never)
      .mockResolvedValueOnce([NOBODYS] as never)
    onTestFinished(() => [looked, lookedV6].forEach((spy) => spy.mockRestore()))
    const outside = await expectRefusal((visitor) => ask('http://rebinding.example/', visitor))
    expect(looked).toHaveBeenCalledTimes(1)
    expect(
      [toolFetch.refused.unreachable, startOf(toolFetch.refused.timeout)].some((words) =>
        outside.textOf('main').includes(words),
      ),
    ).toBe(true)
    expect(
      (await expectRefusal((visitor) => ask('http://rebinding.example/', visitor))).textOf('main'),
    ).toContain(toolFetch.refused.forbidden)
  })

  test('a page that leads in a circle', async () => {
    await expectRefusal((visitor) =>
      ask(
        siteRedirect(
          siteRedirect(siteRedirect(siteRedirect(siteRedirect(siteAnswer({}))))).slice(0, 1900),
        ),
        visitor,
      ),
    )
  })

  test.each(TYPES)('what is of the type %j', async (type) => {
    await expectRefusal((visitor) =>
      ask(siteAnswer({ headers: { 'Content-Type': type }, body: 'x' }), visitor),
    )
  })

  test.each(BOMBS)('100 MB, sent with %s', async (packing) => {
    const page = await expectRefusal((visitor) => ask(siteUrl(`/bomb?packing=${packing}`), visitor))
    expect(page.textOf('main [role="alert"]')).toContain(toolFetch.refused.bomb)
  })

  test.each(LONG)('%s, which is read to a limit', async (_what, path) => {
    const page = await expectBounded((visitor) => ask(siteUrl(path), visitor))
    expect([200, 400]).toContain(page.status)
    expect(
      LIMITS[tool]!.some((sentence) => page.textOf('main').includes(sentence)),
      page.textOf('main').slice(0, 2000),
    ).toBe(true)
  })
})

describe('color contrast asked for', () => {
  test.each(inTurn(HOSTILE_COLORS, 0))('%.60j', async (text) => {
    await expectRefusal((visitor) =>
      visitor.get(paths.tool('color-contrast', { text, background: 'white' })),
    )
  })
})

describe('the code beautifier given', () => {
  test.each(inTurn(HOSTILE_CODE, 0))('%s', async (_what, language, code) => {
    await expectRefusal(
      (visitor) => visitor.post(paths.tool('code-beautifier'), { code, language, act: 'format' }),
      [400, 413, 503],
    )
  })
})

describe('the image optimizer given', () => {
  test.each(inTurn(HOSTILE_IMAGES, 0))('%s', async (name, bytes, reason) => {
    const file = new File([(await bytes()) as Uint8Array<ArrayBuffer>], name, { type: 'image/png' })
    const page = await expectRefusal(async (visitor) =>
      visitor.submit(
        await visitor.get(paths.tool('image-optimizer')),
        'main form[enctype] button:not([formaction])',
        { images: file },
      ),
    )
    expect(page.textOf('#image-errors')).toContain(`${name}: ${startOf(reason)}`)
  })
})
