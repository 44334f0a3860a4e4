import type { LoaderFunctionArgs } from '@remix-run/node'
import { getDifference } from '~/domain/previews/comparison.server'
import { orNotFound } from '~/shell/answers.server'
import { answerPicture } from '~/routes/resources/_area/private-picture.server'
import { asAnyOf, requireSides } from '~/routes/resources/_area/sides.server'

/**
 * What changed between two versions of a preview, as a picture; 404 for whoever may not see both.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { before = '', after = '' } = args.params
  const sides = await requireSides(args)
  const { id, storageKey } = await orNotFound(
    asAnyOf(sides, (reader) => getDifference(reader, before, after)),
  )
  return answerPicture(args.request, storageKey, `"${id}"`)
}
