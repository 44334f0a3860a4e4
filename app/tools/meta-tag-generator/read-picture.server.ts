import { SECOND } from '~/platform/clock'
import { pictureTurns } from '~/tools/_area/picture-turns.server'
import { pictureKind, PICTURE_TYPES, type PictureKind } from './picture.rules'

/** Pixels; a picture that unpacks to more is measured by its header and not drawn. */
const MOST_PIXELS = 50_000_000
/**
 * Of the small picture that the previews show, in px; the page carries it, so it has to be light.
 */
const THUMBNAIL = { width: 560, height: 560 }
const QUALITY = 62
/** Seconds. */
const DRAWING_TIME = 5

export interface ReadPicture {
  kind: PictureKind
  /** Upright, in px. */
  width: number
  height: number
  bytes: number
  /** A small one of the same shape, as a data: address; null when it cannot be drawn. */
  thumbnail: string | null
}

/**
 * What a file is that was found where a picture should be: `svg`, no picture (`other`), or one that
 * cannot be read (`broken`).
 */
export async function readPicture(
  file: Uint8Array,
  bytes = file.byteLength,
): Promise<ReadPicture | { refused: 'svg' | 'other' | 'broken' }> {
  const kind = pictureKind(file)
  if (kind === null || kind === 'svg') return { refused: kind ?? 'other' }
  const { default: sharp } = await import('sharp')
  try {
    const {
      autoOrient: { width, height },
    } = await sharp(file, { limitInputPixels: false, failOn: 'none' }).metadata()
    const drawn = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'none' })
      .autoOrient()
      .resize({ ...THUMBNAIL, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
    const thumbnail =
      width * height > MOST_PIXELS
        ? null
        : await pictureTurns
            .take(DRAWING_TIME * SECOND, () =>
              drawn.webp({ quality: QUALITY }).timeout({ seconds: DRAWING_TIME }).toBuffer(),
            )
            .then(
              (small) => `data:image/webp;base64,${small.toString('base64')}`,
              () => null,
            )
    return { kind, width, height, bytes, thumbnail }
  } catch {
    return { refused: 'broken' }
  }
}

export const pictureType = ({ kind, width, height }: ReadPicture) => ({
  type: PICTURE_TYPES[kind],
  width,
  height,
})
