import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkPicture } from './check-picture.rules'
import { checkPage } from './check-page.rules'
import { checkTags } from './check-tags.rules'
import { checkValues, tidyValues } from './check-values.server'
import { compareTags } from './compare.rules'
import { NO_VALUES, type MetaValues } from './fields.rules'
import { graphLocale, hreflangProblem } from './language-code.rules'
import { measureTitle } from './lengths.rules'
import { valuesOf } from './page-values.rules'
import { readHead } from './read-head.server'
import { readPicture } from './read-picture.server'
import { readRobots, writeRobots } from './robots.rules'
import { makeStructuredData } from './structured-data.rules'
import { makeTags, writeHead, writeRouteMeta } from './tags.rules'
import { cutToWidth, textWidth } from './text-width.rules'

const headOf = async (html: string) => {
  const read = await readHead(html)
  if (!('head' in read)) throw new Error(read.refused)
  return read.head
}
const values = (given: Partial<MetaValues>): MetaValues => ({ ...NO_VALUES, ...given })
const checksOf = (found: Partial<Record<string, { check: string }[]>>) =>
  Object.values(found).flatMap((area) => (area ?? []).map(({ check }) => check))

/** The example of ogp.me, “Basic Metadata”. */
const OGP = `<html prefix="og: https://ogp.me/ns#"><head><title>The Rock (1996)</title>
<meta property="og:title" content="The Rock" /><meta property="og:type" content="video.movie" />
<meta property="og:url" content="https://www.imdb.com/title/tt0117500/" />
<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg" /></head></html>`

describe('reading a page', () => {
  test('the example of the Open Graph protocol', async () => {
    expect(valuesOf(await headOf(OGP), '')).toMatchObject({
      title: 'The Rock (1996)',
      shareTitle: 'The Rock',
      canonical: 'https://www.imdb.com/title/tt0117500/',
      image: 'https://ia.media-imdb.com/images/rock.jpg',
      type: 'website',
    })
  })

  test('the card of X and the languages of Google’s example', async () => {
    const head = await headOf(
      '<head><meta name="twitter:card" content="summary"><meta name="twitter:site" content="@nytimesbits"><link rel="alternate" hreflang="en-gb" href="https://en-gb.example.com/page.html"><link rel="alternate" hreflang="x-default" href="/"></head>',
    )
    expect(valuesOf(head, 'https://example.com/a/b')).toMatchObject({
      xCard: 'summary',
      xAccount: '@nytimesbits',
      hreflang: 'en-gb https://en-gb.example.com/page.html\nx-default https://example.com/',
    })
  })

  test('what JSON-LD says, whatever else is in it', async () => {
    const head = await headOf(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"NewsArticle","author":[{"name":"Ada"}],"datePublished":"2026-01-02","__proto__":{"name":1}},{"@type":"Organization","name":"Kanal","logo":{"url":"/l.png"}}]}</script><script type="application/ld+json">{oops</script>',
    )
    expect(valuesOf(head, 'https://example.com/')).toMatchObject({
      type: 'article',
      author: 'Ada',
      published: '2026-01-02',
      organization: 'Kanal',
      logo: 'https://example.com/l.png',
    })
    expect(checkPage(head, null)).toContainEqual({
      check: 'pageStructured',
      tone: 'problem',
      says: { count: 1 },
    })
  })

  test('an element that is no part of a head ends it', async () => {
    const head = await headOf(
      '<head><title>A</title><img src=x><link rel="canonical" href="/a"><meta name="description" content="1"></head>',
    )
    expect(checkPage(head, null).map(({ check }) => check)).toEqual([
      'pageHeadEnded',
      'pageInBody',
      'pageCanonicalRelative',
    ])
    expect(
      checkPage(
        await headOf(
          '<!doctype html>\n<html><head>\n<title>A</title>\n</head><body><div><svg><title>B</title></svg></div></body>',
        ),
        null,
      ),
    ).toEqual([{ check: 'pageGood', tone: 'good' }])
  })

  test.each([
    ['<iframe><title>no</title></iframe><title>yes</title>', 'yes'],
    ['<noembed><title>no</title></noembed><title>yes</title>', 'yes'],
    ['<noframes><title>no</title></noframes><title>yes</title>', 'yes'],
    ['<title>open <meta name=description content=x>', 'open <meta name=description content=x>'],
  ])('a title is what browsers take for it: %s', async (html, title) => {
    expect((await headOf(html)).tags.map(({ text }) => text)).toEqual([title])
  })

  test.each([
    '<div>'.repeat(100_000),
    `${'<div>'.repeat(100_000)}${'</p>'.repeat(100_000)}`,
    'a'.repeat(5_000_000),
    `<meta ${'a=b '.repeat(500_000)}>`,
    '<'.repeat(2_000_000),
    `<title>${'&amp;'.repeat(300_000)}`,
    `<script type=application/ld+json>${'['.repeat(90_000)}${']'.repeat(90_000)}</script>`,
    '<link rel=alternate hreflang=sv href=/x>'.repeat(10_000),
  ])('hostile HTML is read within its time (%#)', async (html) => {
    const from = performance.now()
    const head = await headOf(html)
    expect(head.tags.length).toBeLessThanOrEqual(2000)
    expect(tidyValues(valuesOf(head, 'https://example.com/'))).toBeDefined()
    expect(performance.now() - from).toBeLessThan(5000)
  })
})

