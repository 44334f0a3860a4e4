import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.js'
import { hasLatin, styleFilesOf } from './style-files.js'

const files = (html: string) =>
  readPage(html).files.map(({ href, kind, as, blocking }) => [
    href,
    kind,
    ...(as ? [as] : []),
    ...(blocking ? ['blocks'] : []),
  ])

describe('the files of a page', () => {
  test.each<[string, string, unknown[][]]>([
    [
      'a style sheet in the head',
      '<link rel=stylesheet href=a.css>',
      [['a.css', 'style', 'blocks']],
    ],
    ['for print', '<link rel=stylesheet media=print href=a.css>', [['a.css', 'style']]],
    [
      'for small windows',
      '<link rel=stylesheet media="(max-width: 400px)" href=a.css>',
      [['a.css', 'style']],
    ],
    ['an alternate one', '<link rel="alternate stylesheet" href=a.css>', []],
    ['one that is switched off', '<link rel=stylesheet disabled href=a.css>', []],
    ['in the body', '<body><link rel=stylesheet href=a.css>', [['a.css', 'style']]],
    ['a script in the head', '<script src=a.js></script>', [['a.js', 'script', 'blocks']]],
    [
      'after the head has ended by itself',
      '<title>T</title><p>text<script src=a.js></script>',
      [['a.js', 'script']],
    ],
    ['with defer', '<script defer src=a.js></script>', [['a.js', 'script']]],
    ['with async', '<script async src=a.js></script>', [['a.js', 'script']]],
    ['a module', '<script type=module src=a.js></script>', [['a.js', 'script']]],
    ['for old browsers', '<script nomodule src=a.js></script>', []],
    ['data that looks like one', '<script type="application/ld+json" src=a.js></script>', []],
    [
      'preloads',
      '<link rel=preload as=font href=a.woff2><link rel=modulepreload href=b.js>',
      [
        ['a.woff2', 'preload', 'font'],
        ['b.js', 'preload', 'script'],
      ],
    ],
    [
      'an icon and a manifest',
      '<link rel="shortcut icon" href=i.png><link rel=manifest href=m.json>',
      [
        ['i.png', 'image'],
        ['m.json', 'other'],
      ],
    ],
    ['a picture', '<img src=a.png>', [['a.png', 'image']]],
    ['with a set of sources', '<img src=a.png srcset="b.png 1x, c.png 2x">', [['b.png', 'image']]],
    [
      'with sources of its own',
      '<picture><source srcset="a.avif 1x"><source srcset=a.webp><img src=a.png></picture><img src=z.png>',
      [
        ['a.avif', 'image'],
        ['z.png', 'image'],
      ],
    ],
    [
      'a picture that waits',
      '<img loading=lazy src=a.png><picture><source srcset=b.avif><img loading=LAZY src=b.png></picture><iframe loading=lazy src=f.html></iframe>',
      [],
    ],
    [
      'a frame and a poster',
      '<iframe src=f.html></iframe><video poster=p.jpg></video>',
      [
        ['f.html', 'frame'],
        ['p.jpg', 'image'],
      ],
    ],
    [
      'what is no file',
      '<img src="data:image/png;base64,AA"><a href="javascript:x()">x</a><script src="javascript:x()"></script>',
      [],
    ],
    [
      'in a template, and for those without script',
      '<template><img src=a.png></template><noscript><img src=b.png></noscript>',
      [],
    ],
  ])('%s', (_, html, expected) => expect(files(html)).toEqual(expected))

  test('of 10,000 scripts the first are kept, the others counted', () => {
    const page = readPage('<script src=a.js></script>'.repeat(10_000))
    expect([page.files.length, page.more]).toEqual([500, 9500])
  })

  test('nested without end is read to a depth', () =>
    expect(readPage('<div>'.repeat(100_000)).cut).toBe(true))
})

test('how wide a picture is shown is known where there is one of it', () => {
  const { files } = readPage(
    '<img src=a.png width=400 height=3><img src=b.png width=50%><img src=c.png srcset="d.png 2x" width=9>',
  )
  expect(files.map(({ shown }) => shown)).toEqual([400, undefined, undefined])
})

test('pictures without a size, and those that do not wait', () => {
  const { images } = readPage(
    `${'<img src=a.png width=1 height=1>'.repeat(3)}<img src=b.png>\n<img src=c.png width=1 height=1 loading=lazy><img src="data:,">`,
  )
  expect(images).toMatchObject({
    total: 6,
    lazy: 1,
    unsized: { count: 1, places: [{ line: 1, code: '<img src=b.png>' }] },
    eager: { count: 1 },
  })
})

test('how a page reads without script', () => {
  const { title, reading, scripts } = readPage(
    `<title>Quay</title><style>p{}</style><script>let a = 1</script><body><main><h1>Boats <b>for</b> rent</h1><p>By the hour.</p><a href=/x>Book</a><form></form><script>x</script></main><noscript><p>Call us.</p></noscript>`,
  )
  expect(title).toBe('Quay')
  expect(reading).toEqual({
    words: 7,
    headings: ['h1: Boats for rent'],
    links: 1,
    forms: 1,
    noscript: 'Call us.',
    extract: 'Boats for rent By the hour. Book',
    main: true,
  })
  expect(scripts).toEqual({ inline: 2, bytes: 10 })
})

describe('the files of a style sheet', () => {
  test('are the first of each Latin face; others are counted', () => {
    const css = `@import "x.css";
      @font-face { font-family: A; src: url(a.woff2) format("woff2"), url(a.woff); font-display: swap }
      @font-face { font-family: A; src: url("cyr.woff2"); unicode-range: U+0400-04FF }
      @font-face { font-family: B; src: local("B"), url('b.woff2'); unicode-range: U+0000-00FF, U+2000 }
      @font-face { font-family: C; src: url(data:font/woff2;base64,AA) }
      .hero { background: url(hero.jpg) } .icon { background: url("data:image/svg+xml,x") }
      .clip { clip-path: url(#a) }`
    expect(styleFilesOf(css)).toEqual({ fonts: ['a.woff2', 'b.woff2'], hiding: 2, others: 1 })
  })

  test.each([
    [undefined, true],
    ['U+0061', true],
    ['U+00??', true],
    ['U+0370-03FF', false],
    ['u+4??', false],
    ['nonsense', false],
  ])('%s has Latin letters: %s', (range, latin) => expect(hasLatin(range)).toBe(latin))

  test('that never ends is read in time', () => {
    for (const css of [
      '@font-face{'.repeat(90_000),
      'url("'.repeat(200_000),
      'url('.repeat(250_000),
      '@import '.repeat(120_000),
    ]) {
      const began = performance.now()
      styleFilesOf(css)
      expect(performance.now() - began).toBeLessThan(10_000)
    }
  })
})
