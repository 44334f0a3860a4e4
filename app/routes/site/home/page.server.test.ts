import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listShowcaseProjects, summarizeShowcase } from '~/domain/content/showcase.server'
import { db } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { loadHomeSections, loadTemplates, loadRecentWork } from './page.server'

const broken = () => Promise.reject(new Error('no such table'))
const COUNT = 14

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
afterEach(async () => {
  vi.restoreAllMocks()
  await db.template.deleteMany()
  await db.showcaseProject.deleteMany()
})

async function addTemplates() {
  for (let index = 0; index < COUNT; index += 1) {
    const words = { create: { language: 'en', description: 'A template.' } }
    const kind = {
      price: 'free',
      creator: 'Ada',
      platform: 'framer',
      templateType: 'blog',
      badges: [],
    }
    await db.template.create({
      data: {
        ...kind,
        slug: `t${index}`,
        name: `T${index}`,
        previewImage: '/t.svg',
        sourceUrl: 'https://t.example.com',
        createdAt: new Date(2026, 0, index + 1),
        translations: words,
      },
    })
  }
}

async function addProjects() {
  for (let index = 0; index < COUNT; index += 1) {
    const words = {
      create: { language: 'en', title: `P${index}`, description: 'One. Two.', industry: 'Travel' },
    }
    await db.showcaseProject.create({
      data: {
        studioId: 1,
        slug: `p${index}`,
        status: index === 0 ? 'draft' : 'live',
        priority: -index,
        category: index % 2 ? 'AI' : 'Website',
        image: '/p.svg',
        technologies: ['a', 'b', 'c', 'd'],
        translations: words,
      },
    })
  }
}

describe('the templates of the home page', () => {
  test('are the twelve newest (spec §7, §9)', async () => {
    await addTemplates()
    expect((await loadTemplates('en')).map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, index) => `T${COUNT - 1 - index}`),
    )
  })

  test('are none when there are none, and nothing is wrong with that', async () => {
    expect(await loadTemplates('en')).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
  })

  test('are none when the query fails, and the log says so (spec §8)', async () => {
    await addTemplates()
    expect(await loadTemplates('en', { listTemplates: broken })).toEqual([])
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      'Failed to fetch templates',
    )
  })
})

describe('the work of the home page', () => {
  test('is the first six live projects with three technologies each (spec §9)', async () => {
    await addProjects()
    const work = await loadRecentWork('en')
    expect(work.projects.map(({ title }) => title)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
    expect(work.projects[0]).toMatchObject({ technologies: ['a', 'b', 'c'], more: { count: 1 } })
    expect([work.live, work.categories]).toEqual([COUNT - 1, 2])
  })

  test.each([
    [{ listShowcaseProjects: broken, summarizeShowcase }],
    [{ listShowcaseProjects, summarizeShowcase: broken }],
  ])('is missing when a query fails, and the log says so', async (readers) => {
    await addProjects()
    expect(await loadRecentWork('en', readers)).toEqual({ projects: [], live: 0, categories: 0 })
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      'Failed to fetch data',
    )
  })
})

test('a document has both, and script that comes from another page waits on the page for them', async () => {
  const ask = (dest: string) =>
    loadHomeSections(
      new Request('http://localhost/', { headers: { 'Sec-Fetch-Dest': dest } }),
      'en',
    )
  expect(await ask('document')).toMatchObject({
    templates: [],
    work: { projects: [], live: 0, categories: 0 },
  })
  const { templates, work } = await ask('empty')
  expect([templates, work].every((value) => value instanceof Promise)).toBe(true)
  expect(await templates).toEqual([])
  expect(await work).toMatchObject({ projects: [] })
})
