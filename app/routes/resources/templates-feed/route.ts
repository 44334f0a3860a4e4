import type { LoaderFunctionArgs } from '@remix-run/node'
import { templatesFeed } from '~/routes/resources/_area/feeds.server'
import { atomResponse } from '~/platform/http/atom.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** New templates of the community as an Atom feed. */
export async function loader({ request }: LoaderFunctionArgs) {
  return atomResponse(request, await templatesFeed(await getLanguage(request)))
}
