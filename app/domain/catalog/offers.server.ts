import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { sentences, toSummary } from './catalog.server'
import { onceFor } from '~/domain/ground/once-for.rules'
import { readPublishedProducts, type StoredProduct } from './product-store.server'
import { categoryName } from './catalog-names'

function toOffer(product: StoredProduct, language: Language) {
  const summary = toSummary(product, language)
  const { included } = pickTranslation(product.translations, language)
  const category = categoryName(summary.category, translator(language, 'shop'))
  return {
    ...summary,
    text: [
      category,
      summary.platform,
      summary.summary,
      summary.description,
      ...sentences(included),
    ].join('\n'),
    speeds: product.deliverySpeeds.map(({ code, workingDays, surchargePercent }) => ({
      code,
      workingDays,
      surchargePercent,
    })),
    featuredPosition: product.featuredPosition,
    createdAt: product.createdAt,
  }
}

/** A service as the catalog filters, searches, sorts and shows it; `price` is integer US cents. */
export type CatalogOffer = ReturnType<typeof toOffer>

const offersOf = onceFor((products: readonly StoredProduct[], language: Language) =>
  products.map((product) => toOffer(product, language)),
)

/**
 * All that the studio sells, ready to be filtered: the same list as long as nothing has changed.
 */
export async function listOffers(language: Language): Promise<readonly CatalogOffer[]> {
  return offersOf(await readPublishedProducts(), language)
}
