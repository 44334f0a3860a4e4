import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { sentences, toSummary } from './catalog.server'
import { findProducts, type StoredProduct } from './product-store.server'
import { categoryName } from './product-view.server'

function toOffer(product: StoredProduct, language: Language) {
  const summary = toSummary(product, language)
  const { included } = pickTranslation(product.translations, language)
  const category = categoryName(summary.category, translator(language, 'shop'))
  return {
    ...summary,
    text: [category, summary.platform, summary.summary, summary.description, ...sentences(included)].join('\n'),
    speeds: product.deliverySpeeds.map(({ code, workingDays, surchargePercent }) => ({ code, workingDays, surchargePercent })),
    featuredPosition: product.featuredPosition,
    createdAt: product.createdAt,
  }
}

/** A service as the catalog filters, searches, sorts and shows it; `price` is integer US cents. */
export type CatalogOffer = ReturnType<typeof toOffer>

/** All that the studio sells, ready to be filtered. */
export async function listOffers(language: Language): Promise<CatalogOffer[]> {
  const products = await findProducts({ where: { studioId: OWN_STUDIO_ID, status: 'published' }, orderBy: { id: 'asc' } })
  return products.map((product) => toOffer(product, language))
}
