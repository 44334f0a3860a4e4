import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import { showcase, type ShowcaseSeed } from '../../../../prisma/seed/showcase'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const titlesOf = (page: Page) => page.texts('main li article :is(h2, h3)')
/** The address of a link of the page itself; the bar has links of the same name. */
const linkOf = ({ $ }: Page, words: string) =>
  $('main a')
    .filter((_, link) => $(link).text() === words)
    .attr('href')!

/**
 * The live projects of the demo studio in the showcase's order (spec §9), by their English titles.
 */
const live = showcase
  .filter(({ status }) => status === 'live')
  .sort(
    (one, other) => Number(other.featured) - Number(one.featured) || other.priority - one.priority,
  )
const titles = (works: readonly ShowcaseSeed[]) => works.map(({ text }) => text.en.title)
const LIVE = titles(live)
const having = (test: (work: ShowcaseSeed) => boolean) => titles(live.filter(test))

const idOf = async (slug: string) =>
  (await db.showcaseProject.findFirstOrThrow({ where: { slug } })).id

/** Plain projects after all others, to have more than a page of them. */
async function addProjects(count: number) {
  for (let index = 0; index < count; index += 1) {
    await db.showcaseProject.create({
      data: {
        studioId: 1,
        slug: `extra-${index}`,
        status: 'live',
        category: 'Website',
        image: '/media/projects/holmgard.avif',
        technologies: ['Logo'],
        priority: -1 - index,
        translations: {
          create: {
            language: 'en',
            title: `Extra ${index}`,
            description: 'Just one sentence',
            industry: 'Testing',
          },
        },
      },
    })
  }
}

