import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  answerSharingPicture,
  cutForSharing,
} from '~/routes/resources/_area/sharing-pictures.server'
import { findShownPicture } from './page.server'

/** The picture of a service or a project as a shared link shows it. */
export async function loader({ params: { folder = '', name = '' } }: LoaderFunctionArgs) {
  return answerSharingPicture(`${folder}/${name}`, async () => {
    const source = name.endsWith('.jpg')
      ? await findShownPicture(folder, name.slice(0, -'.jpg'.length))
      : null
    return source && cutForSharing(source)
  })
}
