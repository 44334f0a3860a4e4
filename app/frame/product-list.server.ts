import { BASE_CURRENCY } from '~/domain/catalog/catalog.rules'
import { isProductStatus, PRODUCT_STATUSES, type ProductStatus } from '~/domain/catalog/product-editing.rules'
import { listStudioProducts } from '~/domain/catalog/product-list.server'
import { categoryName } from '~/domain/catalog/product-view.server'
import { readSearch } from '~/domain/content/search.rules'
import { paths } from '~/paths'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readPlace } from '~/platform/paging'


type Row = Awaited<ReturnType<typeof listStudioProducts>>['rows'][number]

function toRow({ id, name, image, category, platform, status, price, unwritten, updatedAt }: Row, language: Language) {
  return {
    ...{ id, name, image, category, status },
    href: paths.adminProduct(id),
    kind: `${categoryName(category, translator(language, 'shop'))} · ${platform}`,
    price: formatMoney(price, BASE_CURRENCY, language),
    unwritten: unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
    changed: formatDate(updatedAt, language),
  }
}

/** The list of the studio's products that an address asks for, ready to read. */
export async function loadProductList(query: URLSearchParams, language: Language) {
  const t = translator(language, 'products')
  const q = readSearch(query.get('q'))
  const asked = query.get('status')
  const status: ProductStatus | null = isProductStatus(asked) ? asked : null
  const { rows, before, after, count } = await listStudioProducts({ q, status, place: readPlace(query), language })
  const hrefOf = (place: { before?: number; after?: number }) => paths.adminArea('products', { q, status: status ?? undefined, ...place })
  return {
    title: t('list.title'),
    lead: t('list.lead'),
    q,
    statuses: { name: 'status', label: t('list.status'), value: status, options: PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })) },
    filtered: q !== '' || status !== null,
    products: rows.map((row) => toRow(row, language)),
    count,
    pages: { previousHref: before === null ? null : hrefOf({ before }), nextHref: after === null ? null : hrefOf({ after }) },
  }
}
