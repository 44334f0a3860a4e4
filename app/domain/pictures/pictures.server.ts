import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { createHash, randomUUID } from 'node:crypto'
import type { Sharp } from 'sharp'
import { after, HOUR } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { inPictureLane } from '~/platform/worker/picture-lane.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { FILE_TYPES, readFileType } from '../files/file-type.rules'
import { sweepLater } from '../files/uploads.server'
import { PICTURES, type PictureFolder, type PictureSize } from './picture.rules'

/** Whether a file was refused as a picture. */
export const isPictureRefusal = (error: unknown) =>
  isRefusal(error) && error.code.startsWith('picture.')

/** Pixels; a picture that unpacks to more is not opened. */
const MOST_PIXELS = 60_000_000
/** Bytes: a page has 60 KB for all that is seen first. */
const TARGET_BYTES = 45 * 1024
const QUALITIES = [60, 45, 32]

/**
 * What is made of the picture that was sent, upright and without what a camera or a program wrote
 * into it; one of more than `mostPixels` is not opened. Throws `picture.*`, and a WorkRefusedError when too many pictures wait.
 */
export async function makeOf(
  bytes: Uint8Array,
  make: (upright: Sharp, size: { width: number; height: number }) => Promise<Buffer>,
  mostPixels = MOST_PIXELS,
): Promise<Buffer> {
  const type = readFileType(bytes)
  if (type === null || type === FILE_TYPES.pdf) throw new DomainError('picture.type')
  if (bytes.byteLength > PICTURES.maxBytes) throw new DomainError('picture.tooLarge')
  const { default: sharp } = await import('sharp')
  try {
    return await inPictureLane(async () => {
      const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
      return make(upright, (await upright.metadata()).autoOrient)
    })
  } catch (error) {
    throw isRefusal(error) || error instanceof WorkRefusedError
      ? error
      : new DomainError('picture.broken')
  }
}

/** The picture cut to a size. Throws as `makeOf`. */
export const preparePicture = (bytes: Uint8Array, cutTo: PictureSize): Promise<Buffer> =>
  makeOf(bytes, async (upright, size) => {
    if (size.width < cutTo.width || size.height < cutTo.height)
      throw new DomainError('picture.tooSmall')
    const { default: sharp } = await import('sharp')
    const cut = await upright
      .resize({ ...cutTo, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    let packed = cut
    for (const quality of QUALITIES) {
      packed = await sharp(cut).avif({ quality, effort: 3 }).toBuffer()
      if (packed.byteLength <= TARGET_BYTES) break
    }
    return packed
  })

/**
 * Stores a prepared picture under a name of its own, made of its bytes, and returns its address;
 * what ends up in no row is removed again.
 */
export async function storePicture(folder: PictureFolder, picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 24)
  const name = `${hash}-${randomUUID().slice(0, 8)}.avif`
  await transaction((tx) => sweepLater(tx, [folder.keyOf(name)], after(HOUR)))
  await storage().put(folder.keyOf(name), picture, { contentType: 'image/avif' })
  return folder.addressOf(name)
}

/** Has a picture that no row shows any more removed. */
export async function sweepPicture(tx: Transaction, folder: PictureFolder, address: string | null) {
  const name = folder.nameOf(address ?? '')
  if (name) await sweepLater(tx, [folder.keyOf(name)], after(HOUR))
}
