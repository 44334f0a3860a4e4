import { describe, expect, test } from 'vitest'
import { isHashed, judgeFreshness, readCacheControl } from './caching.rules'
import { EVIDENCE_SHOWN, firstByteOf, judgeRun, type FindingKind } from './findings.rules'
import { toHar } from './har.rules'
import type { PageRead } from './read-page.rules'
import { isThird, preloadKind, sumByHost, sumByKind, type Loaded } from './speed.rules'
import { drawWaterfall, phasesOf, ticksOf, WATERFALL } from './waterfall.rules'

const PAGE = new URL('https://site.example/')
const DATE = 'Mon, 23 Nov 2026 12:00:00 GMT'
const timings = { start: 0, dns: 10, connect: 20, tls: 30, wait: 100, receive: 40, total: 200 }

const loaded = (changes: Partial<Loaded> = {}): Loaded => ({
  ...{
    url: 'https://site.example/a.js',
    final: 'https://site.example/a.js',
    kind: 'script',
    blocking: false,
    by: 'page',
    status: 200,
    refusal: null,
  },
  ...{
    headers: { 'cache-control': 'max-age=31536000' },
    start: 0,
    total: 200,
    timings,
    redirects: 0,
    sent: 1000,
    unpacked: 3000,
    cut: false,
    saving: 0,
    image: null,
    third: false,
  },
  ...changes,
})
const document = loaded({ url: PAGE.href, final: PAGE.href, kind: 'document', headers: {} })
const page: PageRead = {
  ...{
    cut: false,
    base: '',
    title: 'A page',
    files: [],
    more: 0,
    scripts: { inline: 0, bytes: 0 },
  },
  images: { total: 0, lazy: 0, unsized: { count: 0, places: [] }, eager: { count: 0, places: [] } },
  reading: { words: 300, headings: [], links: 0, forms: 0, noscript: '', extract: '', main: true },
}

describe('how long an answer may be used again (RFC 9111)', () => {
  test.each<[string, Record<string, string>, ReturnType<typeof judgeFreshness>['kind'], number]>([
    ['a lifetime (4.2.1)', { 'cache-control': 'public, max-age=600' }, 'fresh', 600],
    ['in quotes', { 'cache-control': 'max-age="600"' }, 'fresh', 600],
    ['in capitals', { 'cache-control': 'Max-Age=600' }, 'fresh', 600],
    ['of two, the first', { 'cache-control': 'max-age=600, max-age=1' }, 'fresh', 600],
    ['that is no number is stale', { 'cache-control': 'max-age=soon' }, 'asks', 0],
    ['below nought is stale', { 'cache-control': 'max-age=-1' }, 'asks', 0],
    ['of nought', { 'cache-control': 'max-age=0, must-revalidate', etag: '"a"' }, 'asks', 0],
    [
      'for shared caches only is not the browser’s',
      {
        'cache-control': 's-maxage=600',
        'last-modified': 'Mon, 23 Nov 2026 02:00:00 GMT',
        date: DATE,
      },
      'heuristic',
      3600,
    ],
    ['no-cache asks (5.2.2.4)', { 'cache-control': 'no-cache, max-age=600' }, 'asks', 0],
    ['no-store keeps nothing (5.2.2.5)', { 'cache-control': 'no-store, max-age=600' }, 'never', 0],
    [
      'Expires against Date (5.3)',
      { expires: 'Mon, 23 Nov 2026 13:00:00 GMT', date: DATE },
      'fresh',
      3600,
    ],
    [
      'Expires gives way to max-age',
      { expires: 'Mon, 23 Nov 2026 13:00:00 GMT', date: DATE, 'cache-control': 'max-age=5' },
      'fresh',
      5,
    ],
    ['Expires of 0 is past', { expires: '0', date: DATE }, 'asks', 0],
    [
      'a guess of a tenth (4.2.2)',
      { 'last-modified': 'Fri, 13 Nov 2026 12:00:00 GMT', date: DATE },
      'heuristic',
      86_400,
    ],
    ['nothing', {}, 'unsaid', 0],
  ])('%s', (_, headers, kind, seconds) =>
    expect(judgeFreshness(headers)).toMatchObject({ kind, seconds }),
  )

  test('tells what it can be asked by, and what never changes', () => {
    expect(judgeFreshness({ etag: '"a"' }).validates).toBe(true)
    expect(judgeFreshness({ 'cache-control': 'max-age=1' }).validates).toBe(false)
    expect(judgeFreshness({ 'cache-control': 'max-age=31536000, immutable' }).immutable).toBe(true)
    expect([...readCacheControl('a, b=1 ,c="x, y"')]).toEqual([
      ['a', ''],
      ['b', '1'],
      ['c', 'x, y'],
    ])
  })

  test.each([
    ['/assets/app-BYLK4ess.css', true],
    ['/main.8f3a2b1c.js', true],
    ['/app.js', false],
    ['/jquery-3.7.1.min.js', false],
    ['/stylesheet.css', false],
  ])('%s', (path, hashed) => expect(isHashed(`https://site.example${path}`)).toBe(hashed))
})