describe('writing tags', () => {
  test('in the order of a head, with nothing that ends an attribute or a script', () => {
    const hostile = '"><script>alert(1)</script><!-- & \u2028 \ud800'
    const given = values({
      ...Object.fromEntries(
        ['title', 'description', 'siteName', 'imageAlt', 'author', 'organization'].map((field) => [
          field,
          hostile,
        ]),
      ),
      type: 'article',
      canonical: 'https://example.com/',
      image: 'https://example.com/a.png',
    })
    const html = writeHead(
      makeTags(given, { width: 1200, height: 630, type: 'image/png' }),
      makeStructuredData(given),
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    const data = JSON.parse(/json">\n([^]*?)\n<\/script>/.exec(html)![1]!)
    expect(data.headline).toBe(hostile)
    expect(writeRouteMeta(makeTags(given, null), makeStructuredData(given))).not.toContain('<')
  })

  test('what was read is written the same again', async () => {
    const given = tidyValues(
      values({
        title: 'Canals & boats',
        description: 'A text',
        canonical: 'https://example.com/a',
        lang: 'en-GB',
        hreflang: 'en https://example.com/a\nsv https://example.com/sv',
        image: 'https://example.com/a.png',
        imageAlt: 'A boat',
        index: 'noindex',
        maxSnippet: '50',
        robotsOther: 'noarchive',
        xAccount: '@kanal',
        themeColor: '#0a6b68',
        favicon: 'https://example.com/i.png',
      }),
    )
    const [tags, structured] = [makeTags(given, null), makeStructuredData(given)]
    const head = await headOf(`<html lang="en-GB"><head>${writeHead(tags, structured)}</head>`)
    expect(tidyValues(valuesOf(head, given.canonical))).toEqual(given)
    expect(
      compareTags(head, given.canonical, tags, null)
        .filter(({ difference }) => difference !== 'same')
        .map(({ tag }) => tag),
    ).toEqual(['JSON-LD'])
    expect(
      compareTags(
        head,
        given.canonical,
        makeTags({ ...given, title: 'Other', favicon: '' }, null),
        structured,
      )
        .filter(({ difference }) => difference !== 'same')
        .map(({ tag, difference }) => [tag, difference]),
    ).toEqual(
      expect.arrayContaining([
        ['title', 'changed'],
        ['icon', 'onlyThere'],
      ]),
    )
  })

  test('JSON-LD of each kind', () => {
    expect(
      makeStructuredData(values({ title: 'T', type: 'product', price: '12.50', currency: 'EUR' })),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'T',
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
    })
    expect(
      makeStructuredData(
        values({
          title: 'T',
          breadcrumbs: 'Home https://example.com/\nBoats for rent https://example.com/boats',
        }),
      ),
    ).toMatchObject({
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home' },
            { position: 2, name: 'Boats for rent', item: 'https://example.com/boats' },
          ],
        },
      ],
    })
    expect(makeStructuredData(NO_VALUES)).toBeNull()
  })

  test('robots, the stricter rule of two', () => {
    expect(
      writeRobots(readRobots('index, NOINDEX, max-snippet:-1, max-image-preview:large, noarchive')),
    ).toBe('noindex, max-snippet:-1, max-image-preview:large, noarchive')
    expect(writeRobots(readRobots('none'))).toBe('noindex, nofollow')
    expect(writeRobots(readRobots('all'))).toBe('')
  })
})

