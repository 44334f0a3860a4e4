import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/speed-words.json'
import words from '../../../locales/en/website-speed-test.json'
import { HOST_LIMITS, mayAsk } from '~/tools/_area/host-limit.server'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import { PEER_HEADER } from '#tests/setup/handler'
import { siteAnswer, siteRedirect, siteUrl } from '#tests/setup/site'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'website-speed-test'
let visitors = 0
const visitor = (language = 'en') =>
  new Visitor({ language, headers: { [PEER_HEADER]: `93.186.0.${(visitors += 1)}` } })
const run = (url: string, someone = visitor()) =>
  someone.getToEnd(paths.tool(TOOL, { url, run: 1 }))

const STYLE = readFileSync('tests/setup/site/quay.css')
const SCRIPT = readFileSync('tests/setup/site/quay.js')
const whole = siteUrl('/quay.html')
const [css, script, missing] = [
  siteUrl('/quay.css?lasting'),
  siteUrl('/quay.js?lasting&packed'),
  siteUrl('/no-such-file.js'),
] as const
const page = (head: string, body: string) =>
  siteAnswer({
    body: `<!doctype html><html lang="en"><head><title>Quay</title>${head}</head><body>${body}</body></html>`,
  })
const TEXT = `<main><h1>Boats for rent</h1><p>${'A boat on the canal by the hour. '.repeat(8)}</p></main>`
const NOT_FOUND = 'Not Found'.length