describe('the showcase', () => {
  test('lists what is live, in its order, with what it runs on', async () => {
    const page = await visitor.get('/projects')
    expect([page.status, page.heading, titlesOf(page)]).toEqual([200, 'Work you can visit', LIVE])
    expect(page.text).toContain(`${LIVE.length} projects`)
    const fietsdok = page.$('article').filter((_, card) => page.$(card).text().includes('Fietsdok'))
    expect(
      fietsdok
        .find('ul > li')
        .toArray()
        .map((item) => page.$(item).text()),
    ).toEqual(['Remix', 'TypeScript', 'SQLite', '+3 and 3 more'])
    expect(fietsdok.find('img').attr()).toMatchObject({ width: '800', height: '600', alt: '' })
  })

  test.each([
    ['category=website', having(({ category }) => category === 'Website')],
    ['category=E-commerce', having(({ category }) => category === 'E-commerce')],
    ['technology=PostgreSQL', having(({ technologies }) => technologies.includes('PostgreSQL'))],
    [
      'technology=tailwind+css',
      having(({ technologies }) => technologies.includes('Tailwind CSS')),
    ],
    ['industry=home-and-garden', having(({ text }) => text.en.industry === 'Home and garden')],
    ['category=app&technology=Playwright&industry=mobility', ['Fietsdok Workshop Planner']],
    ['category=all&technology=&industry=', LIVE],
  ])('is filtered by ?%s', async (query, expected) => {
    const page = await visitor.get(`/projects?${query}`)
    expect(expected.length).toBeGreaterThan(0)
    expect([page.status, titlesOf(page)]).toEqual([200, expected])
    expect(page.$('main [role="status"]').text()).toMatch(new RegExp(`^${expected.length} project`))
  })

  test('keeps a filter when another is chosen, by link and by form', async () => {
    const page = await visitor.get('/projects?technology=TypeScript')
    const app = await visitor.get(linkOf(page, 'Apps'))
    expect([app.path, titlesOf(app)]).toEqual([
      '/projects?category=app&technology=TypeScript',
      ['Vågverk Route Planner', 'Fietsdok Workshop Planner'],
    ])
    expect(app.texts('main nav a[aria-current="page"]')).toEqual(['Apps'])
    const logistics = await visitor.submit(app, 'Show', { industry: 'logistics' })
    expect(titlesOf(logistics)).toEqual(['Vågverk Route Planner'])
    expect(logistics.url.searchParams.get('category')).toBe('app')
    expect(logistics.$('select[name="technology"]').val()).toBe('TypeScript')
  })

  test('has the same industries in every language', async () => {
    for (const language of LANGUAGES) {
      const page = await visitor.get('/projects?industry=food-and-drink', {
        'Accept-Language': language,
      })
      expect(page.$('main article')).toHaveLength(1)
    }
  })

  test('says that nothing fits, and leads back', async () => {
    const page = await visitor.get('/projects?category=marketing')
    expect([page.status, titlesOf(page)]).toEqual([200, []])
    expect(page.textOf('main')).toContain('No projects match')
    expect(page.texts('main nav a[aria-current="page"]')).toEqual(['Marketing and analytics'])
    expect(page.link('Show all projects')).toBe('/projects')
  })

  test.each([
    ['category=fax+machines', '“fax machines”'],
    ['technology=COBOL&industry=%3Cscript%3E', '“COBOL” and “<script>”'],
    [`technology=${'x'.repeat(60)}`, `“${'x'.repeat(40)}”`],
  ])('leaves out of ?%s what it does not know, and says so', async (query, named) => {
    const page = await visitor.get(`/projects?${query}`)
    expect([page.status, titlesOf(page)]).toEqual([200, LIVE])
    expect(page.textOf('main')).toContain(`Ignored, because there are no such filters: ${named}.`)
  })

  test.each(['after=x', 'after=99999', 'before=0', 'after=1&after=2', 'lng=%00', 'page=3'])(
    'takes no harm from ?%s',
    async (query) => {
      expect((await visitor.get(`/projects?${query}`)).status).toBe(200)
    },
  )

  describe('with more than a page of projects', () => {
    const EXTRA = 14
    beforeAll(() => addProjects(EXTRA))
    afterAll(() => db.showcaseProject.deleteMany({ where: { slug: { startsWith: 'extra-' } } }))

    test.each([
      ['', LIVE.length + EXTRA],
      ['?technology=Logo', EXTRA],
    ])('has twelve a page, with ways on and back that keep the filter %s', async (query, count) => {
      const pages = [await visitor.get(`/projects${query}`)]
      expect(pages[0]!.$('main a[rel="prev"]')).toHaveLength(0)
      for (
        let next = pages[0]!.$('main a[rel="next"]').attr('href');
        next;
        next = pages.at(-1)!.$('main a[rel="next"]').attr('href')
      )
        pages.push(await visitor.get(next))
      expect(pages.map((page) => titlesOf(page).length)).toEqual([
        ...Array<number>(Math.ceil(count / 12) - 1).fill(12),
        count % 12 || 12,
      ])
      expect(new Set(pages.flatMap(titlesOf)).size).toBe(count)
      const back = await visitor.get(pages.at(-1)!.$('main a[rel="prev"]').attr('href')!)
      expect(titlesOf(back)).toEqual(titlesOf(pages.at(-2)!))
    })
  })
})

