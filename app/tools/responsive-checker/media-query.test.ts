import { describe, expect, test } from 'vitest'
import { asksWidth, mediaApplies, pixelsOf } from './media-query.js'

describe('a media query applies at a width', () => {
  test.each<[string, number[]]>([
    ['', [320, 768, 1280]],
    ['(min-width: 768px)', [768, 1280]],
    ['(min-width:48em)', [768, 1280]],
    ['(max-width: 767.98px)', [320]],
    ['screen and (min-width: 20rem) and (max-width: 1024px)', [320, 768]],
    ['only screen and (max-device-width: 480px)', [320]],
    ['(max-width: 400px), (min-width: 1200px)', [320, 1280]],
    ['not screen and (min-width: 700px)', [320]],
    ['(width >= 768px)', [768, 1280]],
    ['(width<768px)', [320]],
    ['(400px <= width <= 1000px)', [768]],
    ['(1000px > width > 400px)', [768]],
    ['(768px = width)', [768]],
    ['(min-width: 1000px) or (max-width: 400px)', [320, 1280]],
    ['print', []],
    ['print and (max-width: 400px)', []],
    ['print, screen and (max-width: 400px)', [320]],
    ['(prefers-reduced-motion: reduce)', [320, 768, 1280]],
    ['(min-width: 700px) and (orientation: landscape)', [768, 1280]],
    ['(min-width: calc(1px * 900))', [320, 768, 1280]],
    ['((min-width: 900px))', [320, 768, 1280]],
    ['/* (min-width: 900px) */ (max-width: 400px)', [320]],
    ['constructor and (min-width: 1px)', []],
    ['(min-width: 1constructor)', [320, 768, 1280]],
  ])('%s', (query, widths) =>
    expect([320, 768, 1280].filter((width) => mediaApplies(query, width))).toEqual(widths),
  )

  test.each([
    '('.repeat(100_000),
    'a,'.repeat(100_000),
    ` ${'('.repeat(50_000)}width${')'.repeat(50_000)}`,
    'not '.repeat(50_000),
    `(width${' '.repeat(100_000)}<`,
  ])('without taking long over %.20j', (query) => {
    const begun = performance.now()
    mediaApplies(query, 320)
    asksWidth(query)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

test.each([
  ['0', 0],
  ['1200px', 1200],
  ['1.5em', 24],
  ['.5in', 48],
  ['12pt', 16],
  ['50%', null],
  ['100vw', null],
  ['auto', null],
  ['-1px', null],
  ['NaN', null],
  ['1e9px', null],
])('%s in pixels', (text, pixels) => expect(pixelsOf(text)).toBe(pixels))