describe('what belongs to somebody else', () => {
  test.each([
    ['https://site.example/x', false],
    ['https://www.site.example/x', false],
    ['https://cdn.site.example/x', false],
    ['https://example/x', false],
    ['https://othersite.example/x', true],
    ['https://cdn.example/x', true],
  ])('%s', (url, third) => expect(isThird(new URL(url), PAGE)).toBe(third))

  test('is summed by host, the heaviest first', () => {
    const of = (final: string, sent: number, third = true) => loaded({ final, sent, third })
    expect(
      sumByHost([
        of('https://a.example/1', 5),
        of('https://b.example/1', 8),
        of('https://a.example/2', 9),
        of(PAGE.href, 99, false),
      ]),
    ).toEqual([
      { host: 'a.example', requests: 2, sent: 14 },
      { host: 'b.example', requests: 1, sent: 8 },
    ])
  })

  test('of each kind what came is counted', () => {
    expect(
      sumByKind([
        document,
        loaded(),
        loaded({ status: null, sent: 0 }),
        loaded({ kind: 'image', sent: 10, unpacked: 10 }),
      ]),
    ).toEqual([
      { kind: 'document', requests: 1, sent: 1000, unpacked: 3000 },
      { kind: 'script', requests: 1, sent: 1000, unpacked: 3000 },
      { kind: 'image', requests: 1, sent: 10, unpacked: 10 },
    ])
    expect([
      preloadKind('font', '/x'),
      preloadKind('', '/x.woff2'),
      preloadKind('fetch', '/x.json'),
      preloadKind('', '/a.CSS'),
    ]).toEqual(['font', 'font', 'other', 'style'])
  })
})

describe('the waterfall', () => {
  test.each([
    [1, 1],
    [80, 9],
    [81, 5],
    [200, 5],
    [1000, 6],
    [29_999, 6],
  ])('of %i ms has %i marks', (end, count) => {
    const ticks = ticksOf(end)
    expect(ticks).toHaveLength(count)
    expect(ticks.at(-1)).toBeLessThanOrEqual(end)
  })

  test('parts a request into its phases; what comes before the last answer are redirects', () => {
    expect(phasesOf(loaded({ total: 260 }))).toEqual({
      redirects: 60,
      dns: 10,
      connect: 20,
      tls: 30,
      wait: 100,
      receive: 40,
    })
    expect(phasesOf(loaded({ timings: null, total: 50 }))).toEqual({
      redirects: 0,
      dns: 0,
      connect: 0,
      tls: 0,
      wait: 50,
      receive: 0,
    })
  })

  test('stays within its frame, row below row', () => {
    const { width, height, rows } = drawWaterfall([
      document,
      loaded({ start: 200, total: 800 }),
      loaded({ start: 990, total: 10, timings: null }),
    ])
    expect(height).toBe(WATERFALL.head + 3 * WATERFALL.row + 4)
    for (const [index, { y, bars }] of rows.entries()) {
      expect(y).toBe(WATERFALL.head + index * WATERFALL.row)
      for (const bar of bars)
        expect(bar.x + bar.width).toBeLessThanOrEqual(width - WATERFALL.end + 1)
    }
    expect(rows[0]!.bars.map(({ phase }) => phase)).toEqual([
      'dns',
      'connect',
      'tls',
      'wait',
      'receive',
    ])
    expect(rows[0]!.bars[0]!.x).toBe(WATERFALL.names)
  })
})

