import { db } from '~/platform/db/db.server'
import type { Names } from '../files/uploads.server'
import { preparePicture, storePicture, sweepPicture } from '../pictures/pictures.server'
import type { FormBase } from './product-editing.rules'
import { changeProduct, getStoredProduct, type Editor } from './product-editing.server'
import { PICTURE_SIZE, PRODUCT_PICTURES } from './product-picture.rules'
import type { ProductSection } from './product-sections.server'

/** The pictures that products have, and those of what was bought, which an order keeps. */
export const pictureNames: Names = async (storageKey) => {
  const image = PRODUCT_PICTURES.addressOfKey(storageKey)
  return (
    image !== null &&
    // eslint-disable-next-line no-restricted-syntax -- any studio’s product may show it
    (await db.product.count({ where: { image } })) +
      (await db.orderLine.count({ where: { image } })) >
      0
  )
}

/** The section of the picture: its address is all that a form could show of it. */
export const PICTURE: ProductSection<{ image: string }> = {
  name: 'picture',
  schema: () => {
    throw new Error('a picture is read from its bytes')
  },
  read: ({ image }) => ({ image }),
  async write(tx, product, { image }) {
    await sweepPicture(tx, PRODUCT_PICTURES, product.image)
    await tx.product.update({ where: { id: product.id }, data: { image } })
  },
  outsideContract: ['image'],
}

/**
 * Gives a product another picture; the old one goes, unless an order shows it. Throws `picture.*`,
 * `notFound` and `edit.conflict`.
 */
export async function changePicture(
  editor: Editor,
  id: number,
  bytes: Uint8Array,
  base: FormBase | null,
): Promise<void> {
  await getStoredProduct(id)
  const image = await storePicture(PRODUCT_PICTURES, await preparePicture(bytes, PICTURE_SIZE))
  await changeProduct(editor, id, { section: PICTURE, input: { image }, base })
}
