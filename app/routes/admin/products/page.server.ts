import { BASE_CURRENCY, CATEGORIES } from '~/domain/catalog/catalog.rules'
import { PRODUCT_STATUSES } from '~/domain/catalog/product-editing.rules'
import {
  isNarrowed,
  PRODUCT_SORTS,
  productsQuery,
  readProductsFilter,
  type ProductsFilter,
} from '~/domain/catalog/product-list.rules'
import { listStudioProducts, type StudioProductRow } from '~/domain/catalog/product-list.server'
import { categoryName } from '~/domain/catalog/catalog-names'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: ProductsFilter, place: Place = {}) =>
  adminPaths.area('products', { ...productsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: ProductsFilter, language: Language) {
  const [t, shop] = [translator(language, 'products'), translator(language, 'shop')]
  const [usual, ...sorts] = PRODUCT_SORTS
  return [
    {
      name: 'status',
      label: t('list.status'),
      value: filter.status,
      options: PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'category',
      label: t('list.category'),
      value: filter.category,
      options: CATEGORIES.map((value) => ({ value, label: categoryName(value, shop) })),
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`list.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort: the names from A to Z, and what was changed last first. */
function toSorting(filter: ProductsFilter) {
  return {
    name: {
      href: hrefOf({ ...filter, sort: 'name' }),
      direction: filter.sort === 'name' ? ('ascending' as const) : ('none' as const),
    },
    changed: {
      href: hrefOf({ ...filter, sort: 'changed' }),
      direction: filter.sort === 'changed' ? ('descending' as const) : ('none' as const),
    },
  }
}

function toRow(
  { id, name, image, category, platform, status, price, unwritten, updatedAt }: StudioProductRow,
  language: Language,
) {
  return {
    ...{ id: String(id), name, image, category, status },
    href: adminPaths.product(id),
    kind: `${categoryName(category, translator(language, 'shop'))} · ${platform}`,
    price: formatMoney(price, BASE_CURRENCY, language),
    unwritten: unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
    changed: formatDate(updatedAt, language),
  }
}

/**
 * The list of the studio's products that an address asks for, ready to read, and what an admin can
 * do with it.
 */
export async function loadProductList(query: URLSearchParams, adminId: number, language: Language) {
  const t = translator(language, 'products')
  const filter = readProductsFilter(query)
  const [{ rows, before, after, count }, tools] = await Promise.all([
    listStudioProducts(filter, readPlace(query), language),
    loadListTools('products', query, adminId),
  ])
  return {
    tools,
    title: t('list.title'),
    lead: t('list.lead'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    sorting: toSorting(filter),
    rows: rows.map((row) => toRow(row, language)),
    count,
    previousHref: before === null ? null : hrefOf(filter, { before }),
    nextHref: after === null ? null : hrefOf(filter, { after }),
  }
}
