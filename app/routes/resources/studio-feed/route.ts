import type { LoaderFunctionArgs } from '@remix-run/node'
import { merchantResponse } from '~/platform/http/merchant-feed.server'
import { studioProductFeed } from '~/routes/resources/_area/product-feeds.server'
import { requireShopFront } from '~/routes/studiostack/_front/shop-front.server'

/** The services and prices of a studio on Studio Stack for programs that compare and sell. */
export async function loader(args: LoaderFunctionArgs) {
  const { front, language } = await requireShopFront(args)
  return merchantResponse(args.request, await studioProductFeed(args.request, front, language))
}
