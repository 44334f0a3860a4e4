import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createProduct, createStudio } from '../../../tests/factories/purchase'
import {
  listFeaturedCategories,
  listFeaturedProducts,
  listProducts,
} from '../catalog/catalog.server'
import { listTestimonials } from '../content/content.server'
import { listShowcaseProjects } from '../content/showcase.server'
import { listTemplates } from '../content/templates.server'
import { changePlace, putBackPlace, readPlace } from './places.server'
import { PLACES, type PlaceName, type PlaceStep } from './place.rules'

const ONE = { type: 'admin', id: 1 } as const
const OTHER = { type: 'admin', id: 77 } as const

beforeAll(createStudio)
beforeEach(async () => {
  await db.featuredProduct.deleteMany()
  await db.featuredCategory.deleteMany()
  await db.product.deleteMany()
  await db.template.deleteMany()
  await db.showcaseProject.deleteMany()
  await db.testimonial.deleteMany()
})

async function addTemplate(name: string, day: number) {
  const facts = {
    price: 'free',
    creator: 'Ada',
    platform: 'framer',
    templateType: 'blog',
    badges: [],
    previewImage: '/t.svg',
    sourceUrl: 'https://t.example.com',
  }
  return db.template.create({
    data: {
      ...facts,
      slug: name,
      name,
      createdAt: new Date(2026, 0, day),
      translations: { create: { language: 'en', description: 'A template.' } },
    },
  })
}

async function addProject(slug: string, status = 'live') {
  const words = { create: { language: 'en', title: slug, description: 'One.', industry: 'Travel' } }
  return db.showcaseProject.create({
    data: {
      studioId: 1,
      slug,
      status,
      category: 'AI',
      image: '/p.svg',
      technologies: [],
      translations: words,
    },
  })
}

async function addTestimonial(name: string) {
  return db.testimonial.create({
    data: {
      studioId: 1,
      name,
      rating: 5,
      translations: { create: { language: 'en', quote: 'Well.', role: 'Owner' } },
    },
  })
}

const FILL: Record<PlaceName, () => Promise<(string | number)[]>> = {
  services: async () => [
    (await createProduct()).id,
    (await createProduct()).id,
    (await createProduct()).id,
  ],
  popular: async () => [
    (await createProduct()).id,
    (await createProduct()).id,
    (await createProduct()).id,
  ],
  menu: async () => ['Branding', 'Marketing', 'Analytics'],
  work: async () => [
    (await addProject('a')).id,
    (await addProject('b')).id,
    (await addProject('c')).id,
  ],
  templates: async () => [
    (await addTemplate('a', 1)).id,
    (await addTemplate('b', 2)).id,
    (await addTemplate('c', 3)).id,
  ],
  testimonials: async () => [
    (await addTestimonial('a')).id,
    (await addTestimonial('b')).id,
    (await addTestimonial('c')).id,
  ],
}

/** What the public reads of a place, in its order. */
const PUBLIC: Record<PlaceName, () => Promise<(string | number)[]>> = {
  services: async () =>
    (await listProducts({ language: 'en', featured: true })).map(({ id }) => id),
  popular: async () =>
    (await listFeaturedProducts('popular', 'en')).map(({ product }) => product.id),
  menu: async () =>
    (await listFeaturedCategories('popular', 'en')).map(({ categoryName }) => categoryName),
  work: async () =>
    (await listShowcaseProjects({ language: 'en', featured: true })).map(({ id }) => id),
  templates: async () =>
    (await listTemplates({ sortBy: 'featured', language: 'en' })).map(({ id }) => id),
  testimonials: async () =>
    (await listTestimonials({ featured: true, limit: 10, language: 'en' })).map(({ id }) => id),
}

const orderOf = async (place: PlaceName) => (await readPlace(place, 'en')).order
const step = async (place: PlaceName, one: PlaceStep['step'], entry: string | number) =>
  changePlace(ONE, place, await orderOf(place), { step: one, entry: String(entry) })

describe.each(PLACES)('the place %s', (place) => {
  test('is shown to the public in the order that it is given, and put back', async () => {
    const [a, b, c] = (await FILL[place]()) as [string | number, string | number, string | number]
    for (const entry of [a, b, c])
      expect(await step(place, 'add', entry)).toEqual({ kind: 'changed' })
    expect(await PUBLIC[place]()).toEqual([a, b, c])
    await step(place, 'up', c)
    expect(await PUBLIC[place]()).toEqual([a, c, b])
    await step(place, 'down', a)
    expect(await PUBLIC[place]()).toEqual([c, a, b])
    await step(place, 'remove', a)
    expect(await orderOf(place)).toEqual([String(c), String(b)])
    const { history } = await readPlace(place, 'en')
    expect(await putBackPlace(OTHER, place, await orderOf(place), history[0]!.id)).toEqual({
      kind: 'changed',
    })
    expect(await PUBLIC[place]()).toEqual([c, a, b])
    expect(await step(place, 'up', c)).toEqual({ kind: 'same' })
  })

  test('is changed by one of two at a time; the other is told', async () => {
    const [a, b] = (await FILL[place]()) as [string | number, string | number]
    const before = await orderOf(place)
    const outcomes = await Promise.all([
      changePlace(ONE, place, before, { step: 'add', entry: String(a) }),
      changePlace(OTHER, place, before, { step: 'add', entry: String(b) }),
    ])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    expect(await orderOf(place)).toHaveLength(1)
  })

  test('takes nothing that cannot stand there', async () => {
    await FILL[place]()
    for (const entry of ['999999', '99999999999999', '-1', 'x', 'NaN'])
      expect(await step(place, 'add', entry)).toEqual({ kind: 'same' })
    await expect(putBackPlace(ONE, place, await orderOf(place), 'no-id')).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

test('a category that is taken off the menu keeps its names', async () => {
  await step('menu', 'add', 'Branding')
  await db.featuredCategory.updateMany({ data: { displayNames: { en: 'Brands of ours' } } })
  await step('menu', 'remove', 'Branding')
  expect(await PUBLIC.menu()).toEqual([])
  await step('menu', 'add', 'Branding')
  expect(await listFeaturedCategories('popular', 'en')).toMatchObject([
    { displayName: 'Brands of ours' },
  ])
})

test('what is not public stands in its place unseen, and cannot be chosen', async () => {
  const [draft, live] = [await addProject('draft', 'draft'), await addProject('live')]
  await db.showcaseProject.update({ where: { id: draft.id }, data: { featured: true } })
  const place = await readPlace('work', 'en')
  expect(place.standing).toEqual([{ id: String(draft.id), name: 'draft', open: false }])
  expect(place.choices.map(({ id }) => id)).toEqual([String(live.id)])
  const hidden = await addTestimonial('hidden')
  await step('testimonials', 'add', hidden.id)
  await db.testimonial.update({ where: { id: hidden.id }, data: { hidden: true } })
  expect(await PUBLIC.testimonials()).toEqual([])
})

test('templates that nobody put first stand by their age', async () => {
  const [old, , young] = (await FILL.templates()) as [number, number, number]
  expect((await PUBLIC.templates())[0]).toBe(young)
  await step('templates', 'add', old)
  expect((await PUBLIC.templates()).slice(0, 2)).toEqual([old, young])
})
