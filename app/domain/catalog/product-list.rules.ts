import { PRODUCT_STATUSES } from '../ground/machines.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { CATEGORIES } from './catalog.rules'

/** What the studio's products are chosen by; `q` are words of the name. */
export const productsFilter = listFilter(
  { q: readSearch, status: oneOf(PRODUCT_STATUSES), category: oneOf(CATEGORIES) },
  ['newest', 'oldest', 'name', 'changed'],
)
export type ProductsFilter = FilterOf<typeof productsFilter>