describe('the website speed test', () => {
  it('tests nothing for a link that only fills the form', async () => {
    const opened = await visitor().get(paths.tool(TOOL, { url: whole }))
    expect([opened.status, opened.$('#result').length, opened.$('#speed-url').val()]).toEqual([
      200,
      0,
      whole,
    ])
    expect(opened.$('#speed input[name="run"]').val()).toBe('1')
  })

  it('measures what came: requests and bytes of each kind, as they were sent and unpacked', async () => {
    const tested = await run(whole)
    expect(tested.status).toBe(200)
    const rows = tested
      .$('#measured table')
      .first()
      .find('tbody tr')
      .toArray()
      .map((row) =>
        tested
          .$(row)
          .find('th, td')
          .toArray()
          .map((cell) => tested.$(cell).text()),
      )
    expect(rows.map(([kind, requests]) => [kind, requests])).toEqual([
      [en.kinds.document, '1'],
      [en.kinds.style, '1'],
      [en.kinds.script, '2'],
    ])
    const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1000))} kB`
    expect(rows[1]!.slice(2)).toEqual([kilobytes(STYLE.byteLength), kilobytes(STYLE.byteLength)])
    expect(rows[2]!.slice(2)).toEqual([
      kilobytes(gzipSync(SCRIPT).byteLength + NOT_FOUND),
      kilobytes(SCRIPT.byteLength + NOT_FOUND),
    ])
    expect(tested.textOf('#result')).toContain('in 4 requests')
    expect(tested.textOf('#measured')).toContain(en.phases.wait)
    expect(tested.text).not.toMatch(/\b(LCP|INP|CLS)\b(?!.{0,80}(browser|visitors|optimize))/)
  })

  it('does not count the time that it takes to read the page itself', async () => {
    const someone = visitor()
    const tested = await run(siteUrl('/long'), someone)
    const csv = await (
      await someone.fetch(tested.$('#take a[download="speed.csv"]').attr('href')!)
    ).text()
    const [page, sheet] = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
    const [start, total] = [sheet!.at(-2), page!.at(-1)].map(Number)
    expect(Math.abs(start! - total!)).toBeLessThan(60)
  })

  it('tells without script how far a long test has come, on a page that looks again by itself', async () => {
    const someone = visitor()
    const page = await someone.get(paths.tool(TOOL, { url: siteUrl('/slow.html'), run: 1 }))
    expect([page.status, page.refresh, page.$('#result').length]).toEqual([
      200,
      expect.stringMatching(/^2; url=\/[^#]+$/),
      0,
    ])
    expect(page.textOf('#speed [role="status"]')).toBe(words.progress.page)
    expect(page.$('#speed progress').length).toBe(1)
    const tested = await someone.getToEnd(page.path)
    expect([tested.path, tested.textOf('#result')]).toEqual([
      page.path,
      expect.stringContaining('in 1 request'),
    ])
    expect(tested.refresh).toBeUndefined()
  })

  it('says how each file was packed, and how large each picture is', async () => {
    const tested = await run(
      page(
        '<link rel="stylesheet" href="/quay.css"><script src="/quay.js?packed" defer></script>',
        TEXT,
      ),
    )
    const rows = tested
      .$('#waterfall tbody tr')
      .toArray()
      .map((row) => tested.$(row).text())
    expect(rows.find((text) => text.includes('quay.css'))).toContain(en.packed.none)
    expect(rows.find((text) => text.includes('quay.js'))).toContain('gzip')
  })

  it('draws each request, and has the same in a table', async () => {
    const tested = await run(whole)
    expect(tested.$('#waterfall svg[role="img"] g').length).toBeGreaterThanOrEqual(4 + 2)
    const cells = tested
      .$('#waterfall tbody tr')
      .toArray()
      .map((row) => tested.$(row).text())
    expect(cells).toHaveLength(4)
    expect(cells.find((text) => text.includes(missing))).toContain('404')
    expect(cells.find((text) => text.includes(css))).toMatch(/12 months|365 days|1 year/)
  })

  it('judges: what gzip would spare to the byte, what blocks, what is missing', async () => {
    const tested = await run(whole)
    const judged = tested.textOf('#judged')
    for (const kind of ['insecure', 'failed', 'uncompressed', 'blockingScripts'] as const)
      expect(judged).toContain(en.findings[kind].title)
    for (const kind of ['scriptOnly', 'importedStyles', 'heavy', 'uncached'] as const)
      expect(judged).not.toContain(en.findings[kind].title)
    const saving = STYLE.byteLength - gzipSync(STYLE).byteLength
    expect(judged).toContain(`${Math.round(saving / 1000)} kB to save`)
  })

  it('loads what style sheets name: imports and Latin fonts; counts what it leaves', async () => {
    const tested = await run(page('<link rel="stylesheet" href="/harbour.css">', TEXT))
    const table = tested.textOf('#waterfall table')
    expect(
      ['/harbour-type.css', '/harbour.woff2'].every((path) => table.includes(siteUrl(path))),
    ).toBe(true)
    expect(tested.textOf('#judged')).toContain(en.findings.importedStyles.title)
    expect(tested.textOf('#judged')).toContain(en.findings.hiddenText.title)
    expect(tested.textOf('#result')).toContain('reference 1 more file')
  })

  it('leaves a host in peace that pages of others have named too often, for whomever, and says so', async () => {
    const [full, hostile] = [
      page('<script src="http://crowded.example/a.js"></script>', TEXT),
      new URL('http://hostile.example/'),
    ]
    const before = await run(full)
    expect(before.textOf('#waterfall table')).toContain(en.refused.name)
    for (let count = 1; count < HOST_LIMITS.other.limit; count += 1)
      await mayAsk(new URL(`http://crowded.example./${count}.js`), hostile)
    const after = await run(full)
    expect(after.textOf('#waterfall table')).toContain(en.refused.crowded)
    expect(after.textOf('#result')).toContain('1 file wasn’t requested')
  })

  it('follows redirects and times them', async () => {
    const tested = await run(siteRedirect(whole))
    expect(tested.textOf('#measured')).toContain(`${words.timing.led} ${siteRedirect(whole)}`)
    expect(tested.textOf('#judged')).toContain(en.findings.redirected.title)
  })

  it('reads a page as one without script does', async () => {
    const empty = page(
      `<script src="/quay.js" defer></script>`,
      '<div id="app"></div><noscript>Please switch script on.</noscript>',
    )
    const tested = await run(empty)
    expect(tested.textOf('#judged')).toContain(en.findings.scriptOnly.title)
    expect(tested.textOf('#measured')).toContain('Please switch script on.')
    expect((await run(whole)).textOf('#measured')).toContain('Boats for rent A boat on the canal')
  })

  it('tests the page of an error, and says so', async () => {
    const tested = await run(siteAnswer({ status: 503, body: '<p>Closed' }))
    expect([tested.status, tested.textOf('#result')]).toEqual([200, expect.stringContaining('503')])
  })

  it('gives the same test back as files, without asking again', async () => {
    const someone = visitor()
    const tested = await run(whole, someone)
    const links = tested
      .$('#take a[download]')
      .toArray()
      .map((link) => tested.$(link).attr('href')!)
    expect(links).toHaveLength(3)
    const [md, csv, har] = await Promise.all(
      links.map(async (href) => (await someone.fetch(href)).text()),
    )
    expect(md).toContain(`# ${en.report.title.replace('{{host}}', new URL(whole).host)}`)
    expect(csv!.trim().split('\n')).toHaveLength(5)
    const { log } = JSON.parse(har!) as { log: { entries: { request: { url: string } }[] } }
    expect(log.entries.map(({ request }) => request.url)).toEqual(
      expect.arrayContaining([whole, css, script, missing]),
    )
    // Ten tests in ten minutes: the downloads took none.
    for (let index = 0; index < 9; index += 1)
      expect((await run(siteUrl('/fluid.html'), someone)).status).toBe(200)
    const refused = await run(whole, someone)
    expect([refused.status, refused.textOf('#speed-errors')]).toEqual([
      429,
      expect.stringMatching(/Too many tests/),
    ])
    expect((await someone.fetch(links[0]!)).status).toBe(200)
  })

  it('tells its own page how far it has come, and nobody else', async () => {
    const someone = visitor()
    const address = `${paths.toolStream(TOOL)}?${new URLSearchParams({ url: whole })}`
    const stream = await someone.fetch(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const events = (await stream.text())
      .trim()
      .split('\n\n')
      .map(
        (event) =>
          JSON.parse(event.slice('data: '.length)) as { done?: number; all?: number; key?: string },
      )
    expect(events[0]).toEqual({ done: 0, all: 0 })
    expect(events.at(-2)).toEqual({ done: 3, all: 3 })
    const shown = await someone.get(paths.tool(TOOL, { url: whole, run: events.at(-1)!.key! }))
    expect(shown.textOf('#result')).toContain('in 4 requests')
    const elsewhere = await someone.fetch(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([
      303,
      paths.tool(TOOL, { url: whole }),
    ])
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('speaks %s', async (language) => {
    const tested = await run(whole, visitor(language))
    expect(tested.status).toBe(200)
    for (const kind of ['failed', 'uncompressed'] as const)
      expect(tested.textOf('#judged')).not.toContain(en.findings[kind].title)
    expect(tested.text).not.toMatch(/\{\{|website-speed-test[.:]|speed-words/)
  })
})

describe('a hostile page', () => {
  it('that names addresses inside a network gets none of them', async () => {
    const tested = await run(
      page(
        '',
        `${TEXT}<img src="http://169.254.169.254/latest/meta-data/"><img src="http://127.0.0.1:1/x.png"><iframe src="http://10.0.0.1/"></iframe><img src="file:///etc/passwd"><script src="javascript:alert(1)"></script>`,
      ),
    )
    expect(tested.status).toBe(200)
    const rows = tested
      .$('#waterfall tbody tr')
      .toArray()
      .map((row) => tested.$(row).text())
    expect(rows.filter((text) => text.includes(en.refused.forbidden))).toHaveLength(3)
    expect(rows).toHaveLength(4)
  })

  it('with 10,000 scripts has 60 of them loaded', async () => {
    const tested = await run(siteUrl('/many-scripts'))
    expect(tested.$('#waterfall tbody tr')).toHaveLength(61)
    expect(tested.textOf('#result')).toContain('weren’t loaded')
  })

  it('that names a file which unpacks without end gets nothing of it', async () => {
    const tested = await run(page('<link rel="stylesheet" href="/bomb?type=text/css">', TEXT))
    expect(tested.textOf('#waterfall table')).toContain(en.refused.bomb)
  })

  it('whose words look like code is shown as words', async () => {
    const tested = await run(
      page(
        '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>',
        `<h1>&lt;img src=x onerror=alert(1)&gt;</h1>${TEXT}`,
      ),
    )
    expect(tested.html).not.toMatch(/<img src=x|<script>alert/)
  })
})
