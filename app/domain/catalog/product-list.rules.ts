import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { CATEGORIES } from './catalog.rules'
import { PRODUCT_STATUSES } from './product-editing.rules'

export const PRODUCTS_PER_PAGE = 12

export const PRODUCT_SORTS = ['newest', 'oldest', 'name', 'changed'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What the studio's products are chosen by; `q` are words of the name. */
const list = listFilter(
  { q: readSearch, status: oneOf(PRODUCT_STATUSES), category: oneOf(CATEGORIES) },
  PRODUCT_SORTS,
)
export type ProductsFilter = FilterOf<typeof list>
export const { read: readProductsFilter, query: productsQuery, isNarrowed } = list
