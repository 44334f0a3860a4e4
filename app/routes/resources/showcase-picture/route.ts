import type { LoaderFunctionArgs } from '@remix-run/node'
import { SHOWCASE_PICTURES } from '~/domain/curation/curation-picture.rules'
import { answerPicture } from '~/routes/resources/_area/public-picture.server'

/** The picture of a project or a template of the showcase, or the logo of a template's creator. */
export async function loader({ params: { name = '' } }: LoaderFunctionArgs) {
  return answerPicture(SHOWCASE_PICTURES, name)
}
