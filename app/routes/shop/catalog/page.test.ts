import { afterEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { Page } from '#tests/setup/page'
import { PUBLIC_URL } from '#tests/setup/settings'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const shop = (query = '') => visitor.get(`/shop${query && '?'}${query}`)
const namesOf = (page: Page) => page.texts('main li article h2')
const countOf = (page: Page) => Number(/^\d+/.exec(page.textOf('main [role="status"]'))![0])

const published = { studioId: 1, status: 'published' } as const
const count = (where: object = {}) => db.product.count({ where: { ...published, ...where } })

/** Every name of a list, page after page. */
async function allNames(query: string) {
  const names: string[] = []
  for (let page = await shop(query); ;) {
    names.push(...namesOf(page))
    const next = page.$('main a[rel="next"]').attr('href')
    if (!next) return names
    page = await visitor.get(next)
  }
}

describe('the filters of the catalog', () => {
  test.each([
    ['?q=&category=&platform=&min=&max=&days=&availability=&sort=', ''],
    ['?q=&sort=price-up&platform=&min=2000', '?sort=price-up&min=2000'],
  ])('sent as %s stand in the address as "%s"', async (sent, address) => {
    expect((await visitor.get(`/shop${sent}`)).url.search).toBe(address)
  })

  test.each([
    ['category=branding', { category: 'Branding' }],
    ['category=App%20Development', { category: 'Application' }],
    ['platform=Shopify', { platform: 'Shopify' }],
    ['platform=react', { platform: 'React' }],
    ['max=2000', { price: { lte: 200_000 } }],
    ['min=8000', { price: { gte: 800_000 } }],
    ['min=2000&max=5000', { price: { gte: 200_000, lte: 500_000 } }],
    ['min=5000&max=2000', { price: { gte: 200_000, lte: 500_000 } }],
    ['days=3', { deliverySpeeds: { some: { workingDays: { lte: 3 } } } }],
    ['availability=now', { availabilityStatus: 'available' }],
    ['availability=soon', { availabilityStatus: { not: 'available' } }],
    ['milestone=1', { milestonePayment: true }],
    [
      'category=website&platform=Webflow&availability=now&milestone=on&max=5000&days=15',
      {
        category: 'Website',
        platform: 'Webflow',
        availabilityStatus: 'available',
        milestonePayment: true,
        price: { lte: 500_000 },
      },
    ],
    ['', {}],
  ])('leave by ?%s what fits', async (query, where) => {
    const page = await shop(query)
    const expected = await count(where)
    expect(expected).toBeGreaterThan(0)
    expect([page.status, countOf(page)]).toEqual([200, expected])
    expect(namesOf(page)).toHaveLength(Math.min(12, expected))
  })

  test('are sent by one form that keeps the category, and come back filled in', async () => {
    const page = await visitor.submit(await shop('category=ecomm'), 'Show', {
      q: 'store',
      platform: 'Shopify',
      sort: 'price-up',
      milestone: '1',
    })
    expect(page.url.searchParams.get('category')).toBe('ecomm')
    expect(namesOf(page)).toEqual(['Shopify store launch'])
    expect(page.$('input[name="q"]').attr('value')).toBe('store')
    expect(page.$('select[name="platform"] option[selected]').attr('value')).toBe('Shopify')
    expect(page.$('select[name="sort"] option[selected]').attr('value')).toBe('price-up')
    expect(page.$('input[name="milestone"]').attr('checked')).toBeDefined()
  })

  test('are shown, and each is a link that takes it off alone', async () => {
    const page = await shop('category=website&platform=Framer&max=2000&days=5&availability=now')
    const chosen = page.$('nav[aria-label="Selected filters"] li a')
    expect(chosen.toArray().map((link) => page.$(link).text())).toEqual([
      'Remove: Websites',
      'Remove: Framer',
      'Remove: Up to $2,000.00',
      'Remove: Within 5 working days',
      'Remove: Available now',
    ])
    const without = await visitor.get(chosen.eq(2).attr('href')!)
    expect(Object.fromEntries(without.url.searchParams)).toEqual({
      category: 'website',
      platform: 'Framer',
      days: '5',
      availability: 'now',
    })
    expect(page.link('Show all services')).toBe('/shop')
  })

  test('go along with the category links, which start the list anew', async () => {
    const page = await shop('platform=React&sort=newest')
    const link = page
      .$('nav[aria-label="Filter by category"] a')
      .filter((_, element) => page.$(element).text() === 'Apps')
    expect(link.attr('href')).toBe('/shop?category=app&platform=React&sort=newest')
  })

  test('that leave nothing say which one to loosen, and how far that leads', async () => {
    const page = await shop('category=branding&max=1000&days=3&platform=Shopify')
    expect([page.status, countOf(page), namesOf(page)]).toEqual([200, 0, []])
    expect(page.textOf('main')).toContain('No services match')
    expect(await visitor.get(page.link('1 service without: Shopify')).then(namesOf)).toEqual([
      'Logo sprint',
    ])
    expect(page.link('Show all services')).toBe('/shop')
    const hopeless = await shop('q=zeppelin&category=app&platform=Shopify')
    expect(hopeless.textOf('main')).toContain('Removing one filter isn’t enough')
  })

  test.each([
    'category=Fax machines',
    'platform=geocities',
    'min=7',
    'max=1e9',
    'days=-5',
    'availability=never',
    'milestone=2',
    'sort=worst',
  ])('leave out ?%s, and say so', async (query) => {
    const page = await shop(query)
    expect([page.status, countOf(page)]).toEqual([200, await count()])
    expect(page.textOf('main')).toContain(`no such filters: “${query.split('=')[1]}”`)
  })

  test.each([
    'q=%00',
    'q=%F0%9F',
    `q=${'x'.repeat(5000)}`,
    'q=%22%27%3Cscript%3E',
    'q=(%5Ba-z',
    'min[]=1&max=NaN',
    'after=x&before=%00',
    'category=__proto__',
  ])('do no harm with ?%s', async (query) => {
    const page = await shop(query)
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('"\'<script>')
  })
})

describe('the search', () => {
  test('finds words of the name first, then of what is included', async () => {
    const page = await shop('q=logo')
    expect(namesOf(page)[0]).toBe('Logo sprint')
    expect(page.title).toContain('“logo”')
    expect(countOf(page)).toBeLessThan(await count())
  })

  test.each([
    ['sv', 'logotyp'],
    ['nl', 'webshop'],
    ['pl', 'sklep'],
  ])('works in %s', async (language, word) => {
    const page = await new Visitor({ language }).get(`/shop?q=${word}`)
    expect(page.$('main article').length).toBeGreaterThan(0)
    expect(page.title).toContain(word)
  })
})

describe('the order', () => {
  test.each([
    ['recommended', [{ featured: 'desc' }, { availabilityStatus: 'asc' }, { id: 'asc' }]],
    ['price-up', [{ price: 'asc' }, { id: 'asc' }]],
    ['price-down', [{ price: 'desc' }, { id: 'asc' }]],
    ['newest', [{ createdAt: 'desc' }, { id: 'desc' }]],
  ])('%s, over all pages', async (sort, orderBy) => {
    const expected = await db.product.findMany({
      where: published,
      orderBy: orderBy as [],
      select: { translations: { where: { language: 'en' }, select: { name: true } } },
    })
    expect(await allNames(`sort=${sort}`)).toEqual(
      expected.map(({ translations }) => translations[0]!.name),
    )
  })

  test('fastest goes by the fastest speed', async () => {
    const products = await db.product.findMany({
      where: published,
      select: { price: true, translations: { where: { language: 'en' } }, deliverySpeeds: true },
    })
    const days = new Map(
      products.map(({ translations, deliverySpeeds }) => [
        translations[0]!.name,
        Math.min(...deliverySpeeds.map(({ workingDays }) => workingDays)),
      ]),
    )
    const sorted = (await allNames('sort=fastest')).map((name) => days.get(name)!)
    expect(sorted).toEqual([...sorted].sort((one, other) => one - other))
  })
})

describe('the pages of the catalog', () => {
  test('hold twelve services each, and lead both ways with the filter', async () => {
    const first = await shop('availability=now&sort=price-up')
    expect(namesOf(first)).toHaveLength(12)
    expect(first.textOf('main')).toContain(
      `1–12 of ${await count({ availabilityStatus: 'available' })}`,
    )
    expect(first.$('main a[rel="prev"]')).toHaveLength(0)
    const second = await visitor.get(first.$('main a[rel="next"]').attr('href')!)
    expect(second.url.search).toMatch(/^\?availability=now&sort=price-up&after=\d+$/)
    expect(second.textOf('main')).toContain('13–24 of')
    expect(namesOf(await visitor.get(second.$('main a[rel="prev"]').attr('href')!))).toEqual(
      namesOf(first),
    )
    expect(new Set(await allNames('availability=now&sort=price-up')).size).toBe(
      await count({ availabilityStatus: 'available' }),
    )
  })

  test('that are not there are answered with the first one, and said to be', async () => {
    for (const query of ['after=99999', 'before=99999', 'category=branding&after=1']) {
      const page = await shop(query)
      expect(page.status).toBe(200)
      expect(page.textOf('main')).toContain(
        'That page of the list doesn’t exist, so here’s the first one.',
      )
      expect(namesOf(page).length).toBeGreaterThan(0)
    }
    expect((await shop()).textOf('main')).not.toContain('no such page')
  })

  test('have their own address for search engines, which a search has not', async () => {
    const canonical = async (query: string) =>
      (await shop(query)).$('link[rel="canonical"]').attr('href')
    expect(await canonical('category=E-commerce&platform=shopify&utm_source=mail')).toBe(
      `${PUBLIC_URL}/shop?category=ecomm&platform=Shopify`,
    )
    expect(await canonical('q=logo&category=branding')).toBe(`${PUBLIC_URL}/shop?category=branding`)
    expect(await canonical('platform=geocities')).toBe(`${PUBLIC_URL}/shop`)
  })
})

describe('a card', () => {
  test('of a service paid in shares says its whole price, and how soon it can be had', async () => {
    const page = await shop('q=shopify&milestone=1')
    const card = page.textOf('main article')
    for (const words of [
      'Starting at',
      '$2,360.00',
      '$5,900.00 in total',
      '18 working days',
      'Rush: 10 working days, +50%',
      'Milestone Pay',
      'Available',
    ])
      expect(card).toContain(words)
  })
})

test.each(LANGUAGES)(
  'chosen filters, an empty list and a notice have words in %s',
  async (language) => {
    const reader = new Visitor({ language })
    for (const query of [
      'category=app&platform=React&min=1000&max=12000&days=30&availability=now&milestone=1',
      'q=zeppelin&platform=Shopify',
      'sort=worst&after=99999',
    ]) {
      const page = await reader.get(paths.shop() + `?${query}`)
      expect([page.status, page.language]).toEqual([200, language])
      expect(page.text).not.toMatch(/catalog\.|\{\{/)
    }
  },
)

describe('a catalog with nothing in it', () => {
  afterEach(() =>
    db.product.updateMany({ where: { status: 'archived' }, data: { status: 'published' } }),
  )

  test('says so, and where to ask', async () => {
    await db.product.updateMany({ where: published, data: { status: 'archived' } })
    const page = await shop('category=app')
    expect([page.status, page.textOf('main h2')]).toEqual([
      200,
      'No services available at the moment',
    ])
    expect(page.link('Contact us for custom work')).toBe('/contact')
  })
})
