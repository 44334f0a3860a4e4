import { SECOND } from '~/platform/clock'

/** What pictures of pixels are made into, in the order in which a browser is offered them. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** The names of the formats are the same everywhere. */
export const IMAGE_KIND_NAMES = {
  avif: 'AVIF',
  webp: 'WebP',
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  svg: 'SVG',
} as const
export type ImageKind = keyof typeof IMAGE_KIND_NAMES
export const IMAGE_FILES: Record<ImageKind, { ending: string; type: string }> = {
  avif: { ending: 'avif', type: 'image/avif' },
  webp: { ending: 'webp', type: 'image/webp' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  gif: { ending: 'gif', type: 'image/gif' },
  svg: { ending: 'svg', type: 'image/svg+xml' },
}

export const MEGABYTE = 1_000_000
export const IMAGE_LIMITS = {
  files: 10,
  /** Bytes of one file, of one that is an SVG, and of all together. */
  bytes: 10 * MEGABYTE,
  svgBytes: 2 * MEGABYTE,
  allBytes: 25 * MEGABYTE,
  /** Pixels of a picture, of all frames of one that moves, and of what is made of it. */
  pixels: 40_000_000,
  madePixels: 12_000_000,
  frames: 500,
  /** Of one request: files times formats times widths. */
  results: 24,
  widths: 4,
  /** Pixels of a side; no WebP can have more. */
  side: 16_383,
  kilobytes: 10_000,
  /** Milliseconds for all pictures of a request, and for waiting until their turn comes. */
  time: 45 * SECOND,
  wait: 15 * SECOND,
  /** Bytes of results and comparisons that a page carries; the rest is in the archive. */
  pageBytes: 8 * MEGABYTE,
}

export const USUAL_QUALITY: Record<ImageFormat, number> = { avif: 55, webp: 78, jpeg: 78, png: 100 }
const USUAL_FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'jpeg']

export interface ImageSettings {
  formats: ImageFormat[]
  /** 1 to 100; a PNG of 100 loses nothing, of less it has fewer colors. */
  quality: Record<ImageFormat, number>
  /**
   * The most that one file may have, in thousands of bytes; the quality is lowered until it fits.
   */
  kilobytes: Record<ImageFormat, number | null>
  /** Pixels; none: as wide as it is. */
  widths: number[]
  height: number | null
  /** All of the picture within width and height, or cut so that it fills them. */
  fit: 'inside' | 'cover'
  /** A profile that is wider than sRGB stays, or its colors are moved into sRGB. */
  color: 'keep' | 'srgb'
}

export const qualityField = (format: ImageFormat) => `${format}-quality`
export const kilobytesField = (format: ImageFormat) => `${format}-kb`

/** The fields as they were typed, by name. */
export type TypedImageSettings = Record<string, string>
export type ImageSettingsProblem =
  'noFormat' | 'quality' | 'kilobytes' | 'widths' | 'tooManyWidths' | 'height' | 'cover'

type Said = {
  get: (name: string) => unknown
  getAll: (name: string) => unknown[]
  has: (name: string) => boolean
}

const text = (said: Said, name: string) => {
  const value = said.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 60) : ''
}

/** A whole number between both; null for an empty text, NaN for any other. */
function whole(typed: string, least: number, most: number): number | null {
  if (typed === '') return null
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : NaN
  return number >= least && number <= most ? number : NaN
}

function readWidths(typed: string): number[] {
  const parts = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => whole(part.replace(/(px|w)$/i, ''), 1, IMAGE_LIMITS.side) ?? NaN)
  return [...new Set(parts)].sort((one, other) => one - other)
}

/** Reads a query or a form: what was typed, what it means, and per field what is wrong with it. */
export function readImageSettings(said: Said): {
  typed: TypedImageSettings
  settings: ImageSettings
  problems: { field: string; problem: ImageSettingsProblem }[]
} {
  const problems: { field: string; problem: ImageSettingsProblem }[] = []
  const typed: TypedImageSettings = {}
  const number = (field: string, problem: ImageSettingsProblem, least: number, most: number) => {
    typed[field] = text(said, field)
    const read = whole(typed[field], least, most)
    if (!Number.isNaN(read)) return read
    problems.push({ field, problem })
    return null
  }
  const chosen =
    said.has('sent') || said.has('make')
      ? IMAGE_FORMATS.filter((format) => said.getAll('make').join().split(',').includes(format))
      : USUAL_FORMATS
  const each = <Value>(read: (format: ImageFormat) => Value) =>
    Object.fromEntries(IMAGE_FORMATS.map((format) => [format, read(format)])) as Record<
      ImageFormat,
      Value
    >
  const quality = each(
    (format) => number(qualityField(format), 'quality', 1, 100) ?? USUAL_QUALITY[format],
  )
  const kilobytes = each((format) =>
    number(kilobytesField(format), 'kilobytes', 1, IMAGE_LIMITS.kilobytes),
  )
  typed.widths = text(said, 'widths')
  const widths = readWidths(typed.widths)
  const height = number('height', 'height', 1, IMAGE_LIMITS.side)
  const fit = said.get('fit') === 'cover' ? 'cover' : 'inside'
  if (chosen.length === 0) problems.push({ field: 'make', problem: 'noFormat' })
  if (widths.some(Number.isNaN)) problems.push({ field: 'widths', problem: 'widths' })
  else if (widths.length > IMAGE_LIMITS.widths)
    problems.push({ field: 'widths', problem: 'tooManyWidths' })
  if (fit === 'cover' && (widths.length === 0 || height === null) && problems.length === 0)
    problems.push({ field: widths.length === 0 ? 'widths' : 'height', problem: 'cover' })
  return {
    typed,
    settings: {
      formats: [...chosen],
      quality,
      kilobytes,
      widths,
      height,
      fit,
      color: said.get('color') === 'srgb' ? 'srgb' : 'keep',
    },
    problems,
  }
}

/** The query that sets the form so, with nothing in it that is as usual. */
export function imageSettingsQuery({
  formats,
  quality,
  kilobytes,
  widths,
  height,
  fit,
  color,
}: ImageSettings): Record<string, string | number | undefined> {
  const usual = formats.join() === USUAL_FORMATS.join()
  return {
    make: usual ? undefined : formats.join(),
    ...Object.fromEntries(
      IMAGE_FORMATS.filter((format) => quality[format] !== USUAL_QUALITY[format]).map((format) => [
        qualityField(format),
        quality[format],
      ]),
    ),
    ...Object.fromEntries(
      IMAGE_FORMATS.map((format) => [kilobytesField(format), kilobytes[format] ?? undefined]),
    ),
    widths: widths.join(' '),
    height: height ?? undefined,
    fit: fit === 'inside' ? undefined : fit,
    color: color === 'keep' ? undefined : color,
  }
}
