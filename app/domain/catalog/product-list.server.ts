import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readPage, rowsAt, type Place } from '~/platform/paging'
import { fold } from '~/platform/words'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import type { ProductStatus } from './product-editing.rules'
import { languageStates } from './product-gaps.rules'
import { PRODUCTS_PER_PAGE, type ProductsFilter, type ProductSort } from './product-list.rules'
import { findProducts, type StoredProduct } from './product-store.server'

/** Whether a product has the words in its name in any language, whatever their case and accents. */
function isNamed({ translations, slug }: StoredProduct, words: string[]) {
  const names = fold([slug, ...translations.map(({ name }) => name)].join('\n'))
  return words.every((word) => names.includes(word))
}

function toRow(product: StoredProduct, language: Language) {
  const { id, status, category, platform, price, image, updatedAt } = product
  const states = languageStates(product)
  return {
    ...{ id, status: status as ProductStatus, category, platform, price, image, updatedAt },
    name: pickTranslation(product.translations, language).name,
    unwritten: states.filter(({ words, steps, addOns }) => words !== 'whole' || steps + addOns > 0).map((state) => state.language),
  }
}
export type StudioProductRow = ReturnType<typeof toRow>

function inOrder(rows: StudioProductRow[], sort: ProductSort, language: Language) {
  if (sort === 'name') return rows.sort((a, b) => a.name.localeCompare(b.name, language) || a.id - b.id)
  if (sort === 'changed') return rows.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || b.id - a.id)
  return rows
}

/** All of the studio's products that a filter lets through, in its order: a studio has few, and the shop keeps them at hand. */
export async function findStudioProducts({ q, status, category, sort }: ProductsFilter, language: Language): Promise<StudioProductRow[]> {
  const where = { studioId: OWN_STUDIO_ID, status: status ?? undefined, category: category ?? undefined }
  const products = await findProducts({ where, orderBy: { id: sort === 'oldest' ? 'asc' : 'desc' } })
  const words = fold(q).split(/\s+/).filter(Boolean)
  return inOrder(products.filter((product) => isNamed(product, words)).map((product) => toRow(product, language)), sort, language)
}

/** A page of the studio's products in any status; `count` is how many there are on all pages. */
export async function listStudioProducts(filter: ProductsFilter, place: Place, language: Language) {
  const found = await findStudioProducts(filter, language)
  const page = await readPage(place, PRODUCTS_PER_PAGE, (at) => rowsAt(found, at, PRODUCTS_PER_PAGE))
  return { ...page, count: found.length }
}

/** The studio's products among some ids, with their names; ids of nothing are left out. */
export async function nameProducts(ids: number[], language: Language) {
  const products = await findProducts({ where: { id: { in: ids }, studioId: OWN_STUDIO_ID }, orderBy: { id: 'desc' } })
  return products.map(({ id, translations }) => ({ id, name: pickTranslation(translations, language).name }))
}
