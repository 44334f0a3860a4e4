import type { LoaderFunctionArgs } from '@remix-run/node'
import { findShopFront } from '~/domain/studios/shop-front.server'
import { notFound } from '~/platform/http/answers.server'
import { answerSharingPicture } from '~/routes/resources/_area/sharing-pictures.server'
import { drawStudio } from './page.server'

/** What a shared link to the shop front of a studio shows; of those that are open to all only. */
export async function loader({ params }: LoaderFunctionArgs) {
  const front = await findShopFront(params.studioSlug ?? '')
  if (!front) throw notFound()
  const look = [front.id, front.name, front.brandVersion, front.logoKey].join(' ')
  return answerSharingPicture(look, () => drawStudio(front))
}
