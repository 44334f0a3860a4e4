/** Kinds of files that a shared link may have as its picture, told by their first bytes. */
export const PICTURE_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type PictureKind = keyof typeof PICTURE_TYPES

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * The kind of a picture by its first bytes, whatever its name and header say; `svg` is drawn by no
 * service, null is no picture.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | 'svg' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (latin(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89) return 'png'
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, 32))) return 'avif'
  return /<svg[\s>]/i.test(latin(bytes, 0, 1000)) ? 'svg' : null
}

const MEGABYTE = 1024 * 1024

/** What the services ask of a picture, in px and bytes. */
export const PICTURE_NEEDS = {
  /**
   * Meta for Developers, “Images in Link Shares”: at least 200 × 200, large from 600 × 315, best
   * from 1200 × 630, 1.91 : 1, at most 8 MB.
   */
  facebook: {
    least: { width: 200, height: 200 },
    large: { width: 600, height: 315 },
    best: { width: 1200, height: 630 },
    ratio: 1.91,
    bytes: 8 * MEGABYTE,
  },
  /**
   * developer.x.com, “Summary Card with Large Image”: at least 300 × 157 (144 × 144 for a summary),
   * at most 4096 × 4096 and 5 MB; JPG, PNG, WEBP or GIF.
   */
  x: {
    large: { width: 300, height: 157 },
    summary: { width: 144, height: 144 },
    most: 4096,
    bytes: 5 * MEGABYTE,
  },
} as const

/** How far from 1.91 : 1 a picture may be before its edges are cut off so that one sees it. */
const RATIO_TOLERANCE = 0.06

export const fitsRatio = (width: number, height: number) =>
  Math.abs(width / height / PICTURE_NEEDS.facebook.ratio - 1) <= RATIO_TOLERANCE
