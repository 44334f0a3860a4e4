import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import type { Place } from '~/platform/paging'
import type { TemplateSort } from './content.rules'
import { toTemplateCard } from './template-view.server'
import { readTemplateFilter } from './template.rules'
import {
  countTemplateView,
  getTemplate,
  listTemplateChoices,
  listTemplates,
  pageTemplates,
  toContractTemplate,
} from './templates.server'

const COUNT = 30
const ids: number[] = []

/**
 * Thirty templates, the first the oldest; names, views and dates all run differently, and some of
 * each are the same.
 */
beforeAll(async () => {
  for (let index = 0; index < COUNT; index += 1) {
    const { id } = await db.template.create({
      data: {
        slug: `t${index}`,
        name: `Name ${String((index * 7) % 10)}`,
        previewImage: '/p.svg',
        price: index % 3 === 0 ? 'free' : 'premium',
        studioPick: index % 5 === 0,
        creator: 'Ada',
        platform: index % 2 === 0 ? 'framer' : 'figma',
        templateType: index % 4 === 0 ? 'blog' : 'saas',
        sourceUrl: `https://t${index}.example.com`,
        badges: ['fast', 'accessible', 'multilingual'],
        views: (index * 11) % 4,
        createdAt: new Date(2026, 0, 1 + Math.floor(index / 2)),
        translations: { create: { language: 'en', description: `Number ${index}` } },
      },
    })
    ids.push(id)
  }
})

const filterOf = (
  asked: Partial<Record<'platform' | 'type' | 'price' | 'pick' | 'sort', string>>,
) =>
  readTemplateFilter({ platform: null, type: null, price: null, pick: null, sort: null, ...asked })
    .filter

async function walk(asked: Parameters<typeof filterOf>[0]) {
  const open = (place: Place) => pageTemplates({ filter: filterOf(asked), place, language: 'en' })
  const pages = [await open({})]
  while (pages.at(-1)!.after !== null) pages.push(await open({ after: pages.at(-1)!.after! }))
  return pages
}

const rowsOf = (pages: { rows: { id: number }[] }[]) =>
  pages.map(({ rows }) => rows.map(({ id }) => id))

describe('the pages of the templates', () => {
  test.each(['newest', 'popular', 'name'] as TemplateSort[])(
    'are twelve each, and have all in the order %s',
    async (sort) => {
      const pages = await walk({ sort })
      const all = await listTemplates({ sortBy: sort, language: 'en' })
      expect(rowsOf(pages).map((rows) => rows.length)).toEqual([12, 12, 6])
      expect(rowsOf(pages).flat()).toEqual(all.map(({ id }) => id))
      expect(pages.every(({ count }) => count === COUNT)).toBe(true)
    },
  )

  test.each(['newest', 'popular', 'name'])(
    'lead back the way they came in the order %s',
    async (sort) => {
      const pages = await walk({ sort })
      const back = await pageTemplates({
        filter: filterOf({ sort }),
        place: { before: pages[2]!.before! },
        language: 'en',
      })
      expect([rowsOf([back]), back.before, back.after]).toEqual([
        rowsOf([pages[1]!]),
        pages[1]!.before,
        pages[1]!.after,
      ])
      const first = await pageTemplates({
        filter: filterOf({ sort }),
        place: { before: back.before! },
        language: 'en',
      })
      expect([rowsOf([first]), first.before]).toEqual([rowsOf([pages[0]!]), null])
    },
  )

  test.each([
    [{ platform: 'figma' }, 15],
    [{ type: 'blog' }, 8],
    [{ price: 'free' }, 10],
    [{ price: 'premium' }, 20],
    [{ pick: '1' }, 6],
    [{ platform: 'framer', type: 'blog', price: 'free', pick: '1' }, 1],
    [{ platform: 'wix' }, 0],
  ])('keep to the filter %j', async (asked, count) => {
    const pages = await walk(asked)
    expect([pages[0]!.count, rowsOf(pages).flat().length]).toEqual([count, count])
  })

  test('a premium price is any that is not free (spec §3)', async () => {
    await db.template.update({ where: { id: ids[1] }, data: { price: '49 USD' } })
    expect((await walk({ price: 'premium' }))[0]!.count).toBe(20)
    expect(toTemplateCard(await getTemplate(ids[1]!, 'en'), 'en').price).toBe('Premium')
  })
})

test('the choices are what there is', async () => {
  expect(await listTemplateChoices()).toEqual({
    platforms: new Set(['framer', 'figma']),
    types: new Set(['blog', 'saas']),
  })
})

test('the contract names pick and review for the studio (spec §3)', async () => {
  const template = toContractTemplate(await getTemplate(ids[0]!, 'en'))
  expect(template).toMatchObject({
    kanalPick: true,
    kanalReview: { badges: ['fast', 'accessible', 'multilingual'] },
  })
  expect(template).not.toHaveProperty('studioPick')
  await expect(getTemplate(ids.at(-1)! + 1, 'en')).rejects.toMatchObject({ code: 'notFound' })
})

test('a card shows the first two badges, in words', async () => {
  await db.template.update({
    where: { id: ids[2] },
    data: { badges: ['fast', 'hand-made', 'accessible'] },
  })
  expect(toTemplateCard(await getTemplate(ids[0]!, 'en'), 'pl').badges).toEqual([
    'Szybki',
    'Dostępny',
  ])
  expect(toTemplateCard(await getTemplate(ids[2]!, 'en'), 'en')).toMatchObject({
    badges: ['Fast', 'hand-made'],
    pick: null,
  })
})

test('an opening counts, and what is opened most comes first', async () => {
  for (let times = 0; times < 5; times += 1) await countTemplateView(ids[3]!)
  await countTemplateView(ids.at(-1)! + 1)
  expect(
    (await listTemplates({ sortBy: 'popular', language: 'en', limit: 1 })).map(({ id }) => id),
  ).toEqual([ids[3]])
})