describe('judging', () => {
  const judge = (
    parts: Loaded[],
    changes: {
      page?: Partial<PageRead>
      document?: Partial<Loaded>
      url?: URL
      hiding?: number
      redirects?: { url: string; total: number }[]
    } = {},
  ) =>
    judgeRun({
      url: changes.url ?? PAGE,
      loaded: [{ ...document, ...changes.document }, ...parts],
      redirects: changes.redirects ?? [],
      page: { ...page, ...changes.page },
      fonts: { hiding: changes.hiding ?? 0 },
    })
  const kinds = (...args: Parameters<typeof judge>) => judge(...args).map(({ kind }) => kind)
  const picture = (sent: number, format: string, width: number, height: number) =>
    loaded({ kind: 'image', sent, image: { format, width, height } })

  test.each<[string, Parameters<typeof judge>, FindingKind[]]>([
    ['a good page', [[loaded()]], []],
    ['http', [[], { url: new URL('http://site.example/') }], ['insecure']],
    ['a file that is not there', [[loaded({ status: 404 })]], ['failed']],
    ['a file that did not come is no answer', [[loaded({ status: null, refusal: 'timeout' })]], []],
    [
      'an empty page with script',
      [[loaded()], { page: { reading: { ...page.reading, words: 4 } } }],
      ['scriptOnly'],
    ],
    [
      'an empty page without script',
      [[], { page: { reading: { ...page.reading, words: 4 } } }],
      [],
    ],
    [
      'a late first byte',
      [[], { document: { total: 900, timings: { ...timings, receive: 50, total: 900 } } }],
      ['slowFirstByte'],
    ],
    [
      'a long page after an early first byte',
      [[], { document: { total: 900, timings: { ...timings, receive: 500, total: 900 } } }],
      [],
    ],
    ['text without gzip', [[loaded({ saving: 2000 })]], ['uncompressed']],
    ['a little text without gzip', [[loaded({ saving: 900 })]], []],
    ['a script in the head', [[loaded({ blocking: true })]], ['blockingScripts']],
    ['one of somebody else', [[loaded({ blocking: true, third: true })]], ['foreignBlocking']],
    ['one that is not there', [[loaded({ blocking: true, status: 404 })]], ['failed']],
    ['an imported style sheet', [[loaded({ kind: 'style', by: 'sheet' })]], ['importedStyles']],
    ['a font of a style sheet', [[loaded({ kind: 'font', by: 'sheet' })]], []],
    [
      'a file kept for an hour',
      [[loaded({ headers: { 'cache-control': 'max-age=3600' } })]],
      ['uncached'],
    ],
    ['a file kept for a day', [[loaded({ headers: { 'cache-control': 'max-age=86400' } })]], []],
    [
      'a hashed file kept for a day',
      [
        [
          loaded({
            final: 'https://site.example/a-8f3a2b1c.js',
            headers: { 'cache-control': 'max-age=86400' },
          }),
        ],
      ],
      ['uncached'],
    ],
    ['a file of which nothing is said', [[loaded({ headers: {} })]], ['uncached']],
    ['six megabytes', [[loaded({ sent: 6_000_000 })]], ['heavy']],
    ['a JPEG of 150 kB', [[picture(150_000, 'jpeg', 2000, 1500)]], ['heavyImages']],
    ['an AVIF of 150 kB', [[picture(150_000, 'avif', 2000, 1500)]], []],
    ['an AVIF of many bits a pixel', [[picture(150_000, 'avif', 500, 500)]], ['heavyImages']],
    [
      'an AVIF of 1,600 pixels shown 400 wide',
      [[{ ...picture(60_000, 'avif', 1600, 1200), shown: 400 }]],
      ['oversizedImages'],
    ],
    [
      'an AVIF of 800 pixels shown 400 wide, for sharp screens',
      [[{ ...picture(60_000, 'avif', 800, 600), shown: 400 }]],
      [],
    ],
    ['a WebP of 5,000 pixels', [[picture(150_000, 'webp', 5000, 3000)]], ['heavyImages']],
    ['a small JPEG', [[picture(50_000, 'jpeg', 800, 600)]], []],
    [
      'redirects',
      [[], { redirects: [{ url: 'http://site.example/', total: 30 }] }],
      ['redirected'],
    ],
    ['fonts that hide text', [[], { hiding: 2 }], ['hiddenText']],
    [
      '200 kB of styles',
      [[loaded({ kind: 'style', blocking: true, sent: 200_000 })]],
      ['largeStyles'],
    ],
    [
      '60 kB of script in the page',
      [[], { page: { scripts: { inline: 3, bytes: 60_000 } } }],
      ['inlineScript'],
    ],
  ])('%s', (_, given, expected) => expect(kinds(...given)).toEqual(expected))

  test('tells the worst first, and the largest evidence first', () => {
    const found = judge([
      loaded({ saving: 2000 }),
      loaded({ saving: 9000, final: 'https://site.example/b.js' }),
      loaded({ status: 500 }),
    ])
    expect(found.map(({ kind }) => kind)).toEqual(['failed', 'uncompressed'])
    expect(found[1]).toEqual({
      kind: 'uncompressed',
      count: 2,
      sum: 11_000,
      evidence: [
        { url: 'https://site.example/b.js', amount: 9000 },
        { url: 'https://site.example/a.js', amount: 2000 },
      ],
    })
  })

  test('shows a few of many', () => {
    const [found] = judge(Array.from({ length: 30 }, () => loaded({ status: 404 })))
    expect([found!.count, found!.evidence.length]).toEqual([30, EVIDENCE_SHOWN])
  })

  test('counts redirects into the first byte', () =>
    expect(firstByteOf(loaded({ total: 500 }))).toBe(460))
})

