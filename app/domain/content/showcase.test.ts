import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { getShowcaseProject, listShowcaseProjects, listShowcaseWorks } from './showcase.server'

const ids: Record<string, number> = {}

interface Given {
  slug: string
  featured?: boolean
  priority?: number
  day?: string
  status?: string
  studioId?: number
}

async function create({
  slug,
  featured = false,
  priority = 0,
  day = '2026-01-01',
  status = 'live',
  studioId = 1,
}: Given) {
  const text = (language: string) => ({
    language,
    title: `${slug} ${language}`,
    description: 'One. Two.',
    industry: language === 'en' ? 'Home and garden' : 'Hem och trädgård',
  })
  const { id } = await db.showcaseProject.create({
    data: {
      slug,
      featured,
      priority,
      status,
      studioId,
      category: 'Website',
      image: `/media/projects/${slug}.svg`,
      technologies: ['React'],
      createdAt: new Date(day),
      translations: { create: ['en', 'sv'].map(text) },
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
  await create({ slug: 'old' })
  await create({ slug: 'new', day: '2026-09-01' })
  await create({ slug: 'twin', day: '2026-09-01' })
  await create({ slug: 'high', priority: 5 })
  await create({ slug: 'featured', featured: true })
  await create({ slug: 'top', featured: true, priority: 9, day: '2020-01-01' })
  await create({ slug: 'draft', featured: true, priority: 99, status: 'draft' })
  await create({ slug: 'hidden', featured: true, priority: 99, status: 'hidden' })
  await create({ slug: 'foreign', featured: true, priority: 99, studioId: 2 })
})

const titles = (projects: { title: string }[]) => projects.map(({ title }) => title.split(' ')[0])
const IN_ORDER = ['top', 'featured', 'high', 'twin', 'new', 'old']

describe('the showcase', () => {
  test('has the live projects: featured first, then higher priority, then newest (spec §9)', async () => {
    expect(titles(await listShowcaseProjects({ language: 'en' }))).toEqual(IN_ORDER)
    expect(titles(await listShowcaseWorks('en'))).toEqual(IN_ORDER)
    expect(titles(await listShowcaseProjects({ language: 'en', limit: 2 }))).toEqual([
      'top',
      'featured',
    ])
    expect(titles(await listShowcaseProjects({ language: 'en', featured: false }))).toEqual([
      'high',
      'twin',
      'new',
      'old',
    ])
  })

  test('has the newest first where that is asked for', async () => {
    expect(
      titles(await listShowcaseProjects({ language: 'en', newestFirst: true, limit: 3 })),
    ).toEqual(['twin', 'new', 'featured'])
  })

  test('speaks the language, or else English, and names an industry the same in every one', async () => {
    const [work] = await listShowcaseWorks('sv')
    expect(work).toMatchObject({
      title: 'top sv',
      industry: 'Hem och trädgård',
      industryKey: 'home-and-garden',
    })
    expect((await listShowcaseWorks('pl'))[0]).toMatchObject({
      title: 'top en',
      industry: 'Home and garden',
    })
  })
})

describe('a project', () => {
  test('knows its neighbors in that order', async () => {
    for (const [index, slug] of IN_ORDER.entries()) {
      const { project, previous, next } = await getShowcaseProject(ids[slug]!, 'en')
      const name = (at: number) =>
        IN_ORDER[at] ? { id: ids[IN_ORDER[at]], title: `${IN_ORDER[at]} en` } : null
      expect([project.title, previous, next]).toEqual([
        `${slug} en`,
        name(index - 1),
        name(index + 1),
      ])
    }
  })

  test.each(['draft', 'hidden', 'foreign', 'unknown'])('that is %s is not found', async (slug) => {
    await expect(getShowcaseProject(ids[slug] ?? 0, 'en')).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})
