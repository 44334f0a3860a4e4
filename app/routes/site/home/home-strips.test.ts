import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFeaturedProducts, listProducts } from '~/domain/catalog/catalog.server'
import { db } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { loadHomeSections } from './page.server'
import { loadServices, loadTestimonials } from './strips.server'

const broken = () => Promise.reject(new Error('no such table'))
const shop = { listFeaturedProducts, listProducts }

async function addProduct(slug: string, featured: boolean) {
  const words = {
    language: 'en',
    name: slug,
    summary: 's',
    description: 'd',
    deliveryTime: '5 days',
    included: [],
    excluded: [],
    needs: [],
  }
  return db.product.create({
    data: {
      studioId: 1,
      slug,
      featured,
      status: 'published',
      category: 'Website',
      platform: 'React',
      codeLevel: 'Full code',
      price: 100_000,
      image: `/media/products/${slug}.svg`,
      translations: { create: words },
    },
  })
}

function addTestimonials(count: number, companyName: string | null) {
  return Promise.all(
    Array.from({ length: count }, (_, position) =>
      db.testimonial.create({
        data: {
          studioId: 1,
          name: `Client ${position}`,
          companyName,
          rating: 4,
          featured: true,
          position,
          translations: { create: { language: 'en', quote: 'Well built.', role: 'Owner' } },
        },
      }),
    ),
  )
}

beforeAll(async () => {
  await db.studio.create({
    data: {
      id: 1,
      slug: 'kanal',
      name: 'Kanal',
      status: 'published',
      languages: [],
      currencies: [],
    },
  })
})
beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describe('the testimonials of the home page', () => {
  afterEach(() => db.testimonial.deleteMany())

  test('are the first ten featured ones; a missing company is called one in the language (spec §3)', async () => {
    await addTestimonials(12, null)
    const shown = await loadTestimonials('sv')
    expect(shown.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, position) => `Client ${position}`),
    )
    expect(shown[0]).toMatchObject({
      companyName: 'Företag',
      isSample: false,
      quote: 'Well built.',
    })
    expect((await loadTestimonials('en'))[0]!.companyName).toBe('Company')
  })

  test('are the two samples when there are none', async () => {
    const shown = await loadTestimonials('pl')
    expect(shown.map(({ name, isSample, role }) => [name, isSample, role])).toEqual([
      ['Astrid Holmgård', true, 'Założycielka'],
      ['Ruben de Wit', true, 'Szef marketingu'],
    ])
    expect(log.error).not.toHaveBeenCalled()
  })

  test('are the two samples when the query fails, and the log says so (spec §8)', async () => {
    const shown = await loadTestimonials('en', { listTestimonials: broken })
    expect(shown.map(({ isSample }) => isSample)).toEqual([true, true])
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      'Failed to fetch testimonials',
    )
  })
})

describe('the services of the home page (spec §7)', () => {
  const names = async (popular: boolean) =>
    (await loadServices(popular, 'en')).map(({ name }) => name)
  afterEach(() => db.product.deleteMany())

  test('are the featured ones, or with Popular the ones of that section', async () => {
    const { id } = await addProduct('plain', false)
    await addProduct('starred', true)
    await db.featuredProduct.create({
      data: { studioId: 1, section: 'popular', productId: id, position: 0 },
    })
    expect(await names(false)).toEqual(['starred'])
    expect(await names(true)).toEqual(['plain'])
    await db.featuredProduct.deleteMany()
    expect(await names(true)).toEqual(['starred'])
  })

  test('are all when none is featured, and none when there are none', async () => {
    expect(await names(false)).toEqual([])
    await addProduct('plain', false)
    expect(await names(false)).toEqual(['plain'])
    expect(await names(true)).toEqual(['plain'])
  })

  test('are none when a query fails, and the log says so', async () => {
    await addProduct('plain', false)
    expect(await loadServices(true, 'en', { ...shop, listFeaturedProducts: broken })).toEqual([])
    expect(await loadServices(false, 'en', { ...shop, listProducts: broken })).toEqual([])
    expect(log.error).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenLastCalledWith(
      { err: expect.any(Error), popular: false },
      'Failed to fetch data',
    )
  })
})

describe('who asks for the strips', () => {
  const ask = (path: string, dest: string) =>
    loadHomeSections(
      new Request(`http://localhost${path}`, { headers: { 'Sec-Fetch-Dest': dest } }),
      'en',
    )

  test('a document has them, with Popular as its address says', async () => {
    expect(await ask('/', 'document')).toMatchObject({
      popular: false,
      services: [],
      testimonials: [{}, {}],
    })
    expect(await ask('/?services=popular', 'document')).toMatchObject({
      popular: true,
      services: [],
    })
    expect(await ask('/?services=anything', 'document')).toMatchObject({ popular: false })
  })

  test('script that comes from another page waits on the page for them', async () => {
    const { testimonials, services } = await ask('/', 'empty')
    expect(testimonials).toBeInstanceOf(Promise)
    expect(services).toBeInstanceOf(Promise)
    expect(await testimonials).toHaveLength(2)
  })

  test('script that chooses a source keeps what stands until it has them', async () => {
    expect(await ask('/?services=featured', 'empty')).toMatchObject({
      services: [],
      testimonials: [{}, {}],
    })
  })
})