test('a HAR has what was measured, and -1 for what was not', () => {
  const { log } = toHar({
    title: 'A page',
    date: new Date('2026-11-23T12:00:00Z'),
    comment: 'c',
    loaded: [
      document,
      loaded({
        start: 250,
        status: null,
        refusal: 'timeout',
        timings: null,
        total: 50,
        sent: 0,
        unpacked: 0,
        headers: {},
      }),
    ],
  })
  expect(log.version).toBe('1.2')
  expect(log.pages).toMatchObject([
    { id: 'page', title: 'A page', pageTimings: { onContentLoad: -1, onLoad: -1 } },
  ])
  expect(log.entries[0]).toMatchObject({
    pageref: 'page',
    startedDateTime: '2026-11-23T12:00:00.000Z',
    time: 200,
    timings: { blocked: -1, dns: 10, connect: 50, ssl: 30, send: 0, wait: 100, receive: 40 },
    response: { status: 200, bodySize: 1000, content: { size: 3000, compression: 2000 } },
  })
  expect(log.entries[1]).toMatchObject({
    startedDateTime: '2026-11-23T12:00:00.250Z',
    comment: 'timeout',
    timings: { dns: -1, connect: -1, ssl: -1, wait: 50, receive: 0 },
    response: { status: 0, bodySize: -1 },
  })
})
