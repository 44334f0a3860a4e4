import { isPictureName, type PictureFolder } from '~/domain/pictures/picture.rules'
import { DAY, SECOND } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'
import { storage } from '~/platform/storage/storage.server'

const A_YEAR = (365 * DAY) / SECOND

/**
 * A stored picture of the shop window; its name is made of its bytes, so that it can be kept for
 * ever. Throws a 404.
 */
export async function answerPicture(folder: PictureFolder, name: string) {
  const file = isPictureName(name) ? await storage().get(folder.keyOf(name)) : null
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
