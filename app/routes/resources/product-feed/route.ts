import type { LoaderFunctionArgs } from '@remix-run/node'
import { merchantResponse } from '~/platform/http/merchant-feed.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ownProductFeed } from '~/routes/resources/_area/product-feeds.server'

/** Services and prices for programs that compare and sell. */
export async function loader({ request }: LoaderFunctionArgs) {
  return merchantResponse(request, await ownProductFeed(request, await getLanguage(request)))
}
