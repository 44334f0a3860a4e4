import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import {
  getProduct,
  listFeaturedCategories,
  listFeaturedProducts,
  listProducts,
} from './catalog.server'
import { CURRENCIES } from './catalog.rules'
import { toPageView } from './product-view.server'

const ids: Record<string, number> = {}
/** A Monday. */
const TODAY = new Date('2026-12-21T00:00:00Z')

interface Given {
  slug: string
  category?: string
  featured?: boolean
  status?: 'draft' | 'published' | 'archived'
  studioId?: number
  languages?: string[]
}

async function create({
  slug,
  category = 'Website',
  featured = false,
  status = 'published',
  studioId = 1,
  languages = ['en', 'pl'],
}: Given) {
  const text = (language: string) => ({
    language,
    name: `${slug} ${language}`,
    summary: 's',
    description: 'One.\n\nTwo.',
    deliveryTime: '5',
    included: ['a', 'b'],
    excluded: ['c'],
    needs: [],
  })
  const { id } = await db.product.create({
    data: {
      studioId,
      slug,
      category,
      featured,
      status,
      platform: 'React',
      codeLevel: 'Full code',
      price: 100_001,
      image: `/media/products/${slug}.svg`,
      milestonePayment: true,
      translations: { create: languages.map(text) },
      prices: {
        create: [
          { currency: 'USD', amount: 100_001 },
          { currency: 'EUR', amount: 92_000 },
        ],
      },
      deliverySpeeds: {
        create: [
          { code: 'express', workingDays: 3, surchargePercent: 25 },
          { code: 'standard', workingDays: 5 },
        ],
      },
      milestones: {
        create: [
          [1, 33],
          [0, 67],
        ].map(([position = 0, percentage = 0]) => ({
          position,
          percentage,
          workingDays: 2,
          translations: { create: { language: 'en', title: `Step ${position}`, outcome: 'Done' } },
        })),
      },
    },
  })
  ids[slug] = id
}

beforeAll(async () => {
  for (const [id, slug] of [
    [1, 'kanal'],
    [2, 'other'],
  ] as const) {
    await db.studio.create({
      data: { id, slug, name: slug, status: 'published', languages: [], currencies: [] },
    })
  }
  await create({ slug: 'plain' })
  await create({ slug: 'brand', category: 'Branding', featured: true })
  await create({ slug: 'draft', status: 'draft', featured: true })
  await create({ slug: 'gone', status: 'archived' })
  await create({ slug: 'foreign', studioId: 2 })
  await create({ slug: 'english', languages: ['en'] })
  for (const [position, slug] of ['plain', 'draft', 'brand'].entries()) {
    await db.featuredProduct.create({
      data: { studioId: 1, section: 'popular', productId: ids[slug]!, position: 3 - position },
    })
  }
  await db.featuredCategory.create({
    data: {
      studioId: 1,
      section: 'popular',
      categoryName: 'Branding',
      gradient: 'from-canal to-ground',
      position: 0,
      displayNames: { en: 'Branding' },
    },
  })
})

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name)

describe('the catalog', () => {
  test("lists the studio's published products, featured ones first, in the language or else in English", async () => {
    expect(names(await listProducts({ language: 'pl' }))).toEqual([
      'brand pl',
      'plain pl',
      'english en',
    ])
  })

  test('filters by category and by featured', async () => {
    expect(names(await listProducts({ language: 'en', category: 'Branding' }))).toEqual([
      'brand en',
    ])
    expect(names(await listProducts({ language: 'en', featured: true }))).toEqual(['brand en'])
    expect(names(await listProducts({ language: 'en', featured: false }))).toEqual([
      'plain en',
      'english en',
    ])
    expect(await listProducts({ language: 'en', category: 'AI' })).toEqual([])
  })

  test('gives the fields that the contract names', async () => {
    const [product] = await listProducts({ language: 'en', category: 'Branding' })
    expect(product).toEqual({
      id: ids.brand,
      name: 'brand en',
      summary: 's',
      description: 'One.\n\nTwo.',
      category: 'Branding',
      platform: 'React',
      codeLevel: 'Full code',
      price: 100_001,
      deliveryTime: '5',
      featured: true,
      availabilityStatus: 'available',
      milestonePayment: true,
      milestones: [{ percentage: 67 }, { percentage: 33 }],
      image: '/media/products/brand.svg',
    })
  })

  test('features products and categories in their order', async () => {
    expect(
      names((await listFeaturedProducts('popular', 'pl')).map(({ product }) => product)),
    ).toEqual(['brand pl', 'plain pl'])
    expect(await listFeaturedCategories('popular', 'sv')).toEqual([
      { categoryName: 'Branding', displayName: 'Branding', gradient: 'from-canal to-ground' },
    ])
    expect(await listFeaturedProducts('elsewhere', 'en')).toEqual([])
  })
})

describe('a product', () => {
  test('has its scope, choices and plan in order', async () => {
    const product = await getProduct(ids.plain!, 'sv')
    expect(product).toMatchObject({
      name: 'plain en',
      included: ['a', 'b'],
      excluded: ['c'],
      needs: [],
      deliverySpeeds: [{ code: 'standard' }, { code: 'express' }],
    })
    expect(product.milestones.map(({ title }) => title)).toEqual(['Step 0', 'Step 1'])
  })

  test.each(['draft', 'gone', 'foreign', 'missing'])('that is %s is not found', async (slug) => {
    await expect(getProduct(ids[slug] ?? 999_999, 'en')).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test("is shown in the language's words and numbers", async () => {
    expect(
      toPageView(await getProduct(ids.plain!, 'en'), { today: TODAY, offered: CURRENCIES }, 'en'),
    ).toMatchObject({
      category: 'Website',
      available: true,
      pricePrefix: 'Starting at',
      price: '$670.01',
      fullPrice: '$1,000.01',
      otherPrices: '€920.00',
      paragraphs: ['One.', 'Two.'],
      plan: [
        { title: 'Step 0', share: '67%', amount: '$670.01' },
        { title: 'Step 1', share: '33%', amount: '$330.00' },
      ],
      speeds: [
        {
          value: 'standard',
          label: 'Standard',
          description: '5 working days, by Dec\u00a030,\u00a02026',
          price: 'Included',
        },
        {
          value: 'express',
          description: '3 working days, by Dec\u00a028,\u00a02026',
          price: '+ $250.00',
        },
      ],
    })
    expect(
      toPageView(await getProduct(ids.plain!, 'pl'), { today: TODAY, offered: ['USD'] }, 'pl'),
    ).toMatchObject({
      category: 'Strona internetowa',
      pricePrefix: 'Od',
      price: '670,01\u00a0$',
      otherPrices: null,
    })
  })
})
