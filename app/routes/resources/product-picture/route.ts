import type { LoaderFunctionArgs } from '@remix-run/node'
import { PRODUCT_PICTURES } from '~/domain/catalog/product-picture.rules'
import { answerPicture } from '~/routes/resources/_area/public-picture.server'

/** The picture of a product. */
export async function loader({ params: { name = '' } }: LoaderFunctionArgs) {
  return answerPicture(PRODUCT_PICTURES, name)
}
