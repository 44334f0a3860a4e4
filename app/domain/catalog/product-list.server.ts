import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readPage, rowsAt, type Place } from '~/platform/paging'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import type { ProductStatus } from './product-editing.rules'
import { languageStates } from './product-gaps.rules'
import { findProducts, type StoredProduct } from './product-store.server'

export const PRODUCTS_PER_PAGE = 12

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a product has the words in its name in any language, whatever their case and accents. */
function isNamed({ translations, slug }: StoredProduct, words: string[]) {
  const names = plain([slug, ...translations.map(({ name }) => name)].join('\n'))
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

export interface ProductListQuery {
  /** Words of the name. */
  q: string
  status: ProductStatus | null
  place: Place
  language: Language
}

/** A page of the studio's products in any status, the newest first; `count` is how many there are on all pages. */
export async function listStudioProducts({ q, status, place, language }: ProductListQuery) {
  const products = await findProducts({ where: { studioId: OWN_STUDIO_ID, status: status ?? undefined }, orderBy: { id: 'desc' } })
  const words = plain(q).split(/\s+/).filter(Boolean)
  const found = products.filter((product) => isNamed(product, words))
  const page = await readPage(place, PRODUCTS_PER_PAGE, (at) => rowsAt(found, at, PRODUCTS_PER_PAGE))
  return { ...page, rows: page.rows.map((product) => toRow(product, language)), count: found.length }
}
