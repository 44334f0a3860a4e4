import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContrast } from './check-contrast.server'
import { apcaOf, differenceOf, layOver, lightnessScale, readColor, writeLike } from './color.server'
import {
  BLACK,
  contrastOf,
  hexOf,
  luminanceOf,
  STEPS,
  WHITE,
  type Rgb,
} from '~/domain/studios/contrast.rules'
import { nearestPassing } from './nearest.server'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(channel, channel, channel)
const seen = (css: string, below: Rgb = WHITE) => hexOf(layOver(readColor(css)!, below))

describe('a color', () => {
  it.each([
    ['RebeccaPurple', '#663399'],
    ['#abc', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['#abcdef', '#abcdef'],
    [' #ABCDEF ', '#abcdef'],
    ['rgb(10%, 20%, 30%)', '#1a334d'],
    ['rgb(1 2 3)', '#010203'],
    ['rgba(1,2,3,1)', '#010203'],
    ['rgb(300 -5 0)', '#ff0000'],
    ['rgb(none 0 0)', '#000000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
    ['hwb(0 0% 0%)', '#ff0000'],
    ['lab(100% 0 0)', '#ffffff'],
    ['lch(0% 0 0)', '#000000'],
    ['oklab(1 0 0)', '#ffffff'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
    ['color(srgb 1 0 0)', '#ff0000'],
    ['color(srgb-linear 1 1 1)', '#ffffff'],
    ['color(display-p3 1 1 1)', '#ffffff'],
    ['color(rec2020 0 0 0)', '#000000'],
    ['color(xyz 0 0 0)', '#000000'],
  ])('%s is %s', (css, hex) => expect(seen(css)).toBe(hex))

  it('is mixed with what it lies over', () => {
    expect(seen('#00000080')).toBe('#7f7f7f')
    expect(seen('#00000080', BLACK)).toBe('#000000')
    expect(seen('rgb(255 0 0 / 50%)')).toBe('#ff8080')
    expect(seen('transparent', [1, 2, 3])).toBe('#010203')
  })

  it.each([
    ['color(display-p3 1 0 0)', '#ff0000'],
    ['color(display-p3 0 1 0)', '#00ff00'],
    ['color(rec2020 0 1 0)', '#00ff00'],
    ['oklch(55% 0.2 250)', '#0071df'],
    ['oklch(70% 0.4 150)', '#00d600'],
    ['lab(60% 80 -90)', '#d148ff'],
    ['oklch(110% 0.1 20)', '#ffe5e3'],
    ['lab(120% 80 80)', '#ffb365'],
    ['lch(-5% 30 30)', '#2b0000'],
    ['color-mix(in oklch longer hue, red, blue)', '#009300'],
  ])('outside of sRGB, %s is %s, as Chromium paints it on an sRGB display', (css, hex) => {
    expect(readColor(css)!.outside).toBe(true)
    expect(seen(css)).toBe(hex)
  })

  it('is outside of sRGB only where it is', () => {
    for (const css of [
      'color(display-p3 0.5 0.5 0.5)',
      '#0f0',
      'rgb(300 0 0)',
      'oklch(50% -0.1 20)',
    ])
      expect(readColor(css)!.outside).toBe(false)
  })

  it.each([
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb, red 30%, blue)', '#4d00b3'],
    ['color-mix(in oklab, red, blue)', '#8c53a2'],
    ['color-mix(red, blue)', '#8c53a2'],
    ['color-mix(in lab, white, black 20%)', '#c6c6c6'],
    ['color-mix(in srgb, red 20%, blue 20%)', '#cc99cc'],
    ['color-mix(in xyz, peru 40%, palegoldenrod)', '#e2c88c'],
    ['color-mix(in hwb, red, blue)', '#ff00ff'],
    ['color-mix(in display-p3, red, lime)', '#b4961a'],
    ['color-mix(in hsl, hsl(120deg 10% 20%) 25%, hsl(30deg 30% 40%))', '#706a43'],
    ['color-mix(in oklab, #0a6b68 50%, transparent)', '#84b5b4'],
  ])('mixed as %s is %s, as Chromium paints it on white', (css, hex) => expect(seen(css)).toBe(hex))

  it('is written again as it was typed, where that is the very same', () => {
    expect(writeLike('oklch(55% 0.2 250)', [0, 91, 159])).toBe('oklch(46.42% 0.1317 250.1)')
    expect(writeLike('HSL(1, 2%, 3%)', [0, 91, 159])).toBe('hsl(205.7 100% 31.18%)')
    for (const css of [
      'red',
      '#123',
      'rgb(1 2 3)',
      'color(display-p3 1 0 0)',
      'color-mix(in oklch, red, blue)',
    ])
      expect(writeLike(css, [1, 2, 3])).toBe('#010203')
    fc.assert(
      fc.property(color, fc.constantFrom('oklch(', 'hsl(', 'lab('), (rgb, typed) => {
        expect(seen(writeLike(typed, rgb))).toBe(hexOf(rgb))
      }),
    )
  })

  it.each([
    '',
    ' ',
    'nocolor',
    'constructor',
    '__proto__',
    'toString',
    'inherit',
    'currentcolor',
    'CanvasText',
    '#12',
    '#12345',
    '#ggg',
    '####',
    'rgb()',
    'rgb(1)',
    'rgb(1 2)',
    'hsl(a b c)',
    'rgb(calc(1+1) 0 0)',
    'oklch(NaN 0 0)',
    'oklch(calc(NaN) 0 0)',
    'oklch(infinity 0 0)',
    'color(srgb 1e400 0 0)',
    'rgb(((1 2 3)))',
    `${'rgb('.repeat(20)}1`,
    'color(--hsv 1 2 3)',
    'color(hct 1 2 3)',
    'color-mix(in srgb, red)',
    'color-mix(in sand, red, blue)',
    'color-mix(in srgb shorter hue, red, blue)',
    'color-mix(in srgb, red 20% 30%, blue)',
    'color-mix(in srgb, red -10%, blue)',
    'color-mix(in srgb, red, blue, lime)',
    'var(--ink)',
    'url(x)',
    'red;}',
    '<script>',
    'hsv(1 2 3)',
  ])('is not %j', (text) => expect(readColor(text)).toBeNull())

  it('is a color or none, whatever is typed', () => {
    const number = fc.oneof(
      fc.double(),
      fc.constantFrom('none', 'NaN', 'infinity', '1e308', '-1e9', '50%', '1turn'),
    )
    const css = fc
      .tuple(
        fc.constantFrom('rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'),
        fc.constantFrom('', 'srgb ', 'display-p3 ', 'xyz '),
        number,
        number,
        number,
      )
      .map(([name, space, ...values]) => `${name}(${space}${values.join(' ')})`)
    fc.assert(
      fc.property(fc.oneof(css, fc.string({ maxLength: 100 })), (text) => {
        const read = readColor(text)
        const values = read ? layOver(read, WHITE) : []
        expect(values, text).toHaveLength(read ? 3 : 0)
        expect(
          values.filter((value) => !Number.isInteger(value) || value < 0 || value > 255),
          text,
        ).toEqual([])
      }),
      { numRuns: 400 },
    )
    const part = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.constantFrom('lab', 'oklab', 'color'), part, part, part, (name, ...parts) => {
        expect(
          readColor(
            `${name}(${name === 'color' ? 'srgb ' : ''}${parts.map((one) => `${one}%`).join(' ')})`,
          ),
        ).not.toBeNull()
      }),
    )
  })
})

