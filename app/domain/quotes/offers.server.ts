import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { isAvailable, type Currency } from '../catalog/catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import { readPublishedProducts, type StoredProduct } from '../catalog/product-store.server'
import { readSettings } from '../settings/settings.server'
import type { Offer } from './offers.rules'

function toOffer(product: StoredProduct): Offer {
  const {
    id,
    slug,
    category,
    platform,
    codeLevel,
    price,
    prices,
    deliverySpeeds,
    addOns,
    milestonePayment,
  } = product
  const available = isAvailable(product.availabilityStatus)
  return {
    id,
    slug,
    category,
    platform,
    codeLevel,
    available,
    milestonePayment,
    price,
    prices,
    speeds: deliverySpeeds,
    addOns,
  }
}

/** The catalog as the wizard reads it: what can be offered, and what it is called. */
export interface Catalog {
  offers: readonly Offer[]
  /** What new quotes can be in. */
  currencies: readonly Currency[]
  /** The name of a service in a language; undefined when it is no longer in the shop. */
  nameOf(id: number, language: Language): string | undefined
  addOnNameOf(id: number, language: Language): string | undefined
  /** What the service holds and what it needs, as its page says it. */
  scopeOf(id: number, language: Language): { included: string[]; needs: string[] }
}

const sentences = (list: unknown) =>
  Array.isArray(list) ? list.filter((sentence) => typeof sentence === 'string') : []

const sorted = onceFor((products: readonly StoredProduct[], _all: null) => ({
  offers: products.map(toOffer),
  byId: new Map(products.map((product) => [product.id, product])),
  addOns: new Map(
    products.flatMap((product) => product.addOns.map((addOn) => [addOn.id, addOn] as const)),
  ),
}))

/** The studio's published services, in the order in which they were made. */
export async function readCatalog(): Promise<Catalog> {
  const [products, { currencies }] = await Promise.all([readPublishedProducts(), readSettings()])
  const { offers, byId, addOns } = sorted(products, null)
  const named = (words: { language: string; name: string }[] | undefined, language: Language) =>
    words ? pickTranslation(words, language).name : undefined
  return {
    offers,
    currencies,
    nameOf: (id, language) => named(byId.get(id)?.translations, language),
    addOnNameOf: (id, language) => named(addOns.get(id)?.translations, language),
    scopeOf(id, language) {
      const product = byId.get(id)
      if (!product) return { included: [], needs: [] }
      const { included, needs } = pickTranslation(product.translations, language)
      return { included: sentences(included), needs: sentences(needs) }
    },
  }
}
