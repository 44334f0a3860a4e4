import type { LoaderFunctionArgs } from '@remix-run/node'
import { isPictureName, pictureKey } from '~/domain/catalog/product-picture.rules'
import { DAY, SECOND } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'
import { storage } from '~/platform/storage/storage.server'

const A_YEAR = (365 * DAY) / SECOND

/** The picture of a product; its name is made of its bytes, so that it can be kept for ever. */
export async function loader({ params: { name = '' } }: LoaderFunctionArgs) {
  const file = isPictureName(name) ? await storage().get(pictureKey(name)) : null
  if (!file) throw notFound()
  return new Response(file.body, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
      'Cache-Control': `public, max-age=${A_YEAR}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
