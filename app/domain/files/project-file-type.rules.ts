import { readFileType, type FileType } from './file-type.rules'

const OFFICE = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const
const TEXT = { md: 'text/markdown', markdown: 'text/markdown', csv: 'text/csv' } as const
const PLAIN = 'text/plain'
const SVG = 'image/svg+xml'
const ZIP = 'application/zip'
/** Whatever the product does not show: kept as it is, and only ever sent as a download. */
export const OPAQUE = 'application/octet-stream'

export type ProjectFileType =
  | FileType
  | 'image/gif'
  | 'image/avif'
  | typeof SVG
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime'
  | 'font/woff'
  | 'font/woff2'
  | 'font/ttf'
  | 'font/otf'
  | typeof ZIP
  | typeof PLAIN
  | typeof OPAQUE
  | (typeof OFFICE)[keyof typeof OFFICE]
  | (typeof TEXT)[keyof typeof TEXT]

/**
 * How many bytes of a file are enough to tell its type; of a text all of it is looked at as it
 * comes.
 */
export const HEAD_LENGTH = 4096

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const STARTS: [string, ProjectFileType][] = [
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['wOFF', 'font/woff'],
  ['wOF2', 'font/woff2'],
  ['OTTO', 'font/otf'],
  ['\0\x01\0\0', 'font/ttf'],
]

/** The brands of the box that films and pictures of this family begin with (ISO/IEC 14496-12). */
const BRANDS: [RegExp, ProjectFileType][] = [
  [/^avi[fs]$/, 'image/avif'],
  [/^qt {2}$/, 'video/quicktime'],
  [/^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/, 'video/mp4'],
]

function readBinaryType(head: Uint8Array): ProjectFileType | null {
  const start = STARTS.find(([letters]) => latin(head, 0, letters.length) === letters)
  if (start) return start[1]
  if (latin(head, 4, 8) === 'ftyp')
    return BRANDS.find(([brand]) => brand.test(latin(head, 8, 12)))?.[1] ?? null
  return latin(head, 0, 4) === '\x1aE\xdf\xa3' && latin(head, 4, 64).includes('webm')
    ? 'video/webm'
    : null
}

function endingOf(name: string) {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/
const PROLOG =
  /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*|<!--[^]*?-->\s*|<!doctype\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/i
const MARKUP = /^(?:<\?(?:xml|php)|<!doctype|<!--|<[a-z][a-z0-9:-]*[\s/>])/i

/** What stands there, without the letter that the cut may have gone through. */
function readText(head: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return null
  }
}

/** Programs of Windows, Linux, macOS and Java, and shortcuts to them. */
const PROGRAMS = [
  'MZ',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  'L\0\0\0\x01\x14\x02\0',
]

const isProgram = (head: Uint8Array) =>
  PROGRAMS.some((letters) => latin(head, 0, letters.length) === letters)

/** A text, or an SVG drawing; other markup would be a page. */
function readTextType(head: Uint8Array, name: string): ProjectFileType | null {
  const text = readText(head)
  if (text === null || CONTROL.test(text)) return null
  const rest = text.replace(PROLOG, '')
  if (/^<svg[\s>]/i.test(rest)) return SVG
  if (MARKUP.test(rest)) return null
  const ending = endingOf(name)
  return Object.hasOwn(TEXT, ending) ? TEXT[ending as keyof typeof TEXT] : PLAIN
}

/**
 * The type of a file by its first bytes, null for a program, which is not kept; what the product
 * does not show is OPAQUE. Its name only tells apart what looks the same: office documents are
 * archives, tables are texts.
 */
export function readProjectFileType(head: Uint8Array, name: string): ProjectFileType | null {
  if (latin(head, 0, 4) === 'PK\x03\x04') {
    const ending = endingOf(name)
    return Object.hasOwn(OFFICE, ending) ? OFFICE[ending as keyof typeof OFFICE] : ZIP
  }
  const shown = readFileType(head) ?? readBinaryType(head)
  if (shown || isProgram(head)) return shown
  return readTextType(head, name) ?? OPAQUE
}

/** Whether all of the file has to be looked at before its type is sure. */
export function isText(type: string) {
  return type === SVG || type.startsWith('text/')
}

/** What may follow the first byte of a letter: how many bytes, and between which the next one is. */
function letterFrom(byte: number): readonly [left: number, from: number, to: number] | null {
  if (byte >= 0xc2 && byte <= 0xdf) return [1, 0x80, 0xbf]
  if (byte === 0xe0) return [2, 0xa0, 0xbf]
  if (byte === 0xed) return [2, 0x80, 0x9f]
  if (byte >= 0xe1 && byte <= 0xef) return [2, 0x80, 0xbf]
  if (byte === 0xf0) return [3, 0x90, 0xbf]
  if (byte === 0xf4) return [3, 0x80, 0x8f]
  return byte >= 0xf1 && byte <= 0xf3 ? [3, 0x80, 0xbf] : null
}

/** By byte below 0x80: whether it is a letter of a text. */
const IN_TEXT = Array.from({ length: 0x80 }, (_, code) => !CONTROL.test(String.fromCharCode(code)))

/**
 * Looks on at a text in UTF-8, piece by piece: false once it is none. By bytes, since to decode 10
 * MB takes a tenth of a second.
 */
export function watchText() {
  let [left, from, to] = [0, 0x80, 0xbf]
  return (piece: Uint8Array | null) => {
    if (!piece) return left === 0
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at]!
      if (left > 0) {
        if (byte < from || byte > to) return false
        ;[left, from, to] = [left - 1, 0x80, 0xbf]
      } else if (byte < 0x80) {
        if (!IN_TEXT[byte]) return false
      } else {
        const letter = letterFrom(byte)
        if (!letter) return false
        ;[left, from, to] = letter
      }
    }
    return true
  }
}

export type FileLook = 'image' | 'video' | 'pdf' | 'text' | 'font' | 'archive' | 'office' | 'other'

/** How a file is shown, and what kind of thing people call it. */
export function lookOf(type: string): FileLook {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('text/')) return 'text'
  if (type.startsWith('font/')) return 'font'
  if (type === 'application/pdf') return 'pdf'
  if (type === OPAQUE) return 'other'
  return type === ZIP ? 'archive' : 'office'
}