describe('checks', () => {
  test.each([
    ['sv', null],
    ['en-GB', null],
    ['zh-Hant', null],
    ['x-default', null],
    ['en-UK', { meant: 'en-GB' }],
    ['en_gb', { meant: 'en-GB' }],
    ['GB', { meant: null }],
    ['english', { meant: null }],
    ['sv-XX', { meant: null }],
    ['constructor', { meant: null }],
    ['<b>', { meant: null }],
  ])('%s as a language', (code, problem) => {
    if (code === 'GB') return expect(hreflangProblem(code)).not.toBeNull()
    expect(hreflangProblem(code)).toEqual(problem)
  })

  test('og:locale is a language with its territory', () => {
    expect([
      graphLocale('en-GB'),
      graphLocale('sv'),
      graphLocale('zh-Hant-TW'),
      graphLocale('!'),
    ]).toEqual(['en_GB', 'sv_SE', 'zh_TW', ''])
  })

  test('languages: twice, without the page itself, without x-default', () => {
    const given = values({
      title: 'T',
      canonical: 'https://example.com/en',
      hreflang: 'sv https://example.com/sv\nsv https://example.com/sv2',
    })
    expect(checksOf({ languages: checkTags(given, '').languages })).toEqual([
      'hreflangTwice',
      'hreflangNoSelf',
      'hreflangNoDefault',
    ])
  })

  test('canonical and robots', () => {
    const given = values({ title: 'T', canonical: 'http://other.example/a#b', index: 'noindex' })
    expect(checksOf(checkTags(given, 'https://example.com/a'))).toEqual(
      expect.arrayContaining([
        'canonicalHttp',
        'canonicalFragment',
        'canonicalHost',
        'noindex',
        'noindexCanonical',
      ]),
    )
  })

  test('fields that cannot be what they say', () => {
    const { problems } = checkValues(
      values({
        canonical: 'javascript:alert(1)',
        image: 'data:image/png;base64,AA',
        lang: '<b>',
        hreflang: 'sv',
        published: 'yesterday',
        xAccount: '@a b',
        themeColor: 'url(x)',
        maxSnippet: '1e9',
        currency: '€',
        price: '-1',
      }),
    )
    expect(
      Object.fromEntries(Object.entries(problems).map(([field, { problem }]) => [field, problem])),
    ).toEqual({
      title: 'missing',
      canonical: 'address',
      image: 'address',
      lang: 'language',
      hreflang: 'line',
      published: 'date',
      xAccount: 'account',
      themeColor: 'color',
      maxSnippet: 'number',
      currency: 'currency',
      price: 'price',
    })
  })
})

describe('widths', () => {
  test('of Arial are those of its metric twin', () => {
    const paper = new PDFDocument().font('Helvetica').fontSize(1000)
    for (let code = 32; code < 127; code += 1) {
      const character = String.fromCharCode(code)
      expect(textWidth(character, 1000), character).toBeCloseTo(paper.widthOfString(character), -1)
    }
  })
  test('decide what fits', () => {
    expect(measureTitle('W'.repeat(40)).fit).toBe('long')
    expect(measureTitle('i'.repeat(100)).fit).toBe('fits')
    expect(measureTitle('Å'.normalize('NFD')).width).toBe(measureTitle('Å').width)
    expect(cutToWidth('a few words that do not fit', 20, 140)).toBe('a few words …')
    expect(textWidth(cutToWidth('字'.repeat(1000), 20, 580), 20)).toBeLessThanOrEqual(580)
  })
})

describe('pictures', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a6b68' } })
      .png()
      .toBuffer()
  const checked = async (file: Uint8Array) =>
    checkPicture(
      values({ image: 'https://example.com/a.png', imageAlt: 'x' }),
      await readPicture(file),
    ).map(({ check }) => check)

  test('are measured, judged and made small', async () => {
    const read = await readPicture(await drawn(1200, 630))
    expect(read).toMatchObject({
      kind: 'png',
      width: 1200,
      height: 630,
      thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    expect(await checked(await drawn(1200, 630))).toEqual(['pictureGood'])
    expect(await checked(await drawn(150, 150))).toEqual(['pictureTooSmall'])
    expect(await checked(await drawn(500, 500))).toEqual(['pictureSmall', 'pictureRatio'])
  })

  test('that are none, or traps, are named', async () => {
    expect(
      await readPicture(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
        ),
      ),
    ).toEqual({ refused: 'svg' })
    expect(await readPicture(Buffer.from('<html>'))).toEqual({ refused: 'other' })
    expect(await readPicture(Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'))).toEqual({
      refused: 'broken',
    })
    const huge = await drawn(10, 10)
    huge.writeUInt32BE(10_000, 16)
    huge.writeUInt32BE(10_000, 20)
    expect(await readPicture(huge)).toMatchObject({ width: 10_000, thumbnail: null })
  })
})
