import type { LoaderFunctionArgs } from '@remix-run/node'
import { getDeliverable } from '~/domain/deliverables/deliverables.server'
import { orNotFound } from '~/shell/answers.server'
import { sendDeliverable } from '~/order-room/deliverables/deliverables.server'
import { asAnyOf, requireSides } from '~/routes/resources/_area/sides.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** All files of a hand-over deliverable as one archive; 404 for whoever it is not for. */
export async function loader(args: LoaderFunctionArgs) {
  const sides = await requireSides(args)
  const deliverable = await orNotFound(
    asAnyOf(sides, (reader) => getDeliverable(reader, args.params.id ?? '')),
  )
  return sendDeliverable(deliverable, await getLanguage(args.request))
}
