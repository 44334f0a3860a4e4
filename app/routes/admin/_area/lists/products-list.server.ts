import { BASE_CURRENCY } from '~/domain/catalog/catalog.rules'
import { PRODUCT_ACTS } from '~/domain/catalog/product-acts.server'
import { productsQuery, readProductsFilter } from '~/domain/catalog/product-list.rules'
import { findStudioProducts, nameProducts } from '~/domain/catalog/product-list.server'
import { categoryName } from '~/domain/catalog/catalog-names'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readRowNumber } from '~/platform/row-id'
import { plainAmount, type AdminList } from './list'

const COLUMNS = [
  'name',
  'category',
  'platform',
  'status',
  'price',
  'currency',
  'unwritten',
  'changed',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const [t, shop] = [translator(language, 'products'), translator(language, 'shop')]
  for (const {
    name,
    category,
    platform,
    status,
    price,
    unwritten,
    updatedAt,
  } of await findStudioProducts(readProductsFilter(query), language)) {
    yield [
      name,
      categoryName(category, shop),
      platform,
      t(`status.${status}`),
      plainAmount(price),
      BASE_CURRENCY,
      unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
      formatIsoDay(updatedAt),
    ]
  }
}

/** The ids of products are numbers, which forms send as texts. */
function readId(value: string) {
  const id = readRowNumber(value)
  return id === null ? null : String(id)
}

export const productsList: AdminList = {
  readId,
  keep: (query) => productsQuery(readProductsFilter(query)),
  href: (query) => adminPaths.area('products', query),
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: PRODUCT_ACTS,
  firstIds: async (query, limit) =>
    (await findStudioProducts(readProductsFilter(query), 'en'))
      .slice(0, limit)
      .map(({ id }) => String(id)),
  called: async (ids, language) =>
    (await nameProducts(ids.map(Number), language)).map(({ id, name }) => ({
      id: String(id),
      name,
      href: adminPaths.product(id),
    })),
}
