import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Currency } from '~/domain/catalog/catalog.rules'
import { payPayable } from '~/domain/payments/pay-payable.server'
import { paths } from '../../app/paths'
import { db } from '~/platform/db/db.server'
import { createProduct } from '../factories/purchase'
import { payNow, readOrder, runningOrder } from '../factories/running-order'
import { resetSettings, setSetting } from '../factories/settings'
import { Visitor } from '../setup/visitor'
import { answerAll, issue, newQuote, rowOf, WIZARD } from '../setup/wizard'

const OFFERED: Currency[] = ['USD', 'EUR']
/** How amounts in what is not offered look in English, and their codes. */
const NOT_OFFERED = /SEK|PLN|złoty|krona\b/

let productId: number

beforeAll(async () => {
  productId = (await createProduct()).id
})
afterEach(async () => {
  await resetSettings()
  await db.rateLimit.deleteMany()
})
afterAll(resetSettings)

async function withCart(currency: Currency) {
  const visitor = new Visitor()
  await visitor.submit(await visitor.get(paths.product(productId)), 'Add to cart')
  const { id } = await db.cart.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await db.cart.update({ where: { id }, data: { currency } })
  return visitor
}

const currenciesAt = async (visitor: Visitor, path: string) => {
  const page = await visitor.get(path)
  return page
    .$('[name="currency"]')
    .toArray()
    .map((input) => page.$(input).attr('value'))
}

describe('a currency that is switched off', () => {
  test('stands on no public page, and not in the data for search engines', async () => {
    const before = await new Visitor().get(paths.product(productId))
    expect(before.html).toMatch(NOT_OFFERED)
    await setSetting('currencies', OFFERED)
    for (const path of [paths.product(productId), paths.shop(), paths.features(), WIZARD])
      expect((await new Visitor().get(path)).textOf('main')).not.toMatch(NOT_OFFERED)
    const page = await new Visitor().get(paths.product(productId))
    expect(page.textOf('main')).toContain('€1,840.00')
    const service = page
      .$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(page.$(script).text()))
      .find((data) => data['@type'] === 'Product')
    expect(
      service.offers.map(({ priceCurrency }: { priceCurrency: string }) => priceCurrency).sort(),
    ).toEqual(['EUR', 'USD'])
  })

  test('is left by a cart that had it, in the cart, its mirror, the customisation and at checkout', async () => {
    const visitor = await withCart('SEK')
    expect((await (await visitor.fetch('/api/cart')).json()).currency).toBe('SEK')
    await setSetting('currencies', OFFERED)
    expect(await (await visitor.fetch('/api/cart')).json()).toMatchObject({
      currency: 'USD',
      totalPrice: 200_000,
    })
    for (const path of [paths.cart(), paths.customizeCheckout(), paths.checkout()]) {
      const page = await visitor.get(path)
      expect([
        path,
        page.status,
        page.textOf('main').includes('$2,000.00'),
        NOT_OFFERED.exec(page.textOf('main'))?.index,
      ]).toEqual([path, 200, true, undefined])
    }
    expect(await currenciesAt(visitor, paths.checkout())).toEqual(OFFERED)
  })

  test('cannot be quoted in, whatever was chosen before', async () => {
    const visitor = new Visitor()
    await answerAll(visitor)
    const seen = await visitor.get(`${WIZARD}/summary?currency=SEK`)
    await setSetting('currencies', OFFERED)
    expect(await currenciesAt(visitor, `${WIZARD}/summary?currency=SEK`)).toEqual(OFFERED)
    const refused = await visitor.submit(seen, 'Get quote', { currency: 'SEK' })
    expect([refused.status, await currenciesAt(visitor, `${WIZARD}/summary`)]).toEqual([
      400,
      OFFERED,
    ])
    expect(await rowOf(await issue(visitor, 'EUR'))).toMatchObject({ currency: 'EUR' })
  })

  test('is left by the quote that follows one which is over', async () => {
    const { visitor, page } = await newQuote('SEK')
    await db.quote.update({
      where: { id: (await rowOf(page)).id },
      data: { expiresAt: new Date(0) },
    })
    await setSetting('currencies', OFFERED)
    const over = await visitor.get(page.path)
    expect(over.status).toBe(200)
    const next = await visitor.submit(over, 'Refresh at today’s prices')
    expect(await rowOf(next)).toMatchObject({ currency: 'USD' })
  })
})

describe('what was promised in a currency before it was switched off', () => {
  test('as a quote is put into the cart and ordered in it, until the cart is empty', async () => {
    const { visitor, page } = await newQuote('SEK')
    await setSetting('currencies', OFFERED)
    const cart = await visitor.submit(await visitor.get(page.path), 'Add to cart')
    expect(cart.textOf('main')).toContain('SEK')
    expect(await currenciesAt(visitor, paths.checkout())).toEqual([...OFFERED, 'SEK'])
    await visitor.post(paths.cart(), { intent: 'clear' })
    await visitor.submit(await visitor.get(paths.product(productId)), 'Add to cart')
    expect(await currenciesAt(visitor, paths.checkout())).toEqual(OFFERED)
  })

  test('as an order is paid in it to the last share', async () => {
    const { orderId } = await runningOrder({
      price: 100_000,
      milestones: [50, 50],
      currency: 'SEK',
    })
    await setSetting('currencies', OFFERED)
    const share = (await readOrder(orderId)).payables[1]!.id
    await db.payable.update({ where: { id: share }, data: { status: 'open' } })
    await payNow((await payPayable(share))!.split('/').at(-1)!)
    expect((await readOrder(orderId)).payables[1]).toMatchObject({
      status: 'paid',
      currency: 'SEK',
    })
  })
})
