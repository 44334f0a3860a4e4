import { describe, expect, test } from 'vitest'
import type { Finding, FindingKind, Judged, PageRead } from './findings.rules'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import inspect from './inspect.worker.js'
import { columnsWidth } from './judge-styles.js'

const GOOD =
  '<html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><body class="a b c menu wide hero grid wrap">'

function judge(html: string, css = '', media = '') {
  const page = inspect({ act: 'read', html }) as PageRead
  const sheets = [
    ...(css ? [{ source: 'https://site.example/a.css', line: 1, media, css }] : []),
    ...page.styles,
  ]
  return inspect({ act: 'judge', page, sheets }) as Judged
}
const found = (judged: Judged, kind: FindingKind): Finding | undefined =>
  judged.findings.find((finding) => finding.kind === kind)
const kinds = (judged: Judged) => judged.findings.map(({ kind }) => kind)

describe('a rule', () => {
  test.each<[string, string, number]>([
    ['for a class of the page is read', '.a { width: 960px }', 1],
    ['for a class that nothing has is left out', '.z { width: 960px }', 0],
    ['for a class in a template is read, which script may show', '.later { width: 960px }', 1],
    [
      'for an id is read where it is there',
      '#here { width: 960px } #elsewhere { width: 970px }',
      1,
    ],
    ['needs all of its names', '.a .z { width: 960px } .a.b { width: 960px }', 1],
    [
      'may ask for what is not there in brackets',
      '.a:not(.z) { width: 960px } :is(.a, .z) { width: 960px } .a[href=".z"] { width: 960px }',
      3,
    ],
    [
      'is read with its escapes',
      '.w-\\[820px\\] { width: 820px } .w-\\[920px\\] { width: 920px } .\\31 x { width: 820px }',
      2,
    ],
    ['for elements is read', 'main { width: 960px }', 1],
  ])('%s', (_, css, count) => {
    const html = `${GOOD}<p id="here" class="w-[820px] 1x"></p><template><i class="later"></i></template>`
    expect(found(judge(html, css), 'fixedWidth')?.count ?? 0).toBe(count)
  })
})

/** One breakpoint, so that a sheet is not found to have none. */
const ASKS = '@media (min-width: 900px) { a { color: red } }'

describe('a page that is made well', () => {
  test('has nothing to find', () => {
    const css = `${ASKS} img { max-width: 100%; height: auto } html { font-size: 100% }
      .wrap { max-width: 70rem; width: 100% } .wide { overflow-x: auto }
      .menu:hover ul, .menu:focus-within ul { display: block }
      .hero { min-height: 100vh; min-height: 100svh }
      .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }`
    const html = `${GOOD}
      <img src="a.jpg" srcset="a.jpg 400w, b.jpg 800w" sizes="100vw" width="800" height="400" alt="">
      <div class="wide"><table><tr><th>1<th>2<th>3<th>4<th>5</table></div>`
    expect(judge(html, css).findings).toEqual([])
  })
})

describe('the viewport', () => {
  test.each<[string, FindingKind[]]>([
    ['<meta name="viewport" content="width=device-width">', []],
    ['<meta name=VIEWPORT content="initial-scale=1">', []],
    ['', ['viewportMissing']],
    ['<meta name="viewport" content="">', ['viewportMissing']],
    [
      '<noscript><meta name="viewport" content="width=device-width"></noscript>',
      ['viewportMissing'],
    ],
    ['<meta name="viewport" content="width=1024">', ['viewportFixed']],
    ['<meta name="viewport" content="width=device-width, user-scalable=no">', ['zoomBlocked']],
    ['<meta name="viewport" content="width=device-width;user-scalable = 0">', ['zoomBlocked']],
    ['<meta name="viewport" content="width=device-width, maximum-scale=1.0">', ['zoomBlocked']],
    ['<meta name="viewport" content="width=device-width, maximum-scale=3">', ['zoomLimited']],
    ['<meta name="viewport" content="width=device-width, maximum-scale=5">', []],
    [
      '<meta name="viewport" content="width=device-width"><meta name="viewport" content="width=980">',
      ['viewportFixed'],
    ],
  ])('%s', (meta, expected) => expect(kinds(judge(`<html lang="en">${meta}`))).toEqual(expected))

  test('of a fixed width bites where it is wider, and has its line', () => {
    expect(
      found(
        judge('<html lang="en">\n\n<meta name="viewport" content="width=700">'),
        'viewportFixed',
      ),
    ).toMatchObject({
      widths: [320],
      evidence: [{ line: 3, source: '', code: '<meta name="viewport" content="width=700">' }],
    })
  })
})

