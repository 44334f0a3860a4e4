import type { LoaderFunctionArgs } from '@remix-run/node'
import { getDeliverable } from '~/domain/deliverables/deliverables.server'
import { orNotFound } from '~/shell/answers.server'
import { sendPack } from '~/order-room/deliverables/deliverables.server'
import { asAnyOf, requireSides } from '~/routes/resources/_area/sides.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** All files of a hand-over pack as one archive; 404 for whoever it is not for. */
export async function loader(args: LoaderFunctionArgs) {
  const sides = await requireSides(args)
  const pack = await orNotFound(
    asAnyOf(sides, (reader) => getDeliverable(reader, args.params.id ?? '')),
  )
  return sendPack(pack, await getLanguage(args.request))
}
