import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily } from './families.server'
import { type Pair } from './score.rules'
import { snippetOf } from './snippet.rules'
import { familySheet, filesOf, firstBytes, previewSheet, takenSheet } from './style-sheet.rules'

const pairOf = (heading: string, body: string, weight: 400 | 700 = 700): Pair => ({
  heading: findFamily(heading)!,
  body: findFamily(body)!,
  weight,
  headingSize: 44,
  bodySize: 18,
})
const check = (css: string) =>
  transform({ filename: 'x.css', code: Buffer.from(css), errorRecovery: false })
const count = (css: string, part: string) => css.split(part).length - 1

describe('a style sheet', () => {
  it('is CSS, whatever the pair', () => {
    for (const [index, heading] of FAMILIES.entries()) {
      const body = FAMILIES[(index * 7 + 3) % FAMILIES.length]!
      for (const weight of [400, 700] as const) {
        const pair = pairOf(heading.id, body.id, weight)
        for (const css of [
          takenSheet(pair),
          previewSheet(pair, { faces: true }),
          familySheet(heading),
        ])
          expect(check(css).warnings).toEqual([])
      }
    }
  })

  it('of a pair has its files, fallbacks, custom properties and rules', () => {
    const css = takenSheet(pairOf('playfair-display', 'inter'))
    expect(count(css, "format('woff2')")).toBe(6)
    expect(css).toContain(
      "src: url('./playfair-display/playfair-display-latin-700-normal.woff2') format('woff2');",
    )
    expect(css).toContain(
      "--font-heading: 'Playfair Display', 'Playfair Display Fallback', 'Times New Roman', serif;",
    )
    expect(css).toContain("--font-text: 'Inter', 'Inter Fallback', Arial, sans-serif;")
    expect(css).toContain('size-adjust: 107.09%')
    expect(css).toContain('U+0100-02BA')
  })

  it('of one family for both has each file once', () => {
    const pair = pairOf('inter', 'inter')
    expect(count(takenSheet(pair), "format('woff2')")).toBe(4)
    expect(filesOf(pair)).toHaveLength(1)
    expect(firstBytes(pair)).toBeGreaterThan(firstBytes(pairOf('inter', 'inter', 400)))
  })

  it('of the preview has two faces of two families, or none', () => {
    const css = previewSheet(pairOf('playfair-display', 'inter'), { faces: true })
    expect(count(css, "format('woff2')")).toBe(4)
    expect(css).toMatch(
      /url\('\/fonts\/pairing\/inter\/inter-latin-400-normal\.woff2\?v=[\da-f]{8}'\)/,
    )
    expect(previewSheet(pairOf('playfair-display', 'inter'), { faces: false })).not.toContain(
      'url(',
    )
  })

  it('does without a weight that is not there', () => {
    expect(takenSheet(pairOf('abril-fatface', 'anton'))).toContain('--weight-heading: 400;')
  })
})

it('a snippet loads the first files early, and lets no words become code', () => {
  const html = snippetOf(pairOf('lora', 'inter'), {
    title: '<script>alert("1")</script>',
    text: 'a & b',
  })
  expect(count(html, 'rel="preload"')).toBe(2)
  expect(html).toContain(
    '<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</h1>\n<p>a &amp; b</p>',
  )
})
