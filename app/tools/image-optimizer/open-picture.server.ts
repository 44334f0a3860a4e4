import type { Metadata, Sharp } from 'sharp'
import { readExif, type PictureStory } from './exif.rules'
import { isSrgb, readProfileName } from './icc.rules'
import { IMAGE_LIMITS, type ImageKind, type ImageSettings } from './image.rules'
import { readImageKind } from './kind.rules'
import type { PictureBox } from './picture-box.rules'
import type { WorkRefusal } from '~/platform/worker/work-refused'

export type ImageRefusal =
  | 'empty'
  | 'type'
  | 'heic'
  | 'apng'
  | 'tooLarge'
  | 'svgTooLarge'
  | 'tooManyPixels'
  | 'tooManyFrames'
  | 'broken'
  | 'entities'
  | WorkRefusal

/** Why nothing is made of a file; the page says it in words. */
export class ImageRefusedError extends Error {
  name = 'ImageRefusedError'
  constructor(readonly reason: ImageRefusal) {
    super(reason)
  }
}

/** Of one step of the library; it stops between two pieces of a picture. */
const STEP = { seconds: 20 }
/** What a library of pictures says of the pixels that it does not open. */
const FLOOD = /pixel limit|dimensions? .*(exceed|limit)|too large/i

/** A picture that was looked at, but not unpacked. */
export interface OpenPicture {
  kind: Exclude<ImageKind, 'svg'>
  /** Upright, one frame of it. */
  natural: PictureBox
  frames: number
  /** It lay on its side, or was mirrored, and was only shown upright by what the camera wrote. */
  turned: boolean
  story: PictureStory
  /** Which blocks of descriptions are in it. */
  blocks: ('exif' | 'xmp' | 'iptc' | 'comments')[]
  profile: { name: string | null; wide: boolean } | null
  space: 'cmyk' | 'grey' | 'rgb'
  deep: boolean
  hasAlpha: boolean
}

async function loadSharp() {
  return (await import('sharp')).default
}

/** Opens the bytes of a picture with all limits. */
export async function source(bytes: Uint8Array, animated = false): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error', animated }).timeout(
    STEP,
  )
}

/** Says what a library throws at us in our words. */
export function refusalOf(error: unknown): ImageRefusedError {
  if (error instanceof ImageRefusedError) return error
  const said = String(error)
  if (FLOOD.test(said)) return new ImageRefusedError('tooManyPixels')
  return new ImageRefusedError(/timeout/i.test(said) ? 'time' : 'broken')
}

/** The kind of a file, when it is one that is read here. Throws ImageRefusedError. */
export function admit(bytes: Uint8Array): ImageKind {
  if (bytes.byteLength === 0) throw new ImageRefusedError('empty')
  if (bytes.byteLength > IMAGE_LIMITS.bytes) throw new ImageRefusedError('tooLarge')
  const kind = readImageKind(bytes)
  if (kind === null) throw new ImageRefusedError('type')
  if (kind === 'heic' || kind === 'apng') throw new ImageRefusedError(kind)
  if (kind === 'svg' && bytes.byteLength > IMAGE_LIMITS.svgBytes)
    throw new ImageRefusedError('svgTooLarge')
  return kind
}

function describe(kind: OpenPicture['kind'], said: Metadata): OpenPicture {
  const frames = said.pages ?? 1
  const name = said.icc ? readProfileName(said.icc) : null
  const space =
    said.space === 'cmyk'
      ? 'cmyk'
      : said.space === 'b-w' || said.space === 'grey16'
        ? 'grey'
        : 'rgb'
  const blocks = (['exif', 'xmp', 'iptc'] as const).filter((block) => said[block])
  return {
    ...{ kind, frames, space, hasAlpha: said.hasAlpha, turned: (said.orientation ?? 1) > 1 },
    natural: {
      width: said.autoOrient.width,
      height: frames > 1 ? (said.pageHeight ?? said.autoOrient.height) : said.autoOrient.height,
    },
    story: readExif(said.exif ?? new Uint8Array()),
    blocks: [...blocks, ...(said.comments?.length ? ['comments' as const] : [])],
    profile: said.icc ? { name, wide: space === 'rgb' && !isSrgb(name) } : null,
    deep: said.depth === 'ushort' || said.depth === 'float',
  }
}

/**
 * Looks at a picture without unpacking it. Throws ImageRefusedError for one that is too large for
 * that, or broken.
 */
export async function openPicture(
  bytes: Uint8Array,
  kind: OpenPicture['kind'],
): Promise<OpenPicture> {
  try {
    const picture = describe(kind, await (await source(bytes)).metadata())
    const { width, height } = picture.natural
    if (width * height > IMAGE_LIMITS.pixels) throw new ImageRefusedError('tooManyPixels')
    if (
      picture.frames > IMAGE_LIMITS.frames ||
      width * height * picture.frames > IMAGE_LIMITS.pixels
    )
      throw new ImageRefusedError('tooManyFrames')
    return picture
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Only a profile wider than sRGB is kept: what sRGB says is what a browser takes for granted. */
export const keepsProfile = (picture: OpenPicture, { color }: ImageSettings) =>
  color === 'keep' && picture.profile?.wide === true

/**
 * The picture upright in one size, with nothing in it but its pixels, and its profile where that is
 * kept.
 */
export async function prepare(
  bytes: Uint8Array,
  picture: OpenPicture,
  box: PictureBox,
  settings: ImageSettings,
): Promise<Buffer> {
  const sized = (await source(bytes))
    .autoOrient()
    .resize({ ...box, fit: settings.fit === 'cover' ? 'cover' : 'fill' })
  const colored = keepsProfile(picture, settings) ? sized.keepIccProfile() : sized
  try {
    return await colored.tiff({ compression: 'none' }).toBuffer()
  } catch (error) {
    throw refusalOf(error)
  }
}
