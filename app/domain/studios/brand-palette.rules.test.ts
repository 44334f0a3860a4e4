import { describe, expect, test } from 'vitest'
import { contrastOf } from './contrast.rules'
import { brandPalettes, readHex, type Palette, type PaletteName } from './brand-palette.rules'

const SOFT: PaletteName[] = ['canal-soft', 'success-soft', 'warning-soft', 'danger-soft']
const GROUNDS: PaletteName[] = ['ground', 'surface', 'surface-raised', 'brick', ...SOFT]
const TEXTS: PaletteName[] = ['ink', 'ink-soft', 'canal', 'success', 'warning', 'danger']

const ratio = (palette: Palette, one: PaletteName, other: PaletteName) =>
  contrastOf(readHex(palette[one])!, readHex(palette[other])!)

/** A few hundred pairs spread over the cube of colors, its corners and middle among them. */
function* brands() {
  const levels = ['00', '40', '7f', '80', 'bf', 'ff']
  const colors = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  )
  for (const [index, ground] of colors.entries())
    for (const step of [1, 37, 101])
      yield { ground, accent: colors[(index * step) % colors.length]! }
}

describe('the colors of a shop front', () => {
  test('can be read in both themes, whatever the studio chose', () => {
    for (const { ground, accent } of brands()) {
      for (const [theme, palette] of Object.entries(brandPalettes(accent, ground))) {
        const told = `${accent} on ${ground}, ${theme}`
        for (const text of TEXTS)
          for (const on of GROUNDS)
            expect(ratio(palette, text, on), `${text} on ${on}: ${told}`).toBeGreaterThanOrEqual(
              4.5,
            )
        for (const part of ['line-strong', 'focus'] as const)
          for (const on of GROUNDS)
            expect(ratio(palette, part, on), `${part} on ${on}: ${told}`).toBeGreaterThanOrEqual(3)
        for (const button of ['lantern', 'lantern-strong'] as const)
          expect(ratio(palette, 'on-lantern', button), told).toBeGreaterThanOrEqual(4.5)
        expect(ratio(palette, 'on-danger', 'danger'), told).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('keep what the studio chose, in the theme that it belongs to', () => {
    expect(brandPalettes('#9a3412', '#fbf6ec').light).toMatchObject({
      ground: '#fbf6ec',
      lantern: '#9a3412',
    })
    expect(brandPalettes('#ffd166', '#101820').dark).toMatchObject({
      ground: '#101820',
      lantern: '#ffd166',
    })
  })

  test.each([
    '',
    null,
    'red',
    '#fff',
    '#12345g',
    'url(javascript:alert(1))',
    '#112233;}body{display:none',
  ])('are the neutral ones for %j', (hostile) => {
    expect(brandPalettes(hostile, hostile)).toEqual(brandPalettes(null, null))
  })
})
