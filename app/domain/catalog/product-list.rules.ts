import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { CATEGORIES, type Category } from './catalog.rules'
import { PRODUCT_STATUSES, type ProductStatus } from './product-editing.rules'

export const PRODUCTS_PER_PAGE = 12

export const PRODUCT_SORTS = ['newest', 'oldest', 'name', 'changed'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What the studio's products are chosen by; each part is also the name of a query parameter. */
export interface ProductsFilter {
  /** Words of the name. */
  q: string
  status: ProductStatus | null
  category: Category | null
  sort: ProductSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readProductsFilter(query: URLSearchParams): ProductsFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(PRODUCT_STATUSES, query.get('status')),
    category: readChoice(CATEGORIES, query.get('category')),
    sort: readChoice(PRODUCT_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function productsQuery({ q, status, category, sort }: ProductsFilter) {
  return { q: q || undefined, status: status ?? undefined, category: category ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, category }: ProductsFilter) => q !== '' || status !== null || category !== null
