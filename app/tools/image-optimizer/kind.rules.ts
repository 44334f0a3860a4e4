import { FILE_TYPES, readFileType } from '~/domain/files/file-type.rules'
import { decodeText, markedEncoding } from '~/platform/decode-text'
import type { ImageKind } from './image.rules'

const KINDS = {
  [FILE_TYPES.jpeg]: 'jpeg',
  [FILE_TYPES.png]: 'png',
  [FILE_TYPES.webp]: 'webp',
} as const
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** How far into a text its first element is looked for; editors put remarks before it. */
const PROLOGUE = 4096

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Whether a PNG has frames: their chunk stands before the picture (PNG, 11.3.5). */
function isMovingPng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, at + 8)
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL'
  }
  return false
}

/** The brands of a file in boxes (ISO/IEC 14496-12), its own first. */
function brands(bytes: Uint8Array) {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const length = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    128,
    bytes.length,
  )
  const found = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) found.push(ascii(bytes, at, at + 4))
  return found
}

/**
 * What a file is by its bytes, whatever its name says: a picture that is read here, one that is
 * not, or none.
 */
export function readImageKind(bytes: Uint8Array): ImageKind | 'heic' | 'apng' | null {
  const type = readFileType(bytes)
  if (type === FILE_TYPES.png && isMovingPng(bytes)) return 'apng'
  if (type !== null) return type === FILE_TYPES.pdf ? null : KINDS[type]
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  const named = brands(bytes)
  if (named.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  if (named.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic'
  const mark = markedEncoding(bytes)
  const head = mark?.startsWith('utf-16')
    ? decodeText(bytes.subarray(0, 2 * PROLOGUE), mark)
    : ascii(bytes, 0, PROLOGUE)
  return /^(\xef\xbb\xbf)?\s*</.test(head) && /<([a-z]+:)?svg[\s>/]/i.test(head) ? 'svg' : null
}