describe('a width in pixels', () => {
  test.each<[string, string, number[] | undefined]>([
    ['is too wide where it is', '.a { width: 960px }', [320, 768]],
    [
      'holds only where its media query does',
      '@media (min-width: 1000px) { .a { width: 960px } }',
      undefined,
    ],
    [
      'is found inside of nested media queries',
      '@media screen { @media (max-width: 800px) { .a { width: 50em } } }',
      [320, 768],
    ],
    ['is found in nested rules', '.a { & .b { width: 900px } }', [320, 768]],
    [
      'is put right by a later rule for telephones',
      '.a { width: 960px } @media (max-width: 800px) { .a { width: auto } }',
      undefined,
    ],
    [
      'is not put right by one that is less important',
      '.a { width: 960px !important } @media (max-width: 800px) { .a { width: auto } }',
      [320, 768],
    ],
    ['is held by its largest width', '.a { width: 960px; max-width: 100% }', undefined],
    ['is not held by a larger one', '.a { width: 960px; max-width: 800px }', [320, 768]],
    ['as the least one', '.a { min-width: 1300px }', [320, 768, 1280]],
    ['in the logical property', '.a { inline-size: 400px }', [320]],
    ['of the root’s own measure', 'html { font-size: 62.5% } .a { width: 31rem }', undefined],
    ['that fits', '.a { width: 320px }', undefined],
    ['in print', '@media print { .a { width: 1000px } }', undefined],
    ['in a font', '@font-face { width: 1000px }', undefined],
    ['that hangs on the window', '.a { width: min(960px, 100%) }', undefined],
  ])('%s', (_, css, widths) =>
    expect(found(judge(GOOD, css), 'fixedWidth')?.widths).toEqual(widths),
  )

  test('has its evidence: file, line and rule', () => {
    const judged = judge(
      GOOD,
      `${ASKS}\n\n@media (max-width: 800px) {\n  .a,\n  .b { width:\n 900px; }\n}`,
    )
    expect(found(judged, 'fixedWidth')).toEqual({
      kind: 'fixedWidth',
      widths: [320, 768],
      count: 1,
      evidence: [
        {
          source: 'https://site.example/a.css',
          line: 5,
          code: '@media (max-width: 800px) { .a, .b { width: 900px } }',
          widths: [320, 768],
        },
      ],
    })
  })

  test('holds only where its style sheet does', () =>
    expect(
      found(judge(GOOD, '.a { width: 960px }', '(min-width: 1000px)'), 'fixedWidth'),
    ).toBeUndefined())

  test('is found in the page, with the page’s lines', () => {
    const judged = judge(
      `${GOOD}\n<style media="screen">\n.a { width: 500px }</style>\n<div style="width: 800px">`,
    )
    expect(
      found(judged, 'fixedWidth')?.evidence.map(({ source, line, widths }) => [
        source,
        line,
        widths,
      ]),
    ).toEqual([
      ['', 4, [320, 768]],
      ['', 3, [320]],
    ])
  })

  test.each([
    ['200px 200px', 400],
    ['repeat(3, 300px)', 900],
    ['minmax(400px, 1fr) 1fr', 400],
    ['repeat(auto-fit, minmax(20rem, 1fr))', 320],
    ['[a] 10px [b] auto', 10],
    ['minmax(min(100%, 400px), 1fr)', 0],
    ['1fr 1fr', 0],
    ['none', 0],
    [`repeat(999, ${'('.repeat(500)}`, 0],
  ])('of the columns %.40s', (value, width) => {
    expect(columnsWidth(value)).toBe(width)
  })
})

