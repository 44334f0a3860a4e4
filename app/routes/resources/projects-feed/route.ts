import type { LoaderFunctionArgs } from '@remix-run/node'
import { projectsFeed } from '~/routes/resources/_area/feeds.server'
import { atomResponse } from '~/platform/http/atom.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** New projects of the showcase as an Atom feed. */
export async function loader({ request }: LoaderFunctionArgs) {
  return atomResponse(request, await projectsFeed(await getLanguage(request)))
}