describe('APCA', () => {
  it.each([
    ['#888', '#fff', 63.056469930209424],
    ['#fff', '#888', -68.54146436644962],
    ['#000', '#aaa', 58.146262578561334],
    ['#aaa', '#000', -56.24113336839742],
    ['#112233', '#ddeeff', 91.66830811481631],
    ['#ddeeff', '#112233', -93.06770049484275],
    ['#112233', '#444', 8.32326136957393],
    ['#444', '#112233', -7.526878460278154],
  ])('gives %s on %s its published Lc', (text, background, lc) => {
    const [letters, ground] = [
      layOver(readColor(text)!, WHITE),
      layOver(readColor(background)!, WHITE),
    ]
    expect(apcaOf(letters, ground)).toBeCloseTo(lc, 5)
  })
})

describe('the nearest color that passes', () => {
  it('passes, and one a little nearer on its side does not', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(...STEPS), (rgb, other, step) => {
        fc.pre(contrastOf(rgb, other) < step)
        const found = nearestPassing(rgb, other, step)
        if (!found)
          return void expect(
            Math.max(contrastOf(BLACK, other), contrastOf(WHITE, other)),
          ).toBeLessThan(step)
        expect(contrastOf(found, other)).toBeGreaterThanOrEqual(step)
        const [{ lightness, at }, end] = [lightnessScale(rgb), lightnessScale(found).lightness]
        const nearer = end + Math.sign(lightness - end) * 0.02
        const isBetween = (lightness - nearer) * (lightness - end) > 0
        // Near black a display has fewer steps than that: it is the same color then.
        if (isBetween && hexOf(at(nearer)) !== hexOf(found))
          expect(contrastOf(at(nearer), other)).toBeLessThan(step)
        const far = luminanceOf(found) > luminanceOf(other) ? BLACK : WHITE
        if (contrastOf(far, other) < step) return
        expect(differenceOf(rgb, found)).toBeLessThanOrEqual(differenceOf(rgb, far) + 1e-9)
      }),
      { numRuns: 150 },
    )
  })

  it('goes the shorter way, and keeps the hue', () => {
    expect(nearestPassing([119, 119, 119], WHITE, 4.5)).toEqual([118, 118, 118])
    const teal = nearestPassing([10, 150, 140], WHITE, 4.5)!
    expect(luminanceOf(teal)).toBeLessThan(luminanceOf([10, 150, 140]))
    expect(teal[2]).toBeGreaterThan(teal[0])
  })
})