describe('what else is found in style sheets', () => {
  test.each<[FindingKind, string, number[] | undefined]>([
    ['fixedColumns', '.a { grid-template-columns: 300px 500px }', [320, 768]],
    ['smallText', '.a { font-size: 11px }', [320, 768, 1280]],
    ['smallText', '@media (max-width: 500px) { .a { font-size: 0.7rem } }', [320]],
    [
      'smallText',
      '.a { font-size: 0 } .b { font-size: 0.5em } html { font-size: 10px }',
      undefined,
    ],
    ['pixelText', '.a { font-size: 16px }', [320, 768, 1280]],
    ['tallUnits', '.a { min-height: calc(100vh - 4rem) }', [320]],
    ['tallUnits', '@media (min-width: 800px) { .a { height: 100vh } }', undefined],
    ['wideUnits', '.a { width: 100vw }', [1280]],
    ['wideUnits', '.a { width: 100vw; max-width: 100% }', undefined],
    ['clippedOverflow', 'html, body { overflow-x: hidden }', [320, 768, 1280]],
    ['clippedOverflow', 'body.open { overflow: hidden }', undefined],
    ['hoverOnly', 'li:hover ul { display: block }', [320, 768]],
    [
      'hoverOnly',
      'li:hover ul { display: block } li:focus-within ul { display: block }',
      undefined,
    ],
    ['hoverOnly', '@media (hover: hover) { li:hover ul { display: block } }', undefined],
    ['hoverOnly', 'a:hover { opacity: 1 }', undefined],
    ['noBreakpoints', 'a { color: red }', [320, 768, 1280]],
    ['noBreakpoints', '@container (min-width: 30em) { a { color: red } }', undefined],
  ])('%s in %s', (kind, css, widths) =>
    expect(found(judge(GOOD, css), kind)?.widths).toEqual(widths),
  )

  test('each media query for widths is listed with the widths at which it applies', () => {
    const { breakpoints } = judge(
      GOOD,
      '@media (min-width: 768px) { a { color: red } b { color: red } } @media print { a { color: red } } @media (max-width: 30em) { a { color: red } } @media (min-width: 768px) { c { color: red } }',
    )
    expect(breakpoints).toEqual([
      { query: '(min-width: 768px)', rules: 3, widths: [768, 1280] },
      { query: '(max-width: 30em)', rules: 1, widths: [320] },
    ])
  })
})

