import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.server'

test('an unpacked face is the same face, in a form that is not unpacked again', async () => {
  const woff = readFileSync('app/domain/invoices/fonts/noto-greek.woff')
  const unpacked = await unpackWoff(woff)
  expect(unpacked.readUInt32BE(0)).toBe(0x00010000)
  const [packed, face] = [create(woff) as Font, create(unpacked) as Font]
  const shape = (font: Font) =>
    font
      .layout('Γιώργος')
      .glyphs.map((glyph) => [glyph.id, glyph.advanceWidth, glyph.path.commands])
  expect(shape(face)).toEqual(shape(packed))
})
