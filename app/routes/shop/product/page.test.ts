import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addWorkingDays } from '~/domain/ground/working-days.rules'
import { HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { formatDate, studioDay } from '~/platform/i18n/format.server'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { Page } from '#tests/setup/page'
import { PUBLIC_URL } from '#tests/setup/settings'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const { id, slug } of await db.product.findMany({
    where: { studioId: 1 },
    select: { id: true, slug: true },
  }))
    ids[slug] = id
})

const open = (slug: string, query = '') => visitor.get(paths.product(ids[slug]!) + query)
const productData = (page: Page) =>
  page
    .$('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page.$(script).text()) as Record<string, unknown>)
    .find((object) => object['@type'] === 'Product')!

describe('a service', () => {
  test('puts its scope into writing, and an order takes over just that', async () => {
    const page = await open('shopify-store-launch')
    const { included, excluded, needs } = await db.productTranslation.findUniqueOrThrow({
      where: { productId_language: { productId: ids['shopify-store-launch']!, language: 'en' } },
    })
    const listed = (part: string) => page.texts(`section[aria-labelledby="${part}"] li`)
    expect([listed('included'), listed('excluded'), listed('needs')]).toEqual([
      included,
      excluded,
      needs,
    ])
    expect(page.texts('main h3')).toEqual(
      expect.arrayContaining(['What you get', 'What you don’t get', 'What we need from you']),
    )
    expect(page.textOf('section[aria-labelledby="scope"]')).toContain(
      'It goes into your order word for word',
    )
  })

  test('dates every delivery speed, without weekends and public holidays', async () => {
    const page = await open('shopify-store-launch')
    const words = page.texts('#order-' + ids['shopify-store-launch'] + ' fieldset').join(' ')
    const before = studioDay(new Date())
    for (const days of [18, 13, 10])
      expect(words).toContain(
        `${days} working days, by ${formatDate(addWorkingDays(before, days), 'en')}`,
      )
    expect(words).toContain('public holidays of Sweden and the Netherlands')
  })

  test('compares a month with a one-time order, by its own rounds of changes', async () => {
    const page = await open('shopify-store-launch')
    const rows = page
      .$('#comparison tbody tr')
      .toArray()
      .map((row) =>
        page
          .$(row)
          .find('th, td')
          .toArray()
          .map((cell) => page.$(cell).text()),
      )
    expect(rows.map(([feature]) => feature)).toEqual([
      'Unlimited revisions',
      'Ongoing support',
      'Brand updates',
      'One-time payment',
      'Dashboard access',
      'Source files',
    ])
    expect(rows[0]![2]).toBe('No. 3 rounds of changes')
    expect(page.$('#comparison caption').text()).not.toBe('')
  })

  test('leads to services of its category or platform, and not to itself', async () => {
    const page = await open('shopify-store-launch')
    const own = await db.product.findUniqueOrThrow({ where: { id: ids['shopify-store-launch'] } })
    const related = page
      .$('#related article a')
      .toArray()
      .map((link) => Number(page.$(link).attr('href')!.split('/').at(-1)))
    const found = await db.product.findMany({ where: { id: { in: related } } })
    expect(related.length).toBeGreaterThan(1)
    expect(related).not.toContain(own.id)
    expect(found).toHaveLength(related.length)
    for (const other of found)
      expect(other.category === own.category || other.platform === own.platform).toBe(true)
    expect(page.link('All services like this')).toBe('/shop?category=ecomm')
  })

  test('that can be ordered says so, to search engines too', async () => {
    const page = await open('logo-sprint')
    expect(page.textOf('main')).toContain('You can order it now')
    expect(productData(page).offers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          availability: 'https://schema.org/InStock',
          url: `${PUBLIC_URL}${paths.product(ids['logo-sprint']!)}`,
        }),
      ]),
    )
  })

  test('that cannot be ordered yet says what happens, and has no form', async () => {
    const page = await open('event-site')
    expect(page.textOf('main')).toContain(
      'you can’t order this service yet and there’s nothing to pay',
    )
    expect(page.$('main button[name="intent"]')).toHaveLength(0)
    expect(page.link('Ask us about it')).toBe('/contact')
    expect(page.$(page.link('See related services').replace(/^[^#]*/, ''))).toHaveLength(1)
    expect(productData(page).offers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ availability: 'https://schema.org/OutOfStock' }),
      ]),
    )
  })

  test.each(LANGUAGES)('says all of it in %s', async (language) => {
    const page = await new Visitor({ language }).get(paths.product(ids['react-web-app']!))
    expect([page.status, page.language]).toEqual([200, language])
    expect(page.$('#comparison tbody tr')).toHaveLength(6)
    expect(page.text).not.toMatch(/\b(product|reviews|form|comparison)\.[a-z]+\b|\{\{/)
  })
})

