import { readFileSync, existsSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { ASKED } from '../../app/tools/font-pairing-tool/letters.rules'
import {
  type Face,
  type FontFile,
  type MeasuredFamily,
  type Subset,
  SUBSETS,
  WEIGHTS,
} from '../../app/tools/font-pairing-tool/family.rules'
import { projectRoot } from '../setup/migrate'
import frequencies from './letter-frequencies.json'
import { contoursOf, crossings, pathData, ringThickness, type Point } from './outline'

const folder = join(projectRoot, 'public/fonts/pairing')
const fileName = (id: string, subset: Subset, weight: number) =>
  `${id}-${subset}-${weight}-normal.woff2`

/** The bytes of one face's file; null for a weight or a subset that the family does not have. */
function readFace(id: string, subset: Subset, weight: number): Uint8Array | null {
  const file = join(folder, id, fileName(id, subset, weight))
  return existsSync(file) ? readFileSync(file) : null
}

const glyph = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!)

/**
 * Widths of letters and spaces, weighted by how often English text has them (@capsizecss/unpack's
 * table, MIT).
 */
function averageWidth(font: Font): number {
  return Object.entries(frequencies).reduce(
    (sum, [letter, share]) => sum + glyph(font, letter).advanceWidth * share,
    0,
  )
}

/**
 * The thinnest and the thickest part of the ring of the small o. Throws for an o that is no ring.
 */
function ringOf(font: Font) {
  const contours = contoursOf(glyph(font, 'o').path.commands)
  if (contours.length !== 2)
    throw new Error(`the o of ${font.familyName} has ${contours.length} contours`)
  const width = (contour: (typeof contours)[number]) =>
    Math.max(...contour.map(([x]) => x)) - Math.min(...contour.map(([x]) => x))
  const [inner, outer] = contours.sort((one, other) => width(one) - width(other))
  const thickness = ringThickness(inner!, outer!)
  return { thin: Math.min(...thickness), thick: Math.max(...thickness) }
}

/** The stem of the small l, half way up. */
function stemOf(font: Font): number {
  const { commands, bbox } = glyph(font, 'l').path
  const [left, right] = crossings(contoursOf(commands), (bbox.minY + bbox.maxY) / 2)
  return right! - left!
}

/**
 * Letters of a drawing, one after the other, in thousandths of the size, with what they take up.
 */
export function drawingOf(font: Font, text: string, size = 1000) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let right = 0
  let end: Point = [0, 0]
  const parts = glyphs.map((drawn, index) => {
    const part = pathData(
      drawn.path.commands,
      scale,
      right + positions[index]!.xOffset * scale,
      end,
    )
    right += positions[index]!.xAdvance * scale
    end = part.end
    return part.path
  })
  return { path: parts.join(''), width: Math.round(right) }
}

function measureFace(font: Font): Face {
  const em = (value: number) => Math.round((value / font.unitsPerEm) * 10_000) / 10_000
  const { thin, thick } = ringOf(font)
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    lineGap: font.lineGap,
    xHeight: em(glyph(font, 'x').path.bbox.maxY),
    capHeight: em(glyph(font, 'H').path.bbox.maxY),
    width: em(averageWidth(font)),
    stem: em(stemOf(font)),
    thin: em(thin),
    contrast: Math.round((thin / thick) * 1000) / 1000,
  }
}

/** A family as its files have it: figures, files, and what is missing of the letters asked for. */
export function measureFamily(id: string): MeasuredFamily {
  const files: FontFile[] = []
  const faces: MeasuredFamily['faces'] = {}
  const fonts: Font[] = []
  for (const weight of WEIGHTS) {
    for (const subset of SUBSETS) {
      const bytes = readFace(id, subset, weight)
      if (!bytes) continue
      const font = create(bytes)
      files.push({
        name: fileName(id, subset, weight),
        subset,
        weight,
        bytes: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
      })
      if (subset === 'latin') faces[weight] = measureFace(font)
      if (weight === 400) fonts.push(font)
    }
  }
  const missing = ASKED.filter(
    (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
  ).join('')
  const licence = readFileSync(join(folder, id, 'LICENSE.txt'), 'utf8').includes(
    'SIL OPEN FONT LICENSE',
  )
    ? 'OFL-1.1'
    : 'Apache-2.0'
  return { licence, missing, faces, files }
}

/**
 * The letters that heights, strokes and stems are measured on, in half thousandths: as fine as a
 * drawing shows.
 */
export const LETTERS = 'Hxol'
export const LETTER_SIZE = 500

export const fontOf = (id: string, weight: 400 | 700) => create(readFace(id, 'latin', weight)!)
