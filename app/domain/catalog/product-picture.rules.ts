import { paths } from '../../paths'

/** Every product has a picture of this size (app/ui/shop/product-image.tsx). */
export const PICTURE_SIZE = { width: 800, height: 600 }

const MEGABYTE = 1024 * 1024

export const PICTURES = { megabytes: 10, maxBytes: 10 * MEGABYTE }

export type PictureRefusal = 'none' | 'type' | 'tooLarge' | 'tooSmall' | 'broken'

const FOLDER = 'products'
const NAME = /^[0-9a-f]{24}-[0-9a-f]{8}\.avif$/

/** Where the picture of this name is stored. */
export const pictureKey = (name: string) => `${FOLDER}/${name}`

export function isPictureName(name: string) {
  return NAME.test(name)
}

/** The address that rows have for what is stored under a key; null for a key that holds no product's picture. */
export function pictureAddress(storageKey: string): string | null {
  const [folder, name = ''] = storageKey.split('/')
  return folder === FOLDER && isPictureName(name) ? paths.productPicture(name) : null
}

/** The name of a stored picture out of its address; null for the pictures that are files of the site. */
export function pictureNameOf(address: string): string | null {
  const name = address.split('/').at(-1) ?? ''
  return isPictureName(name) && address === paths.productPicture(name) ? name : null
}
