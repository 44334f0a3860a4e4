import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { paths } from '~/paths'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const titlesOf = (page: Page) =>
  page.texts('main li article h2').map((title) => title.replace(' (opens in a new tab)', ''))

/** A filter that shows Slussen, however many templates are newer. */
const SLUSSEN = '/templates?platform=framer&type=landing_page'

describe('the templates', () => {
  test('lead straight to their source in a new tab', async () => {
    const page = await visitor.get(SLUSSEN)
    const link = page
      .$('main article a')
      .filter((_, element) => page.$(element).text().startsWith('Slussen'))
    expect(link.attr()).toMatchObject({
      href: 'https://slussen.example.com',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(link.text()).toContain('(opens in a new tab)')
  })

  test('say platform, maker, price, pick and the first two badges', async () => {
    const page = await visitor.get(SLUSSEN)
    const card = page
      .$('main article')
      .filter((_, element) => page.$(element).text().includes('Slussen'))
      .text()
    for (const word of [
      'Framer',
      'Landing page',
      'by Tove Ekdahl',
      'Free',
      'Our pick',
      'Accessible',
      'Fast',
    ])
      expect(card).toContain(word)
    expect(card).not.toContain('Responsive')
  })

  test.each([
    ['platform=wordpress', { platform: 'wordpress' }],
    ['type=portfolio', { templateType: 'portfolio' }],
    ['price=free', { price: 'free' }],
    ['price=premium', { price: { not: 'free' } }],
    ['pick=1', { studioPick: true }],
    ['pick=on&price=free', { studioPick: true, price: 'free' }],
    [
      'platform=framer&type=landing_page&price=free&pick=1',
      { platform: 'framer', templateType: 'landing_page', price: 'free', studioPick: true },
    ],
    ['platform=&type=&price=&sort=', {}],
  ])('are filtered by ?%s', async (query, where) => {
    const expected = await db.template.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { name: true },
    })
    const page = await visitor.get(`/templates?${query}`)
    expect(titlesOf(page)).toEqual(expected.slice(0, 12).map(({ name }) => name))
    expect(page.$('main [role="status"]').text()).toMatch(
      new RegExp(`^${expected.length} template`),
    )
  })

  test.each([
    ['newest', { createdAt: 'desc' }],
    ['popular', { views: 'desc' }],
    ['name', { name: 'asc' }],
  ] as const)('are in the order %s, and a filter keeps it', async (sort, order) => {
    await db.template.updateMany({ where: { slug: { in: ['dijk', 'kiosk'] } }, data: { views: 7 } })
    const expected = await db.template.findMany({
      orderBy: [order, { id: 'desc' }],
      select: { name: true },
    })
    const page = await visitor.get(`/templates?sort=${sort}`)
    expect(titlesOf(page)).toEqual(expected.slice(0, 12).map(({ name }) => name))
    const filtered = await visitor.submit(page, 'Show', { price: 'premium', pick: '1' })
    expect(filtered.$('main nav a[aria-current="page"]').first().text()).toBe(
      { newest: 'Newest', popular: 'Most viewed', name: 'By name' }[sort],
    )
    expect(filtered.$('input[name="pick"]').attr('checked')).toBeDefined()
    expect(filtered.$('main article').length).toBeGreaterThan(0)
  })

  test('say that nothing fits, and lead back', async () => {
    const page = await visitor.get('/templates?platform=angular&price=free')
    expect([page.status, titlesOf(page)]).toEqual([200, []])
    expect(page.textOf('main')).toContain('No templates match')
    expect(page.link('Show all templates')).toBe('/templates')
  })

  test.each(['platform=geocities', 'type=fax', 'price=12', 'pick=maybe', 'sort=worst'])(
    'leave out ?%s, and say so',
    async (query) => {
      const page = await visitor.get(`/templates?${query}`)
      expect(titlesOf(page).length).toBe(Math.min(12, await db.template.count()))
      expect(page.textOf('main')).toContain(`no such filters: “${query.split('=')[1]}”`)
    },
  )

  test('come twelve a page', async () => {
    const missing = 30 - (await db.template.count())
    for (let index = 0; index < missing; index += 1) {
      await db.template.create({
        data: {
          slug: `extra-${index}`,
          name: `Extra ${index}`,
          previewImage: '/media/templates/dijk.avif',
          price: 'free',
          creator: 'Ada',
          platform: 'vue',
          templateType: 'blog',
          sourceUrl: 'https://extra.example.com',
          badges: [],
          createdAt: new Date(2020, 0, index + 1),
          translations: { create: { language: 'en', description: 'Extra.' } },
        },
      })
    }
    const seen: string[] = []
    let page = await visitor.get('/templates?sort=name')
    for (const count of [12, 12, 6]) {
      expect(titlesOf(page)).toHaveLength(count)
      seen.push(...titlesOf(page))
      const next = page.$('main a[rel="next"]').attr('href')
      if (next) page = await visitor.get(next)
    }
    expect(seen).toEqual(
      (
        await db.template.findMany({
          orderBy: [{ name: 'asc' }, { id: 'desc' }],
          select: { name: true },
        })
      ).map(({ name }) => name),
    )
    expect(titlesOf(await visitor.get(page.$('main a[rel="prev"]').attr('href')!))).toEqual(
      seen.slice(12, 24),
    )
    await db.template.deleteMany({ where: { slug: { startsWith: 'extra-' } } })
  })
})

describe('opening a template (spec §7)', () => {
  const viewsOf = async (id: number) =>
    (await db.template.findUniqueOrThrow({ where: { id } })).views
  let id: number

  beforeAll(async () => {
    id = (await db.template.findFirstOrThrow({ where: { slug: 'werf' } })).id
  })
  beforeEach(() => db.rateLimit.deleteMany())

  test('counts once an hour, and is kept by nobody', async () => {
    const before = await viewsOf(id)
    const answer = await visitor.fetch(paths.api(`templates/${id}`))
    expect([
      answer.status,
      answer.headers.get('Cache-Control'),
      (await answer.json()).name,
    ]).toEqual([200, 'no-store', 'Werf'])
    await visitor.fetch(paths.api(`templates/${id}`))
    expect(await viewsOf(id)).toBe(before + 1)
  })

  test('does not count what is not opened', async () => {
    const before = await viewsOf(id)
    await visitor.fetch(paths.api(`templates/${id}`), { method: 'HEAD' })
    await visitor.fetch(paths.api(`templates/${id}`), {
      headers: { 'Sec-Purpose': 'prefetch;prerender' },
    })
    await visitor.get('/templates')
    await visitor.fetch(paths.api('templates'))
    expect(await viewsOf(id)).toBe(before)
  })

  test.each(['0', '99999', 'x', '%00'])('that there is not, like %s, is a 404', async (unknown) => {
    const answer = await visitor.fetch(paths.api(`templates/${unknown}`))
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Template not found' }])
  })
})
