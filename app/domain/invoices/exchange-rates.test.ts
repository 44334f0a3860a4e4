import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import {
  checkoutInput,
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { paidOrder, payNow } from '../../../tests/factories/running-order'
import { DAY } from '~/platform/clock'
import { getInvoice } from './billing-documents.server'
import { findRate, keepRates, updateRates } from './exchange-rates.server'

const STAFF = { visitor: null, client: null, admin: true }

let bank: Server
let url: string
let answer: { status: number; body: string }

beforeAll(async () => {
  await createStudio()
  bank = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`
})
afterAll(() => bank.close())
beforeEach(() => db.exchangeRate.deleteMany())

describe('exchange rates', () => {
  test('are kept as they come, for the currencies of the shop, once a day', async () => {
    answer = {
      status: 200,
      body: "<Cube time='2026-11-20'><Cube currency='USD' rate='1.16'/><Cube currency='JPY' rate='180'/><Cube currency='SEK' rate='10.962'/></Cube>",
    }
    await updateRates(url)
    await updateRates(url)
    const rows = await db.exchangeRate.findMany({ orderBy: { currency: 'asc' } })
    expect(rows).toEqual([
      { currency: 'EUR', day: '2026-11-20', sek: 10_962_000 },
      { currency: 'USD', day: '2026-11-20', sek: 9_450_000 },
    ])
  })

  test('that do not come leave those of before', async () => {
    await keepRates([{ currency: 'EUR', day: '2026-11-19', sek: 11_000_000 }])
    answer = { status: 503, body: '' }
    await expect(updateRates(url)).rejects.toThrow('503')
    expect(await db.exchangeRate.count()).toBe(1)
  })

  test('are those of the day, or the last before it', async () => {
    await keepRates([
      { currency: 'EUR', day: '2026-11-18', sek: 1 },
      { currency: 'EUR', day: '2026-11-20', sek: 3 },
    ])
    const on = (moment: string) => findRate(db, 'EUR', new Date(moment))
    expect(await on('2026-11-19T12:00:00Z')).toMatchObject({ sek: 1 })
    expect(await on('2026-11-20T12:00:00Z')).toMatchObject({ sek: 3 })
    expect(await on('2026-11-17T12:00:00Z')).toBeNull()
    expect(await findRate(db, 'SEK', new Date())).toBeNull()
    const within = (days: number) =>
      findRate(db, 'EUR', new Date('2026-12-01T12:00:00Z'), days * DAY)
    expect(await within(11)).toMatchObject({ sek: 3 })
    expect(await within(10)).toBeNull()
  })
})

describe('an invoice', () => {
  const invoiceOf = async (orderId: string) =>
    getInvoice((await db.invoice.findFirstOrThrow({ where: { orderId } })).number, STAFF)

  test('in another currency states its VAT in kronor too, at the rate of its day', async () => {
    await keepRates([{ currency: 'EUR', day: '2026-01-02', sek: 10_821_500 }])
    const { orderId } = await paidOrder({ currency: 'EUR' })
    const { vat, kronor } = await invoiceOf(orderId)
    expect(kronor).toEqual({ vat: Math.round(vat * 10.8215), rate: 10_821_500, day: '2026-01-02' })
  })

  test.each([
    ['SE', 10_821_500],
    ['NL', null],
  ] as const)('of a seller in %s has the rate of the Swedish books: %s', async (country, rate) => {
    await keepRates([{ currency: 'EUR', day: '2026-01-02', sek: 10_821_500 }])
    const studio = await db.studio.create({
      data: {
        id: country === 'SE' ? 81 : 82,
        slug: `seller-${country}`,
        name: 'Seller',
        status: 'published',
        languages: ['en'],
        currencies: ['EUR'],
        country,
        vatNumber: country === 'SE' ? 'SE969999999901' : 'NL123456789B01',
        email: 'seller@example.com',
      },
    })
    const { id: productId } = await createProduct()
    await db.product.update({ where: { id: productId }, data: { studioId: studio.id } })
    const { sessionId, orderId } = await placeSandboxOrder(
      await visitorWithCart(productId),
      checkoutInput({ currency: 'EUR' }),
    )
    await payNow(sessionId)
    const { vat, sekRate } = await db.invoice.findFirstOrThrow({ where: { orderId } })
    expect(vat).toBeGreaterThan(0)
    expect(sekRate).toBe(rate)
  })

  test.each([
    ['in kronor', { currency: 'SEK' as const }],
    ['without VAT', { currency: 'EUR' as const, country: 'US' as const }],
  ])('%s has nothing to convert', async (_, changes) => {
    await keepRates([{ currency: 'EUR', day: '2026-01-02', sek: 10_821_500 }])
    const { orderId } = await paidOrder(changes)
    expect((await invoiceOf(orderId)).kronor).toBeNull()
  })
})
