import { createHash, randomUUID } from 'node:crypto'
import { paths } from '~/paths'
import { after, HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { FILE_TYPES, readFileType } from '../files/file-type.rules'
import { sweepLater, type Names } from '../files/uploads.server'
import { changeProduct, getStoredProduct, type Editor } from './product-editing.server'
import { pictureAddress, pictureKey, pictureNameOf, PICTURE_SIZE, PICTURES, type PictureRefusal } from './product-picture.rules'
import type { FormBase } from './product-editing.rules'
import type { ProductSection } from './product-sections.server'

/** Why a file cannot be a product's picture; the page says it in words. */
export class PictureError extends Error {
  name = 'PictureError'
  constructor(readonly reason: PictureRefusal) {
    super(reason)
  }
}

/** Pixels; a picture that unpacks to more is not opened. */
const MOST_PIXELS = 60_000_000
/** Bytes: a page has 60 KB for all that is seen first. */
const TARGET_BYTES = 45 * 1024
const QUALITIES = [60, 45, 32]

/** The pictures that products have, and those of what was bought, which an order keeps. */
export const pictureNames: Names = async (storageKey) => {
  const image = pictureAddress(storageKey)
  return image !== null && (await db.product.count({ where: { image } })) + (await db.orderLine.count({ where: { image } })) > 0
}

/** The section of the picture: its address is all that a form could show of it. */
export const PICTURE: ProductSection<{ image: string }> = {
  name: 'picture',
  schema: () => {
    throw new Error('a picture is read from its bytes')
  },
  read: ({ image }) => ({ image }),
  async write(tx, product, { image }) {
    const old = pictureNameOf(product.image)
    if (old) await sweepLater(tx, [pictureKey(old)], after(HOUR))
    await tx.product.update({ where: { id: product.id }, data: { image } })
  },
  outsideContract: ['image'],
}

/** The picture upright, without what the camera wrote into it, cut to the shape that all products have. Throws PictureError. */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  const type = readFileType(bytes)
  if (type === null || type === FILE_TYPES.pdf) throw new PictureError('type')
  if (bytes.byteLength > PICTURES.maxBytes) throw new PictureError('tooLarge')
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
    const { autoOrient: size } = await upright.metadata()
    if (size.width < PICTURE_SIZE.width || size.height < PICTURE_SIZE.height) throw new PictureError('tooSmall')
    const cut = await upright.resize({ ...PICTURE_SIZE, fit: 'cover' }).flatten({ background: '#ffffff' }).toColourspace('srgb').png().toBuffer()
    for (const quality of QUALITIES) {
      const packed = await sharp(cut).avif({ quality, effort: 3 }).toBuffer()
      if (packed.byteLength <= TARGET_BYTES || quality === QUALITIES.at(-1)) return packed
    }
    throw new PictureError('broken')
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('broken')
  }
}

/** Stores a prepared picture under a name of its own, made of its bytes; what ends up in no row is removed again. */
async function storePicture(picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 24)
  const name = `${hash}-${randomUUID().slice(0, 8)}.avif`
  await transaction((tx) => sweepLater(tx, [pictureKey(name)], after(HOUR)))
  await storage().put(pictureKey(name), picture, { contentType: 'image/avif' })
  return paths.productPicture(name)
}

/** Gives a product another picture; the old one goes, unless an order shows it. Throws PictureError, NotFoundError and EditConflictError. */
export async function changePicture(editor: Editor, id: number, bytes: Uint8Array, base: FormBase | null): Promise<void> {
  await getStoredProduct(id)
  const image = await storePicture(await preparePicture(bytes))
  await changeProduct(editor, id, { section: PICTURE, input: { image }, base })
}
