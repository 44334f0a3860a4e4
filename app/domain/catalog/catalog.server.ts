import { db, type Prisma } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import type { Category } from './catalog.rules'

function inLanguage(language: Language) {
  return { where: { language: { in: [language, FALLBACK_LANGUAGE] } } }
}

/** The row in the language, else in English, which every text has (spec §1). */
function pick<Row extends { language: string }>(rows: Row[], language: Language): Row {
  const row = rows.find((candidate) => candidate.language === language) ?? rows.find((candidate) => candidate.language === FALLBACK_LANGUAGE)
  if (!row) throw new Error('a text has no English translation')
  return row
}

function sentences(list: Prisma.JsonValue): string[] {
  return Array.isArray(list) ? list.filter((sentence) => typeof sentence === 'string') : []
}

const fields = {
  id: true,
  category: true,
  platform: true,
  codeLevel: true,
  price: true,
  image: true,
  featured: true,
  availabilityStatus: true,
  milestonePayment: true,
} satisfies Prisma.ProductSelect

function summaryFields(language: Language) {
  return {
    ...fields,
    translations: { ...inLanguage(language), select: { language: true, name: true, summary: true, description: true, deliveryTime: true } },
    milestones: { orderBy: { position: 'asc' }, select: { percentage: true } },
  } satisfies Prisma.ProductSelect
}

function toSummary({ translations, ...product }: Prisma.ProductGetPayload<{ select: ReturnType<typeof summaryFields> }>, language: Language) {
  const { name, summary, description, deliveryTime } = pick(translations, language)
  return { ...product, name, summary, description, deliveryTime }
}

/** A product of the catalog, field by field as spec §3 names them; `price` is integer US cents. */
export type ProductSummary = ReturnType<typeof toSummary>

export interface ProductQuery {
  language: Language
  category?: Category | null
  featured?: boolean
  studioId?: number
}

/** The published products of a studio, featured ones first. */
export async function listProducts({ language, category, featured, studioId = OWN_STUDIO_ID }: ProductQuery): Promise<ProductSummary[]> {
  const products = await db.product.findMany({
    where: { studioId, status: 'published', category: category ?? undefined, featured },
    orderBy: [{ featured: 'desc' }, { id: 'asc' }],
    select: summaryFields(language),
  })
  return products.map((product) => toSummary(product, language))
}

function detailFields(language: Language) {
  return {
    ...fields,
    revisions: true,
    translations: inLanguage(language),
    prices: { select: { currency: true, amount: true } },
    deliverySpeeds: { orderBy: { surchargePercent: 'asc' }, select: { code: true, workingDays: true, surchargePercent: true } },
    addOns: {
      orderBy: { position: 'asc' },
      select: { id: true, workingDays: true, translations: inLanguage(language), prices: { select: { currency: true, amount: true } } },
    },
    milestones: {
      orderBy: { position: 'asc' },
      select: { percentage: true, workingDays: true, translations: inLanguage(language) },
    },
  } satisfies Prisma.ProductSelect
}

function toDetail(product: Prisma.ProductGetPayload<{ select: ReturnType<typeof detailFields> }>, language: Language) {
  const { translations, addOns, milestones, ...rest } = product
  const { name, summary, description, deliveryTime, included, excluded, needs } = pick(translations, language)
  return {
    ...rest,
    name,
    summary,
    description,
    deliveryTime,
    included: sentences(included),
    excluded: sentences(excluded),
    needs: sentences(needs),
    addOns: addOns.map(({ translations: words, ...addOn }) => {
      const { name: addOnName, description: addOnDescription } = pick(words, language)
      return { ...addOn, name: addOnName, description: addOnDescription }
    }),
    milestones: milestones.map(({ translations: words, ...milestone }) => {
      const { title, outcome } = pick(words, language)
      return { ...milestone, title, outcome }
    }),
  }
}

/** All that a product's page shows; amounts are integer cents of their currency. */
export type ProductDetail = ReturnType<typeof toDetail>

/** A published product of the own studio with its scope, prices and choices. Throws NotFoundError. */
export async function getProduct(id: number, language: Language): Promise<ProductDetail> {
  const product = await db.product.findUnique({
    where: { id, studioId: OWN_STUDIO_ID, status: 'published' },
    select: detailFields(language),
  })
  if (!product) throw new NotFoundError(`product ${id}`)
  return toDetail(product, language)
}

/** The products of a section in its order, each as `{section, product}` (spec §3). */
export async function listFeaturedProducts(section: string, language: Language): Promise<{ section: string; product: ProductSummary }[]> {
  const entries = await db.featuredProduct.findMany({
    where: { studioId: OWN_STUDIO_ID, section, product: { status: 'published' } },
    orderBy: [{ position: 'asc' }, { productId: 'asc' }],
    select: { section: true, product: { select: summaryFields(language) } },
  })
  return entries.map((entry) => ({ section: entry.section, product: toSummary(entry.product, language) }))
}

/** The categories of a section in its order, as the shop menu shows them (spec §3). */
export async function listFeaturedCategories(section: string, language: Language) {
  const categories = await db.featuredCategory.findMany({
    where: { studioId: OWN_STUDIO_ID, section },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { categoryName: true, gradient: true, translations: inLanguage(language) },
  })
  return categories.map(({ categoryName, gradient, translations }) => ({ categoryName, displayName: pick(translations, language).displayName, gradient }))
}
