import type { Sharp } from 'sharp'
import type { ImageFormat, ImageSettings } from './image.rules'
import {
  ImageRefusedError,
  keepsProfile,
  refusalOf,
  source,
  type OpenPicture,
} from './open-picture.server'
import type { PictureBox } from './picture-box.rules'
import { fitQuality, type Fitting } from './quality-search.rules'

/** What no color shows through is laid on. */
const PAPER = '#ffffff'

const lossless = async (picture: Sharp) => {
  const tries = [
    await picture.clone().png({ compressionLevel: 9 }).toBuffer(),
    await picture.clone().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
  ]
  return tries[0]!.byteLength <= tries[1]!.byteLength ? tries[0]! : tries[1]!
}

/** Efforts are moderate: more of it takes several times as long for a few per cent. */
const ENCODERS: Record<ImageFormat, (picture: Sharp, quality: number) => Promise<Buffer>> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 3 }).toBuffer(),
  webp: (picture, quality) => picture.webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
  jpeg: (picture, quality) =>
    picture.flatten({ background: PAPER }).jpeg({ quality, mozjpeg: true }).toBuffer(),
  png: (picture, quality) =>
    quality === 100
      ? lossless(picture)
      : picture.png({ palette: true, quality, effort: 3, compressionLevel: 9 }).toBuffer(),
}

/**
 * A prepared picture as a file of a format, at most as large as was asked for. Throws
 * ImageRefusedError.
 */
export async function encode(
  prepared: Buffer,
  picture: OpenPicture,
  format: ImageFormat,
  settings: ImageSettings,
  deadline: number,
): Promise<Fitting<Buffer>> {
  const isLate = () => Date.now() > deadline
  const once = async (quality: number) => {
    if (isLate()) throw new ImageRefusedError('time')
    const opened = await source(prepared)
    return ENCODERS[format](
      keepsProfile(picture, settings) ? opened.keepIccProfile() : opened,
      quality,
    )
  }
  const kilobytes = settings.kilobytes[format]
  try {
    return await fitQuality(
      once,
      settings.quality[format],
      kilobytes === null ? null : kilobytes * 1000,
      isLate,
    )
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A picture that moves, as a WebP that moves. Throws ImageRefusedError. */
export async function encodeAnimation(
  bytes: Uint8Array,
  box: PictureBox,
  settings: ImageSettings,
  deadline: number,
): Promise<Fitting<Buffer>> {
  const isLate = () => Date.now() > deadline
  const once = async (quality: number) => {
    if (isLate()) throw new ImageRefusedError('time')
    const sized = (await source(bytes, true)).resize({
      ...box,
      fit: settings.fit === 'cover' ? 'cover' : 'fill',
    })
    return sized.webp({ quality, effort: 3 }).toBuffer()
  }
  const kilobytes = settings.kilobytes.webp
  try {
    return await fitQuality(
      once,
      settings.quality.webp,
      kilobytes === null ? null : kilobytes * 1000,
      isLate,
    )
  } catch (error) {
    throw refusalOf(error)
  }
}
