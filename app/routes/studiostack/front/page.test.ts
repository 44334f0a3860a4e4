import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '~/platform/db/db.server'
import { Visitor } from '#tests/setup/visitor'

const FRONT = '/studiostack/studio/fjord-and-fold'
let product = ''
let other = 0

beforeAll(async () => {
  const { products } = await db.studio.findUniqueOrThrow({
    where: { slug: 'fjord-and-fold' },
    select: { products: { orderBy: { id: 'asc' }, take: 1 } },
  })
  product = `${FRONT}/product/${products[0]!.id}`
  other = (
    await db.product.findFirstOrThrow({
      where: { studioId: 1, status: 'published', availabilityStatus: 'available' },
    })
  ).id
})

describe('a studio’s shop front', () => {
  it('is in its own look and words, and says who sells', async () => {
    const page = await new Visitor().get(FRONT)
    expect(page.status).toBe(200)
    const html = page.html
    expect(html).toContain('Identities that begin on paper.')
    expect(html).toContain('Fjord &amp; Fold Handelsbolag')
    expect(html).toContain(`${FRONT}/brand.css?v=`)
    expect(html).not.toContain('footer.tagline')
    expect(html).toContain('hrefLang="sv"')
    expect(html).not.toContain('hrefLang="pl"')
  })

  it('speaks the visitor’s language when it can, else its first', async () => {
    expect((await new Visitor({ language: 'sv' }).get(FRONT)).html).toContain(
      'Identiteter som börjar på papper.',
    )
    const polish = await new Visitor({ language: 'pl' }).get(FRONT)
    expect(polish.url.search).toBe('?lng=en')
    expect(polish.html).toContain('lang="en"')
  })

  it('has a style sheet that can be kept for ever, and a logo', async () => {
    const visitor = new Visitor()
    const { html } = await visitor.get(FRONT)
    const sheet = await visitor.fetch(/href="([^"]*brand\.css[^"]*)"/.exec(html)![1]!)
    expect(sheet.headers.get('Content-Type')).toContain('text/css')
    expect(sheet.headers.get('Cache-Control')).toContain('immutable')
    expect((await visitor.fetch(`${FRONT}/logo`)).headers.get('Content-Type')).toBe('image/png')
  })

  it.each([
    '/studiostack/studio/kanal',
    '/studiostack/studio/nobody',
    '/studiostack/studio/%3Cscript%3E',
    '/studiostack/studio/nobody/brand.css',
  ])('there is none at %s', async (path) => {
    expect((await new Visitor().fetch(path)).status).toBe(404)
  })

  it('has no product of another studio, and the shop none of its', async () => {
    expect((await new Visitor().fetch(`${FRONT}/product/${other}`)).status).toBe(404)
    expect((await new Visitor().fetch(`/shop/product/${product.split('/').at(-1)}`)).status).toBe(
      404,
    )
  })

  it('counts the showing of a page by day, and records no one', async () => {
    const { id } = await db.studio.findUniqueOrThrow({ where: { slug: 'fjord-and-fold' } })
    const views = async () =>
      (
        await db.studioVisit.aggregate({
          where: { studioId: id, path: '/projects' },
          _sum: { views: true },
        })
      )._sum.views ?? 0
    const before = await views()
    await new Visitor().get(`${FRONT}/projects`)
    await new Visitor({ headers: { 'User-Agent': 'Examplebot/1.0' } }).get(`${FRONT}/projects`)
    expect(await views()).toBe(before + 1)
  })
})

describe('selling', () => {
  it('puts a service into the cart, which says whose it is; another studio’s asks first', async () => {
    const visitor = new Visitor()
    const cart = await visitor.submit(await visitor.get(product), 'button[value="add"]')
    expect(cart.url.pathname).toBe('/shop/cart')
    expect(cart.html).toContain('Services of Fjord &amp; Fold')
    const refused = await visitor.submit(
      await visitor.get(`/shop/product/${other}`),
      'button[value="add"]',
    )
    expect(refused.status).toBe(409)
    expect(refused.html).toContain('Your cart contains services from Fjord &amp; Fold')
    expect((await visitor.get('/shop/cart')).html).toContain('Services of Fjord &amp; Fold')
    const replaced = await visitor.submit(refused, 'button[value="replace"]')
    expect(replaced.url.pathname).toBe('/shop/cart')
    expect(replaced.html).not.toContain('Fjord &amp; Fold')
  })

  it('says at checkout who sells', async () => {
    const visitor = new Visitor()
    await visitor.submit(await visitor.get(product), 'button[value="add"]')
    expect((await visitor.get('/shop/checkout')).html).toContain(
      'You’re buying from Fjord &amp; Fold (Fjord &amp; Fold Handelsbolag)',
    )
  })
})

describe('an enquiry', () => {
  it('goes to the studio alone', async () => {
    const visitor = new Visitor()
    const page = await visitor.get(FRONT)
    const bad = await visitor.submit(page, '#enquiry-form', {
      name: '',
      email: 'nobody',
      message: '',
    })
    expect(bad.status).toBe(400)
    const sent = await visitor.submit(page, '#enquiry-form', {
      name: 'Ada',
      email: 'ada-asks@example.com',
      message: 'A book of our harbour?',
    })
    expect(sent.url.search).toContain('sent=1')
    const message = await db.contactMessage.findFirstOrThrow({
      where: { email: 'ada-asks@example.com' },
      include: { studio: true },
    })
    expect(message.studio.slug).toBe('fjord-and-fold')
    const jobs = await db.outboxJob.findMany({ where: { key: { endsWith: message.id } } })
    expect(jobs).toMatchObject([
      { payload: { template: 'studio-enquiry', to: 'studio@fjordandfold.example' } },
    ])
  })
})