describe('a check', () => {
  it('has an example before anything is asked', () => {
    const { pair, palette, problems } = checkContrast({})
    expect(problems).toEqual({})
    expect(pair!.ratio).toBeGreaterThan(4.5)
    expect(pair!.suggestions.map(({ step }) => step)).toEqual([7])
    expect(palette).toBeNull()
  })

  it('lays the text over the background, and the background over the base', () => {
    const query = { text: '#00000080', background: '#ffffff80', base: 'black' }
    const { pair } = checkContrast(query)
    expect([hexOf(pair!.background.rgb), hexOf(pair!.text.rgb)]).toEqual(['#808080', '#404040'])
    expect(hexOf(checkContrast({ ...query, base: '#0d1d26' }).pair!.background.rgb)).toBe('#868e93')
    expect(hexOf(checkContrast({ ...query, base: ' ' }).pair!.background.rgb)).toBe('#ffffff')
    expect(checkContrast({ ...query, base: 'plaid', palette: 'red, blue' })).toMatchObject({
      problems: { base: { problem: 'unknown' } },
      pair: null,
      palette: null,
    })
  })

  it('knows the ratio on a display of Display P3, where that is another', () => {
    const { pair } = checkContrast({ text: 'color(display-p3 1 0 0)', background: '#fff' })
    expect(pair!.ratio).toBeCloseTo(3.998, 2)
    expect(pair!.wideRatio).toBeCloseTo(1.05 / (0.22897 + 0.05), 3)
    expect(checkContrast({ text: 'red', background: '#fff' }).pair!.wideRatio).toBeNull()
    expect(
      checkContrast({ text: 'color(display-p3 1 0 0 / 50%)', background: '#fff' }).pair!.wideRatio,
    ).toBeNull()
  })

  it('says of each field what is wrong, and answers the rest', () => {
    expect(checkContrast({ text: '', background: 'x'.repeat(101) })).toMatchObject({
      problems: { text: { problem: 'missing' }, background: { problem: 'tooLong' } },
      pair: null,
    })
    expect(checkContrast({ text: 'blurple', palette: 'red, blurple' })).toMatchObject({
      problems: { text: { problem: 'unknown' }, palette: { problem: 'unknown', entry: 'blurple' } },
    })
    const { pair, problems } = checkContrast({ text: '#000', palette: 'red' })
    expect(problems).toEqual({ palette: { problem: 'tooFew' } })
    expect(pair!.text.css).toBe('#000')
    expect(checkContrast({ palette: Array(13).fill('red').join() }).problems.palette).toEqual({
      problem: 'tooMany',
    })
    expect(checkContrast({ palette: Array(10_000).fill('red').join() }).problems.palette).toEqual({
      problem: 'tooLong',
    })
  })
})
