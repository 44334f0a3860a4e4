import type { LoaderFunctionArgs } from '@remix-run/node'
import { isPictureSize, sizeKey } from '~/domain/files/picture-size.rules'
import { getSharedPicture } from '~/domain/files/shared-pictures.server'
import { orNotFound } from '~/shell/answers.server'
import { answerPicture } from '~/routes/resources/_area/private-picture.server'
import { asAnyOf, requireSides } from '~/routes/resources/_area/sides.server'
import { notFound } from '~/platform/http/answers.server'

/** A picture of a design or a preview in one of its sizes; 404 for whoever may not see it. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', size = '' } = args.params
  if (size !== 'original' && !isPictureSize(size)) throw notFound()
  const sides = await requireSides(args)
  const { storageKey, sha256 } = await orNotFound(
    asAnyOf(sides, (reader) => getSharedPicture(reader, id)),
  )
  return answerPicture(
    args.request,
    size === 'original' ? storageKey : sizeKey(storageKey, size),
    `"${sha256}-${size}"`,
  )
}
