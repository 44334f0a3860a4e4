import type { ProductStatus } from '../ground/machines.rules'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { partOf } from '~/platform/paging'
import { readRowNumber } from '~/platform/row-id'
import { fold } from '~/platform/words'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { languageStates } from './product-gaps.rules'
import { listSource } from '~/domain/ground/list-source'
import { onceFor } from '~/domain/ground/once-for.rules'
import { productsFilter, type ProductsFilter } from './product-list.rules'
import { findProducts, readOwnProducts, type StoredProduct } from './product-store.server'

/** The names of products in any language, whatever their case and accents. */
const namesOf = onceFor(
  (products: readonly StoredProduct[], _all: null) =>
    new Map(
      products.map(({ id, translations, slug }) => [
        id,
        fold([slug, ...translations.map(({ name }) => name)].join('\n')),
      ]),
    ),
)

function toRow(product: StoredProduct, language: Language) {
  const { id, status, category, platform, price, image, updatedAt } = product
  const states = languageStates(product)
  return {
    ...{ id, status: status as ProductStatus, category, platform, price, image, updatedAt },
    name: pickTranslation(product.translations, language).name,
    unwritten: states
      .filter(({ words, steps, addOns }) => words !== 'whole' || steps + addOns > 0)
      .map((state) => state.language),
  }
}

type Order = (one: StoredProduct, other: StoredProduct) => number

function byName(language: Language): Order {
  const { compare } = new Intl.Collator(language)
  const name = ({ translations }: StoredProduct) => pickTranslation(translations, language).name
  return (one, other) => compare(name(one), name(other)) || one.id - other.id
}

const ORDERS: Record<ProductsFilter['sort'], (language: Language) => Order> = {
  newest: () => (one, other) => other.id - one.id,
  oldest: () => (one, other) => one.id - other.id,
  changed: () => (one, other) =>
    other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id,
  name: byName,
}

const inOrder = Object.fromEntries(
  productsFilter.sorts.map((sort) => [
    sort,
    onceFor((products: readonly StoredProduct[], language: Language) =>
      [...products].sort(ORDERS[sort](language)),
    ),
  ]),
) as Record<
  ProductsFilter['sort'],
  (products: readonly StoredProduct[], language: Language) => StoredProduct[]
>

async function find(
  { q, status, category, sort }: ProductsFilter,
  language: Language,
): Promise<StoredProduct[]> {
  const products = await readOwnProducts()
  const words = fold(q).split(/\s+/).filter(Boolean)
  const isNamed = ({ id }: StoredProduct) =>
    words.every((word) => namesOf(products, null).get(id)!.includes(word))
  return inOrder[sort](products, language).filter(
    (product) =>
      (status === null || product.status === status) &&
      (category === null || product.category === category) &&
      isNamed(product),
  )
}

const PRODUCTS_SIZE = 12

/** The studio's products in any status; prices are integer cents. */
export const studioProducts = listSource({
  filter: productsFilter,
  readId: readRowNumber,
  size: PRODUCTS_SIZE,
  open: async (filter, language) => {
    const found = await find(filter, language)
    return async (part) => partOf(found, part).map((product) => toRow(product, language))
  },
})

/** How many of them a filter lets through. */
export const countStudioProducts = async (filter: ProductsFilter) =>
  (await find(filter, FALLBACK_LANGUAGE)).length

/** The studio's products among some ids, with their names; ids of nothing are left out. */
export async function nameProducts(ids: number[], language: Language) {
  const products = await findProducts({
    where: { id: { in: ids }, studioId: OWN_STUDIO_ID },
    orderBy: { id: 'desc' },
  })
  return products.map(({ id, translations }) => ({
    id,
    name: pickTranslation(translations, language).name,
  }))
}