describe('a project', () => {
  test('tells what it is, when it was delivered, what it runs on and where it is', async () => {
    const page = await visitor.get(paths.showcaseProject(await idOf('vagverk')))
    expect([page.status, page.heading]).toEqual([200, 'Vågverk Route Planner'])
    expect(page.textOf('main header')).toContain(
      'A trucking company in Borås plans 24 trucks on one screen.',
    )
    expect(page.texts('main dd')).toEqual([
      'Live',
      'Application',
      'Logistics',
      'Jul 15, 2026',
      'ReactTypeScriptPostgreSQLMapLibrePlaywright',
    ])
    expect(page.$('main img').first().attr('alt')).toBe(
      'Vågverk Route Planner: an image of the finished work',
    )
    expect(page.$('main time').attr('datetime')).toBe('2026-07-15')
    expect(page.link('Visit the site (opens in a new tab)')).toBe('https://vagverk.example.com')
    expect(page.link('Source on GitHub (opens in a new tab)')).toBe(
      'https://git.example.com/vagverk',
    )
    expect(page.texts('#delivered li')).toEqual([
      'Drivers get the day’s list on the phone and keep it where there is no coverage.',
      'Delivered in four milestones, each tested with the night shift.',
    ])
  })

  test.each([
    ['sv', '15 juli 2026'],
    ['nl', '15 jul. 2026'],
    ['pl', '15 lip 2026'],
  ])('has its date as %s writes it', async (language, date) => {
    const page = await visitor.get(paths.showcaseProject(await idOf('vagverk')), {
      'Accept-Language': language,
    })
    expect(page.textOf('main time')).toBe(date)
  })

  test('has no link to code that is not public', async () => {
    const page = await visitor.get(paths.showcaseProject(await idOf('holmgard')))
    expect(page.$('main a[target="_blank"]')).toHaveLength(1)
  })

  test('leads to services of its category, to the showcase and to its neighbors', async () => {
    const page = await visitor.get(paths.showcaseProject(await idOf('lindehof')))
    const services = page
      .$('#services article')
      .toArray()
      .map((card) => page.$(card).text())
    expect(services.length).toBeGreaterThan(1)
    expect(services.every((text) => text.includes('E-commerce'))).toBe(true)
    expect(linkOf(page, 'Browse the shop')).toBe('/shop?category=ecomm')
    expect(linkOf(page, 'E-commerce')).toBe('/projects?category=ecomm')
    expect(linkOf(page, 'Shopify')).toBe('/projects?technology=Shopify')
    expect(page.$('main a[rel="prev"]').attr('href')).toBe(
      paths.showcaseProject(await idOf('holmgard')),
    )
    expect(page.$('main a[rel="next"]').attr('href')).toBe(
      paths.showcaseProject(await idOf('przystan-fizjo')),
    )
  })

  test('is the first or the last of a row', async () => {
    expect(
      (await visitor.get(paths.showcaseProject(await idOf('holmgard')))).$('main a[rel="prev"]'),
    ).toHaveLength(0)
    expect(
      (await visitor.get(paths.showcaseProject(await idOf('huis-tamarinde')))).$(
        'main a[rel="next"]',
      ),
    ).toHaveLength(0)
  })

  test('describes itself as schema.org does', async () => {
    const id = await idOf('vagverk')
    const page = await visitor.get(paths.showcaseProject(id), { 'Accept-Language': 'sv' })
    const [work, crumbs] = page
      .$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(page.$(script).text()))
    expect(work).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: 'Vågverk Ruttplanering',
      url: page.url.origin + paths.showcaseProject(id),
      inLanguage: 'sv',
      dateCreated: '2026-07-15',
      genre: 'App',
      about: 'Logistik',
      keywords: 'React, TypeScript, PostgreSQL, MapLibre, Playwright',
      sameAs: 'https://vagverk.example.com',
      creator: { '@type': 'Organization', name: 'Kanal' },
    })
    expect(
      crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [
        name,
        new URL(item).pathname,
      ]),
    ).toEqual([
      ['Projekt', '/projects'],
      ['Vågverk Ruttplanering', paths.showcaseProject(id)],
    ])
  })

  test.each(['0', '99999', '2147483648', 'x', '1.5', '-1', '%00', '01', "1'"])(
    '/projects/%s is not found',
    async (id) => {
      const page = await visitor.get(`/projects/${id}`)
      expect([page.status, page.heading]).toEqual([404, 'Page Not Found'])
    },
  )

  test.each(['nadrzeczna-prawo', 'stadsodling-majorna'])(
    'that is not live, like %s, is not found',
    async (slug) => {
      expect((await visitor.get(paths.showcaseProject(await idOf(slug)))).status).toBe(404)
    },
  )
})
