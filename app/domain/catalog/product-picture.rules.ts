import { paths } from '~/paths'
import { pictureFolder } from '../pictures/picture.rules'

/** Every product has a picture of this size (app/storefront/product-image.tsx). */
export const PICTURE_SIZE = { width: 800, height: 600 }

export const PRODUCT_PICTURES = pictureFolder('products', paths.productPicture)
