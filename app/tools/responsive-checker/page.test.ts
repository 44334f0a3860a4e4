import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/responsive-checker.json'
import words from '../../../locales/en/responsive-findings.json'
import sv from '../../../locales/sv/responsive-checker.json'
import nl from '../../../locales/nl/responsive-checker.json'
import pl from '../../../locales/pl/responsive-checker.json'
import { paths } from '~/paths'
import { clientFolder, firstVisit } from '#tests/bench/first-visit'
import { PEER_HEADER } from '#tests/setup/handler'
import { addEarlierHits } from '#tests/setup/earlier-hits'
import { siteAnswer, siteUrl } from '#tests/setup/site'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'responsive-checker'
let visitors = 0
const visitor = (language = 'en') =>
  new Visitor({ language, headers: { [PEER_HEADER]: `93.185.0.${(visitors += 1)}` } })
const check = (query: Record<string, string>, language?: string) =>
  visitor(language).get(paths.tool(TOOL, query))
const errorsOf = (page: Awaited<ReturnType<typeof check>>) => page.textOf('#checker-errors')

describe('the responsive checker', () => {
  it('shows a page at the sizes that were chosen, each in a frame of that size that its policy lets in', async () => {
    const page = await check({ url: siteUrl('/fluid.html'), at: '320', sizes: '600x900' })
    expect(page.status).toBe(200)
    const frames = page
      .$('#result iframe')
      .toArray()
      .map((frame) => [
        page.$(frame).attr('width'),
        page.$(frame).attr('height'),
        page.$(frame).attr('src'),
      ])
    expect(frames.map(([width]) => width)).toEqual(['320', '600'])
    expect(
      frames.every(([, height, src]) => Number(height) > 400 && src === siteUrl('/fluid.html')),
    ).toBe(true)
    expect(page.$('#result iframe')).toHaveLength(2)
    for (const frame of page.$('#result iframe').toArray()) {
      expect(page.$(frame).attr('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
      expect(page.$(frame).attr('title')).toMatch(/ × /)
    }
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `frame-src ${new URL(siteUrl('/')).origin}`,
    )
    expect(page.$('#result iframe').parent('.bg-white')).toHaveLength(2)
    expect(
      firstVisit(page)
        .css.map((path) => readFileSync(join(clientFolder, path), 'utf8'))
        .join(''),
    ).toContain('.bg-white{background-color:')
    expect(page.headers.get('X-Frame-Source')).toBeNull()
  })

  it('is a whole page, also by way of a service worker; script is sent to load it as one', async () => {
    const address = paths.tool(TOOL, { url: siteUrl('/fluid.html') })
    for (const mode of ['navigate', 'same-origin']) {
      const worker = await visitor().fetch(address, {
        headers: { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': mode },
      })
      expect([mode, worker.status, worker.headers.get('Content-Security-Policy')]).toEqual([
        mode,
        200,
        expect.stringContaining('frame-src http'),
      ])
    }
    for (const headers of [
      { 'Sec-Fetch-Dest': 'empty', Accept: '*/*' },
      { Accept: '*/*' },
    ] as Record<string, string>[]) {
      const script = await visitor().fetch(
        `${address.replace('?', '.data?')}&_routes=tools%2Fresponsive-checker%2Froute`,
        { headers },
      )
      expect([script.status, script.headers.get('X-Frame-Source'), await script.text()]).toEqual([
        202,
        null,
        expect.stringMatching(
          /SingleFetchRedirect.*"\/tools\/responsive-checker\?url=[^"_]*".*"reload"/,
        ),
      ])
    }
  })

  it('frames nothing where nothing was asked for', async () => {
    const page = await check({})
    expect([page.status, page.$('iframe').length]).toEqual([200, 0])
    expect(page.headers.get('Content-Security-Policy')).not.toContain('frame-src http')
  })

  it('finds what goes wrong at which width, with the line that says so, in the page and its style sheets', async () => {
    const page = await check({ url: siteUrl('/shop.html') })
    const findings = page.textOf('#findings')
    for (const kind of ['zoomBlocked', 'fixedWidth'] as const)
      expect(findings).toContain(words.kinds[kind].title)
    expect(findings).toContain('width: 960px')
    expect(findings).toContain('shop.css')
    expect(findings).toContain('maximum-scale=1')
  })

  it('finds nothing in a page that is made well', async () => {
    const page = await check({ url: siteUrl('/fluid.html') })
    expect(page.textOf('#result [role="status"]')).toContain(en.verdicts.none)
    expect(page.textOf('#breakpoints')).toContain('600')
  })

  it.each([
    ['x-frame-options', { 'X-Frame-Options': 'DENY' }],
    ['frame-ancestors', { 'Content-Security-Policy': "frame-ancestors 'none'" }],
  ] as const)(
    'says that %s forbids frames, what that means and what its owner can do, and reads the page all the same',
    async (reason, headers) => {
      const page = await check({
        url: siteAnswer({
          headers: { 'Content-Type': 'text/html', ...headers },
          body: '<html lang="en"><title>x</title><p style="width:900px">x',
        }),
      })
      expect([page.status, page.$('#result iframe').length]).toEqual([200, 0])
      expect(page.text).toContain(en.framing[reason].means)
      expect(page.text).toContain(en.framing[reason].change)
      expect(page.$('#findings')).toHaveLength(1)
      expect(page.headers.get('Content-Security-Policy')).not.toContain('frame-src http')
    },
  )

  it('reads the page of an error, and says that it is one', async () => {
    expect((await check({ url: siteUrl('/not-there.html') })).status).toBe(400)
    expect(
      (await check({ url: siteAnswer({ status: 404, body: '<title>gone</title>' }) })).text,
    ).toContain('404')
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)(
    'refuses sizes that are none in %s, and keeps what was typed',
    async (language, refusals) => {
      for (const [sizes, problem] of [
        ['wide', refusals.problems.unreadable],
        ['1x900', refusals.problems.outside],
        ['NaNxNaN', refusals.problems.unreadable],
        ['100000x2', refusals.problems.outside],
      ] as const) {
        const page = await check({ url: 'example.com', sizes }, language)
        expect(page.status).toBe(400)
        expect(errorsOf(page)).toContain(problem.split('{{')[0]!.trim().slice(0, 12))
        expect(page.$('#checker-sizes').attr('value')).toBe(sizes)
        expect(page.$('#checker-url').attr('value')).toBe('example.com')
      }
      expect(
        (
          await check(
            { url: 'example.com', sizes: Array.from({ length: 1000 }, () => '600x900').join(' ') },
            language,
          )
        ).status,
      ).toBe(400)
    },
  )

  it('reads a page that never ends, is too long or nests too deep as far as it goes, and says so', async () => {
    for (const path of ['/endless', '/one-line', '/nested']) {
      const page = await check({ url: siteUrl(path) })
      expect([path, page.status]).toEqual([path, 200])
      expect(page.text).toContain(words.left.page)
    }
  })

  it('gives the result as a file, and nothing under another name', async () => {
    const page = await check({ url: siteUrl('/shop.html') })
    const links = page
      .$('#take a[download], #take a[href*="/files/"]')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(links).toHaveLength(2)
    for (const href of links) {
      const file = await visitor().fetch(href)
      expect([file.status, file.headers.get('Content-Disposition')]).toEqual([
        200,
        expect.stringContaining('attachment'),
      ])
      expect(await file.text()).toContain('960px')
    }
    for (const name of ['passwd', 'responsive.exe', '..%2Fresponsive.md'])
      expect((await visitor().fetch(`/tools/${TOOL}/files/${name}?url=example.com`)).status).toBe(
        404,
      )
    expect(
      (await visitor().fetch(`/tools/${TOOL}/files/responsive.md?url=http://10.0.0.1/`)).status,
    ).toBe(400)
  })

  it('asks for no more than sixty pages of one visitor in ten minutes', async () => {
    const one = visitor()
    await one.fetch(paths.tool(TOOL, { url: 'http://10.0.0.1/' }))
    await addEarlierHits(58)
    expect((await one.fetch(paths.tool(TOOL, { url: 'http://10.0.0.1/' }))).status).toBe(400)
    const page = await one.get(paths.tool(TOOL, { url: 'http://10.0.0.1/' }))
    expect([page.status, errorsOf(page)]).toEqual([
      429,
      expect.stringContaining('a lot of addresses'),
    ])
  })
})
