import { readdir } from 'node:fs/promises'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db } from '../../app/platform/db/db.server'
import type { Language, Localized, Prices, ProductSeed } from './catalog/product-seed'
import { MENU_CATEGORIES } from '../../app/domain/catalog/menu-categories'

/**
 * What is ordered most, in that order: others than the studio features, so that Popular shows
 * something else.
 */
const POPULAR = [
  'framer-landing-page',
  'logo-sprint',
  'performance-tune-up',
  'shopify-store-launch',
  'website-copy-pack',
  'wordpress-editorial-site',
  'ui-kit',
  'react-web-app',
]

const folder = new URL('./catalog/', import.meta.url)

const byLanguage = <Text extends object>(text: Localized<Text>) =>
  (Object.entries(text) as [Language, Text][]).map(([language, words]) => ({ language, ...words }))
const byCurrency = (prices: Prices) =>
  Object.entries(prices).map(([currency, amount]) => ({ currency, amount }))

async function readProducts(): Promise<ProductSeed[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && file !== 'product-seed.ts')
    .sort()
  return Promise.all(
    files.map(
      async (file) =>
        ((await import(new URL(file, folder).href)) as { default: ProductSeed }).default,
    ),
  )
}

function addOns(seed: ProductSeed) {
  return seed.addOns.map(({ code, prices, workingDays, text }, position) => ({
    code,
    workingDays,
    position,
    translations: { create: byLanguage(text) },
    prices: { create: byCurrency(prices) },
  }))
}

function milestones(seed: ProductSeed) {
  return seed.milestones.map((milestone, position) => ({
    ...milestone,
    position,
    translations: {
      create: (Object.entries(seed.text) as [Language, ProductSeed['text']['en']][]).map(
        ([language, { milestones: titles }]) => ({
          language,
          ...titles[position]!,
        }),
      ),
    },
  }))
}

async function createProduct(seed: ProductSeed) {
  const {
    slug,
    category,
    platform,
    codeLevel,
    featured,
    availabilityStatus,
    milestonePayment,
    revisions,
  } = seed
  await db.product.create({
    data: {
      ...{
        slug,
        category,
        platform,
        codeLevel,
        featured,
        availabilityStatus,
        milestonePayment,
        revisions,
      },
      studioId: OWN_STUDIO_ID,
      price: seed.prices.USD,
      image: `/media/products/${slug}.svg`,
      translations: { create: byLanguage(seed.text).map(({ milestones: _, ...words }) => words) },
      prices: { create: byCurrency(seed.prices) },
      deliverySpeeds: { create: seed.speeds },
      addOns: { create: addOns(seed) },
      milestones: { create: milestones(seed) },
    },
  })
}

async function feature() {
  const products = await db.product.findMany({
    where: { slug: { in: POPULAR } },
    select: { id: true, slug: true },
  })
  await db.featuredProduct.createMany({
    data: products.map(({ id, slug }) => ({
      studioId: OWN_STUDIO_ID,
      section: 'popular',
      productId: id,
      position: POPULAR.indexOf(slug),
    })),
  })
  for (const [position, { categoryName, gradient, displayName }] of MENU_CATEGORIES.entries()) {
    await db.featuredCategory.create({
      data: {
        studioId: OWN_STUDIO_ID,
        section: 'popular',
        categoryName,
        gradient,
        position,
        displayNames: displayName,
      },
    })
  }
}

/** The services of the shop, and which stand in the menu and under Popular. */
export async function seedCatalog() {
  if ((await db.product.count()) > 0) return
  for (const product of await readProducts()) await createProduct(product)
  await feature()
}
