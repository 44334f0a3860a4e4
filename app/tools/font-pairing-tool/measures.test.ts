import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  drawingOf as draw,
  fontOf,
  LETTERS,
  LETTER_SIZE,
  measureFamily,
} from '../../../tests/fonts/measure'
import { drawingOf, FAMILIES, findFamily } from './families.server'
import { WEIGHTS } from './family.rules'

const FOLDER = join('public', 'fonts', 'pairing')

describe('the families', () => {
  it('are at least forty, open, each with its files and its licence', () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(40)
    expect(readdirSync(FOLDER).sort()).toEqual(FAMILIES.map(({ id }) => id).sort())
    for (const { id, licence, files } of FAMILIES) {
      expect(readdirSync(join(FOLDER, id)).sort(), id).toEqual(
        [...files.map(({ name }) => name), 'LICENSE.txt'].sort(),
      )
      const text = readFileSync(join(FOLDER, id, 'LICENSE.txt'), 'utf8')
      expect(text, id).toContain(
        licence === 'OFL-1.1' ? 'SIL OPEN FONT LICENSE Version 1.1' : 'Apache License',
      )
    }
  })

  it('take up no more than four megabytes', () => {
    expect(
      FAMILIES.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0),
    ).toBeLessThan(4_000_000)
  })

  it('have a drawn name each', () => {
    const sprite = readFileSync('app/tools/font-pairing-tool/names.svg', 'utf8')
    expect([...sprite.matchAll(/ id="([\w-]+)"/g)].map((match) => match[1]).sort()).toEqual(
      FAMILIES.map(({ id }) => id).sort(),
    )
  })

  it.each(['__proto__', 'constructor', 'toString', '../inter', 'inter/../lora', '', 'Inter'])(
    '%j is none of them',
    (id) => {
      expect(findFamily(id)).toBeNull()
    },
  )
})

describe('what was measured', () => {
  it.each([
    'inter',
    'lora',
    'roboto-slab',
    'arvo',
    'bebas-neue',
    'bodoni-moda',
    'source-code-pro',
    'cormorant-garamond',
  ])('%s is what its files say', (id) => {
    const { name: _, class: __, id: ___, ...kept } = findFamily(id)!
    expect(measureFamily(id)).toEqual(kept)
    for (const weight of WEIGHTS)
      if (kept.faces[weight])
        expect(drawingOf({ id }, weight)).toEqual(draw(fontOf(id, weight), LETTERS, LETTER_SIZE))
  })

  it('covers every family with figures that can be', () => {
    for (const { id, faces, files } of FAMILIES) {
      expect(
        files.every(({ name }) => existsSync(join(FOLDER, id, name))),
        id,
      ).toBe(true)
      for (const face of Object.values(faces)) {
        const { xHeight, capHeight, width, stem, thin, contrast, ascent, descent, unitsPerEm } =
          face
        expect(xHeight > 0.3 && xHeight <= capHeight && capHeight < 1, id).toBe(true)
        expect(width > 0.25 && width < 0.7 && stem > 0.04 && stem < 0.3, id).toBe(true)
        expect(thin > 0.005 && thin <= stem * 1.1 && contrast > 0 && contrast <= 1, id).toBe(true)
        expect((ascent - descent) / unitsPerEm, id).toBeGreaterThan(0.9)
      }
    }
  })

  // @capsizecss/metrics 4.0.0: units per em, ascent, descent, cap height, x-height and average
  // width of Latin text.
  it.each([
    ['inter', 2048, 1984, -494, 1490, 1118, 978],
    ['roboto', 2048, 1900, -500, 1456, 1082, 911],
    ['lora', 1000, 1006, -274, 700, 500, 468],
    ['open-sans', 2048, 2189, -600, 1462, 1096, 960],
    ['merriweather', 2000, 1968, -546, 1486, 1111, 970],
    ['playfair-display', 1000, 1082, -251, 708, 514, 452],
    ['roboto-slab', 2048, 2146, -555, 1456, 1082, 972],
  ])(
    '%s has its published metrics',
    (id, unitsPerEm, ascent, descent, capHeight, xHeight, width) => {
      const face = findFamily(id)!.faces[400]!
      const scale = face.unitsPerEm
      expect(Math.abs(face.ascent / scale - ascent / unitsPerEm)).toBeLessThan(0.001)
      expect(Math.abs(face.descent / scale - descent / unitsPerEm)).toBeLessThan(0.001)
      expect(Math.abs(face.capHeight - capHeight / unitsPerEm)).toBeLessThan(0.002)
      expect(Math.abs(face.xHeight - xHeight / unitsPerEm)).toBeLessThan(0.002)
      expect(Math.abs(face.width - width / unitsPerEm)).toBeLessThan(0.001)
    },
  )

  it('finds a thin o thin, and an even one even', () => {
    const contrast = (id: string) => findFamily(id)!.faces[400]!.contrast
    expect(contrast('bodoni-moda')).toBeLessThan(0.25)
    expect(contrast('jost')).toBeGreaterThan(0.85)
    expect(contrast('lora')).toBeGreaterThan(contrast('playfair-display'))
  })

  it('says which letters are missing', () => {
    expect(findFamily('arvo')!.missing).toMatch(/ą.*ł.*ż/)
    expect(FAMILIES.filter(({ missing }) => missing).map(({ id }) => id)).toEqual(['arvo'])
  })
})