describe('what else is found in the page', () => {
  test.each<[FindingKind, string, string, number[] | undefined]>([
    ['lang', '<html>', '', [320, 768, 1280]],
    ['fixedAttribute', '<iframe width="800">', '', [320, 768]],
    [
      'fixedAttribute',
      '<img src=a.svg width="800" height="1">',
      'img, video { max-width: 100% }',
      undefined,
    ],
    [
      'fixedAttribute',
      '<img src=a.svg width="800" height="1">',
      ':where(img,video) { max-width: 100% }',
      undefined,
    ],
    [
      'fixedAttribute',
      '<img src=a.svg width="800" height="1">',
      '.post img { max-width: 100% }',
      [320, 768],
    ],
    ['fixedAttribute', '<table width="100%">', '', undefined],
    ['table', '<table><tr><td>1<td>2<td>3<td>4</table>', '', [320]],
    ['table', '<table><tr><td colspan=9></table>', '', [320]],
    ['table', '<table><tr><td>1<td>2<tr><td>1<td>2<td>3<td>4</table>', '', undefined],
    [
      'table',
      '<div style="overflow-x:auto"><table><tr><td>1<td>2<td>3<td>4</table></div>',
      '',
      undefined,
    ],
    [
      'table',
      '<div class="x y"><table><tr><td>1<td>2<td>3<td>4</table></div>',
      'main > .x { overflow: auto }',
      undefined,
    ],
    [
      'table',
      '<table><tr><td>1<td>2<td>3<td>4</table>',
      'table { display: block; overflow-x: auto }',
      undefined,
    ],
    ['imageOneSize', '<img src="a.jpg" width="900" height="1">', '', [320, 768]],
    ['imageOneSize', '<picture><source srcset="b.avif"><img src="a.jpg"></picture>', '', undefined],
    [
      'imageOneSize',
      '<img src="a.svg"><img src="data:x"><img src="a.png" width=100><template><img src="a.jpg"></template>',
      '',
      undefined,
    ],
    ['imageNoSizes', '<img srcset="a.jpg 1w, b.jpg 2w">', '', [320, 768]],
    ['imageNoSizes', '<img srcset="a.jpg 1x, b.jpg 2x">', '', undefined],
    ['imageNoDimensions', '<img src="a.jpg" width="1">', '', [320, 768, 1280]],
  ])('%s in %s', (kind, body, css, widths) =>
    expect(found(judge(kind === 'lang' ? body : GOOD + body, css + ASKS), kind)?.widths).toEqual(
      widths,
    ),
  )

  test('links to style sheets, the base and its own styles', () => {
    const page = inspect({
      act: 'read',
      html: '<base href="/x/"><link rel="preload stylesheet" href="a.css" media="print"><link rel="alternate stylesheet" href="b.css"><link rel=icon href=c><style>a{}</style><noscript><link rel=stylesheet href=d.css></noscript>',
    }) as PageRead
    expect(page).toMatchObject({
      base: '/x/',
      sheets: [{ href: 'a.css', media: 'print' }],
      styles: [{ css: 'a{}' }],
    })
  })
})

const MEGABYTE = 1024 * 1024
const fill = (part: string) => part.repeat(Math.ceil(MEGABYTE / part.length))

describe('a hostile page', () => {
  test.each([
    fill('<div>'),
    fill('<p><b><i>'),
    fill('<table>'),
    fill('<table><tr><td>'),
    fill('<'),
    fill('<a '),
    fill('<a b='),
    fill('<!--'),
    fill('&amp;'),
    fill('\0'),
    fill('<style>'),
    fill('</p>'),
    `${fill('<div>').slice(0, MEGABYTE / 2)}${fill('</b>').slice(0, MEGABYTE / 2)}`,
    `<img srcset="${fill(' 1w,')}">`,
    `<div style="${fill('a{')}">`,
    `<div class="${fill('a ')}">`,
    `<html lang="${fill('x')}">`,
  ])('%#: of %.20j ends', async (html) => {
    const page = await runInWorker(
      'app/tools/responsive-checker/inspect.worker.js',
      { act: 'read', html },
      { timeout: 6000 },
    ).catch(({ reason }) => reason as string)
    expect(page === 'time' || page === 'memory' || typeof page === 'object').toBe(true)
  })

  test.each([
    fill('a{'),
    fill('a{}'),
    fill('a{width:900px}'),
    fill('a,'),
    fill(':hover a,'),
    fill('a:hover b{opacity:1}'),
    fill('@media (min-width:1px){'),
    fill('@media (min-width:1px){}'),
    fill('('),
    fill('['),
    fill('"'),
    fill('/*'),
    fill(';'),
    fill('}'),
    fill('\\'),
    `a{${fill('width:900px;')}`,
    `a{width:${fill('calc(')}`,
    `a{grid-template-columns:${fill('repeat(9,')}`,
    `a{grid-template-columns:${fill('minmax(')}}`,
  ])('%#: with the styles %.30j ends', async (css) => {
    const page = inspect({ act: 'read', html: GOOD }) as PageRead
    const judged = await runInWorker(
      'app/tools/responsive-checker/inspect.worker.js',
      { act: 'judge', page, sheets: [{ source: '', line: 1, media: '', css }] },
      { timeout: 6000 },
    ).catch(({ reason }) => reason as string)
    expect(judged === 'time' || judged === 'memory' || typeof judged === 'object').toBe(true)
  })
})
