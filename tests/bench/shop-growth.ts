import { paths } from '../../app/paths'
import { shopFrontPaths } from '../../app/paths/shop-front'
import { FEW, growShops, LAST_SERVICE, MANY, type Amounts, type Grown } from './grown-shops'
import type { Growth, GrowthPage } from './growth'
import { fillCart } from './subjects'

/**
 * The shop front of one studio among the others, with a service of it in the cart, and what this
 * site shows of them all.
 */
const pages: GrowthPage<Grown>[] = [
  { path: ({ slug }) => shopFrontPaths.front(slug), shows: LAST_SERVICE },
  { path: ({ slug, productId }) => shopFrontPaths.product(slug, productId), shows: LAST_SERVICE },
  { path: ({ slug }) => shopFrontPaths.projects(slug), shows: 'h1' },
  { path: () => paths.studioStack(), shows: 'Studio 1' },
  { path: () => paths.shop(), shows: 'h1' },
  { path: () => paths.cart(), shows: LAST_SERVICE },
]

export const shopGrowth: Growth<Amounts, Grown> = {
  title: `A shop front on Studio Stack among ${MANY.studios} with ${MANY.products} services each beside one that is alone`,
  amounts: { few: FEW, many: MANY },
  grow: growShops,
  signIn: (origin, { slug, productId }) =>
    fillCart(origin, [shopFrontPaths.product(slug, productId)]),
  pages,
}