describe('the reviews of a service', () => {
  const slug = 'logo-sprint'

  async function review(
    rating: number | null,
    changes: {
      status?: 'invited' | 'submitted' | 'published' | 'rejected'
      body?: string
      day?: number
      erased?: boolean
      name?: string
    } = {},
  ) {
    const {
      status = 'published',
      body = 'Well done.',
      day = 1,
      erased = false,
      name = 'Astrid Holmgård',
    } = changes
    const key = crypto.randomUUID()
    const user = await db.user.create({
      data: {
        username: key,
        email: `${key}@example.com`,
        name,
        erasedAt: erased ? new Date() : null,
      },
    })
    const order = await db.order.create({
      data: {
        number: key,
        placementKey: key,
        studioId: 1,
        visitorHash: key,
        userId: user.id,
        status: 'completed',
        completedAt: new Date('2026-10-05T10:00:00Z'),
        email: user.email,
        name,
        addressLine: 'x',
        postalCode: 'x',
        city: 'x',
        country: 'SE',
        language: 'en',
        currency: 'USD',
        net: 1,
        vatRate: 0,
        vat: 0,
        total: 1,
        termsVersion: 'x',
      },
    })
    await db.review.create({
      data: {
        orderId: order.id,
        productId: ids[slug]!,
        userId: user.id,
        status,
        rating,
        body,
        publishedAt: new Date(Date.UTC(2026, 9, 10 + day)),
      },
    })
    return { user, order }
  }

  afterEach(() => db.review.deleteMany({ where: { productId: ids[slug] } }))

  test('are none, and it says so, without an average', async () => {
    const page = await open(slug)
    expect(page.textOf('#reviews')).toContain('No reviews yet')
    expect(page.$('#reviews svg[role="img"]')).toHaveLength(0)
    expect(productData(page)).not.toHaveProperty('aggregateRating')
    expect(page.link('See our work')).toBe('/projects')
  })

  test('are only the published ones, the newest first, each with its author, day and how it is verified', async () => {
    await review(5, { body: 'Older.', day: 1 })
    await review(4, { body: 'Newer.', day: 2, name: 'Jan van der Berg' })
    await review(1, { body: 'Hidden.', status: 'submitted' })
    await review(1, { body: 'Refused.', status: 'rejected' })
    await review(null, { status: 'invited' })
    const page = await open(slug)
    expect(page.texts('#reviews blockquote')).toEqual(['Newer.', 'Older.'])
    const [first] = page.texts('#reviews figcaption')
    for (const words of ['Jan B.', 'Oct 12, 2026', 'Verified: order completed on Oct 5, 2026'])
      expect(first).toContain(words)
    expect(page.textOf('#reviews')).toContain('4.5 out of 5')
    expect(page.textOf('#reviews')).toContain('2 reviews')
    expect(page.html).not.toContain('van der Berg')
  })

  test('tell search engines their average', async () => {
    await review(5)
    await review(4)
    await review(4)
    expect(productData(await open(slug))).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 3,
        bestRating: 5,
      },
      review: expect.arrayContaining([
        expect.objectContaining({
          author: { '@type': 'Person', name: 'Astrid H.' },
          reviewBody: 'Well done.',
        }),
      ]),
    })
  })

  test('name nobody whose data is erased, and run nothing that was written into them', async () => {
    await review(3, { erased: true, body: '<img src=x onerror=alert(1)></script>' })
    const page = await open(slug)
    expect(page.textOf('#reviews figcaption')).toContain('A former client')
    expect(page.html).not.toContain('<img src=x')
    expect(page.html).not.toContain('Astrid')
  })

  test('are a few at first, and all of them by a link', async () => {
    for (let index = 0; index < 6; index += 1)
      await review(5, { body: `Review ${index}.`, day: index })
    const page = await open(slug)
    expect(page.texts('#reviews blockquote')).toHaveLength(4)
    const all = await visitor.get(page.link('Show all 6 reviews').replace(/#.*/, ''))
    expect(all.texts('#reviews blockquote')).toHaveLength(6)
    expect(all.$('link[rel="canonical"]').attr('href')).toBe(
      `${PUBLIC_URL}${paths.product(ids[slug]!)}`,
    )
  })
})

test('from one address 240 carts are started in an hour, and whoever has one is let on', async () => {
  const known = new Visitor()
  const add = (who: Visitor) =>
    who.post(paths.product(ids['logo-sprint']!), {
      ...{ deliverySpeed: 'standard', customisation: '', quantity: '1', intent: 'add' },
    })
  expect((await add(known)).status).toBe(200)
  await hit('new-cart:unknown', { limit: 1_000, window: HOUR, weight: 238 })
  expect((await add(new Visitor())).status).toBe(200)

  const refused = await add(new Visitor())
  expect(refused.status).toBe(429)
  expect(refused.textOf('main [role="alert"]')).toContain('Too many carts have been started')
  expect((await add(known)).status).toBe(200)
  const client = new Visitor()
  await client.signInAs('client')
  expect((await add(client)).status).toBe(200)
})
