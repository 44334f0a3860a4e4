/** The part of fontkit that the fonts are measured with. */
declare module 'fontkit' {
  interface Command {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  interface Glyph {
    id: number
    advanceWidth: number
    path: { commands: Command[]; bbox: { minX: number; minY: number; maxX: number; maxY: number } }
  }
  export interface Font {
    familyName: string
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    glyphForCodePoint(codePoint: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(file: Uint8Array): Font
}
