import { describe, expect, test } from 'vitest'
import { sendMail } from '../../app/domain/mails/mails.server'
import { CURRENCIES, type Currency } from '~/domain/catalog/catalog.rules'
import { paths } from '../../app/paths'
import { db } from '~/platform/db/db.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { submission } from '../setup/form'
import { Visitor } from '../setup/visitor'

const BINDING = 'Order with obligation to pay'
const BUYER = {
  name: 'Maja Lind',
  addressLine: 'Södra Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
}

const WITH_PRICES = {
  prices: true,
  deliverySpeeds: true,
  addOns: { orderBy: { position: 'asc' }, include: { prices: true } },
  milestones: { orderBy: { position: 'asc' } },
} as const
const readProduct = (slug: string) =>
  db.product.findFirstOrThrow({ where: { slug }, include: WITH_PRICES })
const amountIn = (prices: { currency: string; amount: number }[], currency: Currency) =>
  prices.find((price) => price.currency === currency)!.amount

/**
 * Two sites with express delivery and an add-on, paid in shares, and a logo that is paid at once.
 */
async function readPurchase() {
  const [site, logo] = [await readProduct('webflow-company-site'), await readProduct('logo-sprint')]
  const express = site.deliverySpeeds.find(({ code }) => code === 'express')!
  const addOn = site.addOns[0]!
  /** By hand, from the prices alone; integer cents. */
  function sumsIn(currency: Currency) {
    const one =
      Math.round((amountIn(site.prices, currency) * (100 + express.surchargePercent)) / 100) +
      amountIn(addOn.prices, currency)
    const sites = 2 * one
    const logoPrice = amountIn(logo.prices, currency)
    const now = Math.round((sites * site.milestones[0]!.percentage) / 100) + logoPrice
    return { one, sites, logo: logoPrice, total: sites + logoPrice, now }
  }
  return { site, logo, express, addOn, sumsIn }
}

/** A visitor with all of it in the cart, through the pages of the services. */
async function shopper({ site, logo, express, addOn }: Awaited<ReturnType<typeof readPurchase>>) {
  const visitor = new Visitor({ language: 'en' })
  const chosen = {
    deliverySpeed: express.code,
    addOns: String(addOn.id),
    customisation: '',
    quantity: '2',
    intent: 'add',
  }
  await visitor.post(paths.product(site.id), chosen)
  await visitor.post(paths.product(logo.id), {
    deliverySpeed: 'standard',
    customisation: '',
    quantity: '1',
    intent: 'add',
  })
  return visitor
}

/** Pages are read with their spaces made plain. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const moneyIn = (currency: Currency) => (cents: number) => plain(formatMoney(cents, currency, 'en'))

/** What an e-invoice says of its total. */
async function invoicedTotal(visitor: Visitor, number: string) {
  const xml = await (await visitor.fetch(paths.document('invoices', number, 'xml'))).text()
  return Math.round(Number(/TaxInclusiveAmount[^>]*>([\d.]+)</.exec(xml)![1]) * 100)
}

describe('every price agrees', () => {
  test('on the way to the checkout, in each currency', async () => {
    const purchase = await readPurchase()
    const visitor = await shopper(purchase)
    const usd = purchase.sumsIn('USD')
    const cart = (await visitor.get(paths.cart())).textOf('main')
    for (const cents of [usd.one, usd.sites, usd.logo, usd.total])
      expect(cart).toContain(moneyIn('USD')(cents))
    expect(await (await visitor.fetch('/api/cart')).json()).toMatchObject({
      totalItems: 3,
      totalPrice: usd.total,
    })
    const checkout = (await visitor.get(paths.checkout())).textOf('main')
    for (const currency of CURRENCIES) {
      const { total, now } = purchase.sumsIn(currency)
      for (const cents of [total, now, total - now])
        expect(checkout).toContain(moneyIn(currency)(cents))
    }
  })

  test.each(CURRENCIES)('from the binding button to the invoice, paid in %s', async (currency) => {
    const purchase = await readPurchase()
    const visitor = await shopper(purchase)
    const sums = purchase.sumsIn(currency)
    const money = moneyIn(currency)
    const page = await visitor.get(paths.checkout())
    const { action, method, body } = submission(page, BINDING, {
      ...BUYER,
      currency,
      email: `sums-${currency.toLowerCase()}@example.com`,
    })
    const placed = await visitor.fetch(new URL(action, page.url).href, {
      method,
      body,
      referrer: page.url.href,
    })
    const id = placed.headers.get('Location')!.split('/').at(-1)!

    const session = await db.sandboxSession.findUniqueOrThrow({ where: { id } })
    const items = session.lineItems as { amount: number }[]
    expect([
      session.currency,
      session.amountTotal,
      items.reduce((sum, { amount }) => sum + amount, 0),
    ]).toEqual([currency, sums.now, sums.now])

    const back = new URL((await paySandboxSession(id, 'card', 'success'))!)
    const confirmation = await visitor.get(back.pathname + back.search)
    const orderId = confirmation.url.pathname.split('/').at(-1)!
    const job = await db.outboxJob.findUniqueOrThrow({ where: { key: `welcome:${orderId}` } })
    await sendMail(job)
    const mail = await db.mailMessage.findUniqueOrThrow({ where: { key: job.key } })
    for (const text of [confirmation.textOf('main'), plain(mail.text)]) {
      for (const cents of [sums.sites, sums.logo, sums.total, sums.now])
        expect(text).toContain(money(cents))
    }

    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { invoices: true, payables: true },
    })
    expect(order).toMatchObject({ currency, total: sums.total })
    expect(order.payables.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums.total)
    expect(order.invoices).toMatchObject([{ currency, total: sums.now }])
    expect(await invoicedTotal(visitor, order.invoices[0]!.number)).toBe(sums.now)
  })
})
