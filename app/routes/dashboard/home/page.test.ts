import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { placeSandboxOrder, visitorWithCart } from '#tests/factories/purchase'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const PAGES = ['/dashboard', '/dashboard/orders']
const UNAVAILABLE = {
  en: 'Error loading projects',
  sv: 'Projekten kunde inte hämtas',
  nl: 'De projecten konden niet worden geladen',
  pl: 'Nie udało się wczytać projektów',
}

let client: Visitor
let own: { id: string; number: string }[]
let foreign: { id: string; number: string }

/** A guest's order, whose account nobody here is signed in to. */
async function somebodyElsesOrder() {
  const product = await db.product.findFirstOrThrow({
    where: { status: 'published', availabilityStatus: 'available' },
  })
  const { sessionId, orderId } = await placeSandboxOrder(await visitorWithCart(product.id))
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  return db.order.findUniqueOrThrow({ where: { id: orderId }, select: { id: true, number: true } })
}

beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
  own = await db.order.findMany({
    where: { user: { username: 'client' } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, number: true },
  })
  foreign = await somebodyElsesOrder()
})

beforeEach(() => db.rateLimit.deleteMany())

describe.each(PAGES)('%s', (path) => {
  test('asks who is there, and comes back to the order', async () => {
    const address = `${path}?order=${own[0]!.id}`
    const { status, headers } = await new Visitor().fetch(address)
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(address)}`)
  })

  test('shows the earliest order, or the one that is asked for', async () => {
    expect(own.length).toBeGreaterThan(1)
    const selected = path === '/dashboard' ? 'header' : '#order'
    const shown = async (query: string) =>
      (await client.get(path + query)).textOf(`main ${selected}`)
    expect(await shown('')).toContain(own[0]!.number)
    expect(await shown(`?order=${own[1]!.id}`)).toContain(own[1]!.number)
  })

  test.each(['', 'no-id', '%00', "'", '00000000-0000-4000-8000-000000000000'])(
    'falls back to the earliest order for ?order=%s',
    async (wanted) => {
      const page = await client.get(`${path}?order=${wanted}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain(own[0]!.number)
    },
  )

  test('never shows another client’s order', async () => {
    const page = await client.get(`${path}?order=${foreign.id}`)
    expect(page.status).toBe(404)
    expect(page.html).not.toContain(foreign.number)
  })

  test('leads a person without orders to the shop', async () => {
    const freelancer = new Visitor()
    await freelancer.signInAs('freelancer')
    const page = await freelancer.get(path)
    expect(page.status).toBe(200)
    expect(page.textOf('main')).toContain('No orders yet')
    expect(page.link('Browse services')).toBe('/shop')
    expect(page.link('Freelancer dashboard')).toBe('/dashboard/freelancer')
  })

  test('shows the admin the way to the other areas, and a client none', async () => {
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect((await admin.get(path)).link('Admin overview')).toBe('/dashboard/admin')
    expect(
      (await client.get(path)).$('a[href^="/dashboard/admin"], a[href^="/dashboard/freelancer"]'),
    ).toHaveLength(0)
  })

  describe('with orders that do not load', () => {
    beforeEach(() =>
      db.$executeRawUnsafe('ALTER TABLE "Order" RENAME COLUMN "createdAt" TO "away"'),
    )
    afterEach(() => db.$executeRawUnsafe('ALTER TABLE "Order" RENAME COLUMN "away" TO "createdAt"'))

    test.each(Object.entries(UNAVAILABLE))(
      'says so in %s, in place of the orders',
      async (language, message) => {
        const page = await client.get(path, { 'Accept-Language': language })
        expect(page.status).toBe(503)
        expect(page.textOf('[role="alert"]')).toContain(message)
        expect(page.$('main nav, nav[aria-label]').length).toBeGreaterThan(0)
      },
    )
  })
})

describe('the dashboard', () => {
  test('says that the brief comes next, and what is prepaid', async () => {
    await client.get(`/dashboard?order=${own[0]!.id}`)
    const page = await client.get('/dashboard')
    expect(page.textOf('main section')).toContain('Next: your brief')
    expect(page.link('Open project details')).toBe(`/dashboard/projectdetails?order=${own[0]!.id}`)
    expect(page.text).toContain('Prepaid')
    expect(page.text).not.toMatch(/escrow/i)
    expect(page.$('main progress').attr('max')).toBeDefined()
    expect(page.textOf('main')).toContain('Payment of $')
  })

  test('switches the order by a form, and keeps it on the way to the orders', async () => {
    const page = await client.submit(await client.get('/dashboard'), 'Show', { order: own[1]!.id })
    expect(page.path).toBe(`/dashboard?order=${own[1]!.id}`)
    expect(page.$('#order-switcher option[selected]').attr('value')).toBe(own[1]!.id)
    expect(page.link('Orders')).toBe(`/dashboard/orders?order=${own[1]!.id}`)
  })

  test('marks itself as the current page', async () => {
    const page = await client.get(`/dashboard?order=${own[1]!.id}`)
    expect(page.texts('main [aria-current], nav [aria-current="page"]')).toContain('Dashboard')
  })
})

describe('the orders', () => {
  test('are a table with a caption, each leading to its detail', async () => {
    const page = await client.get('/dashboard/orders')
    expect(page.textOf('main table caption')).toBe('Your orders')
    expect(page.texts('main tbody tr')).toHaveLength(own.length)
    for (const { id, number } of own)
      expect(page.link(number)).toBe(`/dashboard/orders?order=${id}#order`)
  })

  test('have scope, invoice, VAT and withdrawal in the detail', async () => {
    const page = await client.get(`/dashboard/orders?order=${own[0]!.id}`)
    const invoice = await db.invoice.findFirstOrThrow({ where: { orderId: own[0]!.id } })
    const detail = page.textOf('#order')
    expect(page.texts('#order details summary')).toEqual([
      'What you get',
      'What you don’t get',
      'What we need from you',
    ])
    for (const words of [
      invoice.number,
      'VAT (25%)',
      'Consumers can withdraw until',
      'Order placed',
    ])
      expect(detail).toContain(words)
  })

  test('have an end', async () => {
    const page = await client.get('/dashboard/orders?older=1000.a')
    expect(page.status).toBe(200)
    expect(page.textOf('main')).toContain('There are no orders on this page.')
    expect(page.link('Go to the newest orders')).toBe('/dashboard/orders')
  })
})

describe('the queries of a page', () => {
  const extra = 45

  afterEach(() => db.order.deleteMany({ where: { number: { startsWith: 'EXTRA-' } } }))

  test.each(PAGES)(
    'of %s are few, however many orders there are and whatever is in the cart',
    async (path) => {
      const few = await countQueries(client, path)
      const product = await db.product.findFirstOrThrow({
        where: { availabilityStatus: 'available' },
        select: { id: true },
      })
      await client.submit(await client.get(`/shop/product/${product.id}`), `#order-${product.id}`)
      const withCart = await countQueries(client, path)
      const { id, ...model } = await db.order.findUniqueOrThrow({ where: { id: own[0]!.id } })
      const orders = Array.from({ length: extra }, () => ({
        ...model,
        number: `EXTRA-${randomUUID()}`,
        placementKey: randomUUID(),
        cartId: null,
        createdAt: new Date(),
      }))
      await db.order.createMany({ data: orders })
      const many = await countQueries(client, path)
      expect(few).toBeGreaterThan(3)
      expect(
        Math.max(few, withCart, many),
        `${few}, ${withCart} and ${many} statements`,
      ).toBeLessThanOrEqual(QUERY_BUDGET)
    },
  )
})
