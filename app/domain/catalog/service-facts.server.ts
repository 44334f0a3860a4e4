import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { usualDays, isAvailable } from './catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import { readPublishedProducts, type StoredProduct } from './product-store.server'

function toFacts(product: StoredProduct, language: Language) {
  const {
    id,
    category,
    platform,
    codeLevel,
    price,
    image,
    revisions,
    milestonePayment,
    availabilityStatus,
  } = product
  const words = pickTranslation(product.translations, language)
  return {
    ...{ id, category, platform, codeLevel, price, image, revisions, milestonePayment },
    name: words.name,
    available: isAvailable(availabilityStatus),
    workingDays: usualDays(product.deliverySpeeds) ?? 0,
    included: Array.isArray(words.included) ? words.included.length : 0,
    milestones: product.milestones.map(({ percentage, workingDays, translations }) => {
      const { title, outcome } = pickTranslation(translations, language)
      return { percentage, workingDays, title, outcome }
    }),
  }
}

/**
 * A service in numbers: `price` in integer US cents, days at the usual speed, how many things its
 * scope names.
 */
export type ServiceFacts = ReturnType<typeof toFacts>

const factsOf = onceFor((products: readonly StoredProduct[], language: Language) =>
  [...products]
    .sort((one, other) => one.price - other.price || one.id - other.id)
    .map((product) => toFacts(product, language)),
)

/**
 * What the studio sells, in numbers, the cheapest first: for pages that speak of the shop as a
 * whole.
 */
export async function listServiceFacts(language: Language): Promise<readonly ServiceFacts[]> {
  return factsOf(await readPublishedProducts(), language)
}
