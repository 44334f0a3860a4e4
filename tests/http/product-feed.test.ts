import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { programPaths } from '~/paths/programs'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { Visitor } from '../setup/visitor'

const visitor = new Visitor()

async function read(path: string) {
  const answer = await visitor.fetch(path)
  const $ = load(await answer.text(), { xml: true })
  const items = $('item').toArray()
  const of = (name: string) => items.map((item) => $(item).find(`g\\:${name}`).text())
  return { answer, $, items, of }
}

describe('the product feed', () => {
  test.each(LANGUAGES)('has every service with its price, and speaks %s', async (lng) => {
    const { answer, $, items, of } = await read(programPaths.productFeed({ lng, currency: 'EUR' }))
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ])
    expect($('channel > language').text()).toBe(lng)
    const sold = await db.product.findMany({
      where: { studioId: 1, status: 'published', prices: { some: { currency: 'EUR' } } },
      include: { prices: { where: { currency: 'EUR' } } },
    })
    expect(sold.length).toBeGreaterThan(20)
    expect(items).toHaveLength(sold.length)
    expect([...of('id')].sort()).toEqual(sold.map(({ id }) => String(id)).sort())
    const prices = Object.fromEntries(sold.map(({ id, prices }) => [id, prices[0]!.amount]))
    for (const [index, id] of of('id').entries())
      expect(of('price')[index]).toBe(`${(prices[id]! / 100).toFixed(2)} EUR`)
    for (const name of ['title', 'description', 'link', 'image_link', 'product_type', 'brand'])
      expect(of(name).filter((text) => text.length === 0)).toEqual([])
    expect(new Set(of('condition'))).toEqual(new Set(['new']))
  })

  test('leads to pages and pictures that are there, and agrees with their data', async () => {
    const { of } = await read(programPaths.productFeed({ lng: 'en', currency: 'USD' }))
    const [link] = of('link')
    const page = await visitor.get(link!)
    expect([page.status, page.$('html').attr('lang')]).toEqual([200, 'en'])
    const product = page
      .$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(page.$(script).text()))
      .find((data) => data['@type'] === 'Product')
    const [offer] = product.offers
    expect(`${offer.price} ${offer.priceCurrency}`).toBe(of('price')[0])
    expect(String(offer.deliveryLeadTime.value)).toBe(of('max_handling_time')[0])
    expect((await visitor.fetch(of('image_link')[0]!)).headers.get('Content-Type')).toMatch(
      /^image/,
    )
  })

  test('says which service cannot be had', async () => {
    const { id, availabilityStatus } = await db.product.findFirstOrThrow({
      where: { studioId: 1, status: 'published', availabilityStatus: 'available' },
    })
    const path = programPaths.productFeed({ lng: 'en', currency: 'USD' })
    const told = async () => {
      const { of } = await read(path)
      return of('availability')[of('id').indexOf(String(id))]
    }
    expect(await told()).toBe('in_stock')
    await db.product.update({ where: { id }, data: { availabilityStatus: 'waitlist' } })
    try {
      await expect.poll(told, { timeout: 20_000 }).toBe('out_of_stock')
    } finally {
      await db.product.update({ where: { id }, data: { availabilityStatus } })
    }
  })

  test.each(['GBP', 'euro', ''])('is not there in %j', async (currency) => {
    const { answer } = await read(`/shop/feed.xml?currency=${currency}`)
    expect(answer.status).toBe(404)
  })

  test('of a studio has its own services, in its own currencies and languages', async () => {
    const { of, $ } = await read(programPaths.studioFeed('fjord-and-fold', { lng: 'sv' }))
    expect($('channel > title').text()).toBe('Fjord & Fold')
    expect(of('price')[0]).toMatch(/^\d+\.\d\d SEK$/)
    expect(new Set(of('brand'))).toEqual(new Set(['Fjord & Fold']))
    const links = of('link')
    expect(links).not.toHaveLength(0)
    for (const link of links) expect(link).toContain('/studiostack/studio/fjord-and-fold/')
    expect((await visitor.fetch(programPaths.studioFeed('nobody'))).status).toBe(404)
    const polish = programPaths.studioFeed('fjord-and-fold', { currency: 'PLN' })
    expect((await visitor.fetch(polish)).status).toBe(404)
  })
})

test.each(LANGUAGES)(
  'llms.txt says in %s what is sold here, and where the rest is',
  async (lng) => {
    const answer = await visitor.fetch(programPaths.llms({ lng }))
    expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    const text = await answer.text()
    expect(text).toMatch(/^# Kanal\n\n> .+\n\n## .+\n\n- \[/)
    expect(text).toContain(translator(lng, 'shop')('catalog.title'))
    const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter((link) => !link.startsWith('http'))).toEqual([])
    for (const link of [links[0]!, links.at(-1)!]) {
      const found = await visitor.fetch(link)
      expect([link, found.status]).toEqual([link, 200])
    }
    const robots = await (await visitor.fetch('/robots.txt')).text()
    expect(robots).toContain('/llms.txt')
  },
)
