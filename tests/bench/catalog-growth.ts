import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import {
  FEW,
  growCatalog,
  LAST_SERVICE,
  MANY,
  RARE,
  type Amounts,
  type Grown,
} from './grown-catalog'
import type { Growth, GrowthPage } from './growth'
import { signInAdmin } from './subjects'

/** What lists, searches or sums up the services, as somebody sees it for whom no page is kept. */
const pages: GrowthPage<Grown>[] = [
  { path: () => paths.home(), shows: 'h1' },
  { path: () => paths.shop(), shows: 'h1' },
  { path: () => paths.shop({ category: 'UX', sort: 'price-up' }), shows: '/shop/product/1' },
  {
    path: () => paths.shop({ sort: 'newest', min: '2000', max: '5000' }),
    shows: '/shop/product/1',
  },
  { path: () => paths.shop({ q: RARE }), shows: RARE },
  { path: () => paths.shop({ q: 'nothing like it' }), shows: 'h1' },
  { path: ({ productId }) => paths.shop({ after: productId - 50 }), shows: 'h1' },
  { path: ({ productId }) => paths.product(productId), shows: LAST_SERVICE },
  { path: () => paths.about(), shows: 'h1' },
  { path: () => paths.features(), shows: 'h1' },
  { path: () => paths.approaches(), shows: 'h1' },
  { path: () => paths.freelancers(), shows: 'h1' },
  { path: () => adminPaths.area('products'), shows: LAST_SERVICE },
  { path: () => adminPaths.area('products', { sort: 'name' }), shows: 'h1' },
  { path: () => adminPaths.area('products', { q: RARE, status: 'published' }), shows: RARE },
  { path: ({ productId }) => adminPaths.product(productId), shows: LAST_SERVICE },
]

export const catalogGrowth: Growth<Amounts, Grown> = {
  title: `A catalog of ${MANY.products} services beside one of ${FEW.products}`,
  amounts: { few: FEW, many: MANY },
  grow: growCatalog,
  signIn: signInAdmin,
  pages,
}
