import { LRUCache } from 'lru-cache'
import { DomainError } from '~/domain/ground/domain-error'
import { MINUTE } from '~/platform/clock'
import { seenContentVersion } from '~/platform/db/content-version.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { subscribe } from '~/platform/live/hub.server'
import { MENU_TOPIC } from '~/platform/live/topics'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { pickTranslation } from '~/platform/i18n/translations'
import { readFields, readText } from '~/platform/stored-json'
import type { Category } from './catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import {
  findProducts,
  findProductsById,
  readPublishedProducts,
  type StoredProduct,
} from './product-store.server'

/** The sentences of a list as it is stored. */
export function sentences(list: Prisma.JsonValue): string[] {
  return Array.isArray(list) ? list.filter((sentence) => typeof sentence === 'string') : []
}

/** A stored product in the words of a language. */
export function toSummary(product: StoredProduct, language: Language) {
  const {
    id,
    category,
    platform,
    codeLevel,
    price,
    image,
    featured,
    availabilityStatus,
    milestonePayment,
  } = product
  const { name, summary, description, deliveryTime } = pickTranslation(
    product.translations,
    language,
  )
  return {
    ...{
      id,
      category,
      platform,
      codeLevel,
      price,
      image,
      featured,
      availabilityStatus,
      milestonePayment,
    },
    milestones: product.milestones.map(({ percentage }) => ({ percentage })),
    ...{ name, summary, description, deliveryTime },
  }
}

/** A product of the catalog, field by field as spec §3 names them; `price` is integer US cents. */
export type ProductSummary = ReturnType<typeof toSummary>

export interface ProductQuery {
  language: Language
  category?: Category | null
  featured?: boolean
}

const last = Number.MAX_SAFE_INTEGER
const featuredFirst = (one: StoredProduct, other: StoredProduct) =>
  Number(other.featured) - Number(one.featured) ||
  (one.featuredPosition ?? last) - (other.featuredPosition ?? last) ||
  one.id - other.id

const summariesOf = onceFor((products: readonly StoredProduct[], language: Language) =>
  [...products].sort(featuredFirst).map((product) => toSummary(product, language)),
)

/**
 * The published products of the studio, featured ones first and in the order that the studio gave
 * them.
 */
export async function listProducts({
  language,
  category,
  featured,
}: ProductQuery): Promise<readonly ProductSummary[]> {
  const products = summariesOf(await readPublishedProducts(), language)
  if (!category && featured === undefined) return products
  return products.filter(
    (product) =>
      (!category || product.category === category) &&
      (featured === undefined || product.featured === featured),
  )
}

/** A stored product with its scope, prices and choices, in the words of a language. */
export function toDetail(product: StoredProduct, language: Language) {
  const { included, excluded, needs } = pickTranslation(product.translations, language)
  return {
    ...toSummary(product, language),
    revisions: product.revisions,
    prices: product.prices.map(({ currency, amount }) => ({ currency, amount })),
    deliverySpeeds: product.deliverySpeeds.map(({ code, workingDays, surchargePercent }) => ({
      code,
      workingDays,
      surchargePercent,
    })),
    included: sentences(included),
    excluded: sentences(excluded),
    needs: sentences(needs),
    addOns: product.addOns.map(({ id, workingDays, prices, translations }) => {
      const { name, description } = pickTranslation(translations, language)
      return {
        id,
        workingDays,
        prices: prices.map(({ currency, amount }) => ({ currency, amount })),
        name,
        description,
      }
    }),
    milestones: product.milestones.map(({ percentage, workingDays, translations }) => {
      const { title, outcome } = pickTranslation(translations, language)
      return { percentage, workingDays, title, outcome }
    }),
  }
}

/** All that a product's page shows; amounts are integer cents of their currency. */
export type ProductDetail = ReturnType<typeof toDetail>

/**
 * A published product of a studio, the own one unless told, with its scope, prices and choices.
 * Throws `notFound`.
 */
export async function getProduct(
  id: number,
  language: Language,
  studioId = OWN_STUDIO_ID,
): Promise<ProductDetail> {
  const [product] = await findProducts({ where: { id, studioId, status: 'published' } })
  if (!product) throw new DomainError('notFound', `product ${id}`)
  return toDetail(product, language)
}

/** The published products of the studio with their prices and choices, featured ones first. */
export async function listProductDetails(language: Language): Promise<ProductDetail[]> {
  const products = await readPublishedProducts()
  return [...products].sort(featuredFirst).map((product) => toDetail(product, language))
}

/** The products of a section in its order, each as `{section, product}` (spec §3). */
export async function listFeaturedProducts(
  section: string,
  language: Language,
): Promise<{ section: string; product: ProductSummary }[]> {
  const entries = await db.featuredProduct.findMany({
    where: { studioId: OWN_STUDIO_ID, section, product: { status: 'published' } },
    orderBy: [{ position: 'asc' }, { productId: 'asc' }],
  })
  const products = await findProductsById(entries.map(({ productId }) => productId))
  return entries.map((entry) => ({
    section: entry.section,
    product: toSummary(products.get(entry.productId)!, language),
  }))
}

type CategoryRow = Prisma.FeaturedCategoryGetPayload<{ select: typeof categoryFields }>
const categoryFields = {
  categoryName: true,
  gradient: true,
  displayNames: true,
} satisfies Prisma.FeaturedCategorySelect

/**
 * Every page's menu shows them: they are read once a minute, well inside the 15 that they count as
 * fresh (spec §9), and after a change.
 */
const categoriesOf = new LRUCache<string, CategoryRow[], string>({
  max: 10,
  ttl: MINUTE,
  fetchMethod: (_key, _stale, { context: section }) =>
    db.featuredCategory.findMany({
      where: { studioId: OWN_STUDIO_ID, section },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: categoryFields,
    }),
})

/** How many changes were heard of: what is being read meanwhile is for those who asked before. */
let changes = 0

/**
 * To be called by whoever changes a featured category, after announcing MENU_TOPIC, by which other
 * processes hear of it.
 */
export function forgetFeaturedCategories() {
  changes += 1
}
subscribe([MENU_TOPIC], forgetFeaturedCategories)

/** The categories of a section in its order, as the shop menu shows them (spec §3). */
export async function listFeaturedCategories(section: string, language: Language) {
  const categories =
    (await categoriesOf.fetch(`${seenContentVersion()}:${changes}:${section}`, {
      context: section,
    })) ?? []
  return categories.map(({ categoryName, gradient, displayNames }) => {
    const names = readFields(displayNames)
    const displayName = readText(names, language) ?? readText(names, FALLBACK_LANGUAGE)
    return { categoryName, displayName: displayName ?? categoryName, gradient }
  })
}

/** When each service of this site's own studio was changed last. */
export function listProductChanges() {
  return db.product.findMany({
    where: { studioId: OWN_STUDIO_ID, status: 'published' },
    select: { id: true, updatedAt: true },
  })
}
