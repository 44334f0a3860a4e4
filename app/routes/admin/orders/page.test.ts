import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { requestRefund } from '~/domain/payments/refunds.server'
import { orderTerms } from '~/domain/search/order-terms.server'
import { adminPaths } from '~/paths/admin'
import { db, transaction } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { ADMIN, paidOrder, readOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

beforeEach(() => db.rateLimit.deleteMany())

async function ask(orderId: string, amount: number) {
  const { id: paymentId } = (await readOrder(orderId)).payables[0]!.payments[0]!
  return transaction((tx) =>
    requestRefund(tx, { paymentId, amount, reason: 'goodwill', actor: ADMIN }),
  )
}

describe('the list', () => {
  const numbers = (page: Awaited<ReturnType<Visitor['get']>>) => page.texts('main tbody th a')

  test('finds an order by its number, and by its buyer in any case of letters', async () => {
    const email = `${randomUUID()}@example.com`
    const { orderId } = await paidOrder({
      name: 'Åsa Ringqvist',
      companyName: 'Lodjuret Förlag',
      email,
    })
    const { number } = await readOrder(orderId)
    for (const q of [
      number,
      number.toLowerCase(),
      'åsa ringqvist',
      'ÅSA',
      'lodjuret',
      email.toUpperCase(),
      `${email} åsa`,
    ]) {
      const page = await admin.submit(await admin.get(adminPaths.orders()), 'Show', { q })
      expect(page.url.searchParams.get('q'), q).toBe(q)
      expect(numbers(page), q).toContain(number)
      expect(page.link(number)).toBe(adminPaths.order(orderId))
    }
    expect(numbers(await admin.get(adminPaths.orders({ q: `${email} nobody` })))).toEqual([])
  })

  test('shows what waits for the studio', async () => {
    const { orderId, email } = await paidOrder()
    const waiting = async (waits: string) =>
      numbers(await admin.get(adminPaths.orders({ waits, q: email })))
    expect(await waiting('any')).toEqual([])
    await ask(orderId, 1000)
    expect(await waiting('refund')).toHaveLength(1)
    expect(await waiting('any')).toHaveLength(1)
    expect(await waiting('dispute')).toEqual([])
    expect((await admin.get(adminPaths.orders({ q: email }))).textOf('main tbody tr')).toContain(
      'Refund to approve',
    )
    await db.order.update({ where: { id: orderId }, data: { status: 'confirmed' } })
    expect(await waiting('setup')).toHaveLength(1)
    expect(numbers(await admin.get(adminPaths.orders({ status: 'completed', q: email })))).toEqual(
      [],
    )
    expect(
      numbers(await admin.get(adminPaths.orders({ status: 'confirmed', q: email }))),
    ).toHaveLength(1)
  })

  test('says that nothing fits, and leads to all orders', async () => {
    const page = await admin.get(adminPaths.orders({ q: 'zeppelin', status: 'closed' }))
    expect(page.textOf('main')).toContain('No matches')
    expect(page.link('Clear filters')).toBe(adminPaths.orders())
  })

  test('takes an address that makes no sense for all orders', async () => {
    for (const query of [
      '?status=lost&waits=x&sort=y&after=no-id',
      '?after=%00',
      '?q=%00',
      `?before=${randomUUID()}`,
    ]) {
      const page = await admin.get(adminPaths.orders() + query)
      expect(page.status, query).toBe(200)
      expect(numbers(page).length, query).toBeGreaterThan(0)
    }
  })

  test.each(LANGUAGES)('writes money and dates in %s', async (language) => {
    const { email } = await paidOrder({ price: 123_400 })
    const reader = new Visitor({ language })
    await reader.signIn('admin', DEMO_PASSWORD)
    expect((await reader.get(adminPaths.orders({ q: email }))).textOf('main tbody tr')).toMatch(
      /1[,.\s\u00a0]?234[.,]00/,
    )
  })

  describe('of many orders', () => {
    const many = 60
    const mark = randomUUID()

    beforeAll(async () => {
      const { id: _id, ...model } = await db.order.findFirstOrThrow()
      const orders = Array.from({ length: many }, (_, index) => ({
        ...model,
        number: `${mark}-${String(index).padStart(2, '0')}`,
        placementKey: randomUUID(),
        cartId: null,
        status: 'expired' as const,
        name: `Buyer ${String((index * 7) % many).padStart(2, '0')}`,
      }))
      for (const order of orders)
        await db.order.create({
          data: { ...order, words: { createMany: { data: orderTerms(order) } } },
        })
    })
    afterAll(() => db.order.deleteMany({ where: { number: { startsWith: mark } } }))

    async function walk(
      sort: string,
      rel: 'next' | 'prev',
      from = adminPaths.orders({ q: mark, sort }),
    ) {
      const pages: string[][] = []
      for (let address: string | undefined = from; address;) {
        const page = await admin.get(address)
        pages.push(numbers(page))
        from = address
        address = page.$(`main a[rel="${rel}"]`).attr('href')
      }
      return { pages, last: from }
    }

    test.each(['newest', 'oldest', 'name'])(
      'is paged there and back, sorted by %s',
      async (sort) => {
        const there = await walk(sort, 'next')
        expect(there.pages.map((page) => page.length)).toEqual([25, 25, 10])
        expect(new Set(there.pages.flat()).size).toBe(many)
        const back = await walk(sort, 'prev', there.last)
        expect(back.pages.reverse()).toEqual(there.pages)
        const first = { newest: `${mark}-59`, oldest: `${mark}-00`, name: `${mark}-00` }[sort]
        expect(there.pages[0]![0]).toBe(first)
      },
    )

    test('takes few queries', async () => {
      expect(await countQueries(admin, adminPaths.orders({ waits: 'any' }))).toBeLessThanOrEqual(
        QUERY_BUDGET,
      )
      expect(await countQueries(admin, adminPaths.orders({ q: mark }))).toBeLessThanOrEqual(
        QUERY_BUDGET,
      )
    })
  })
})
