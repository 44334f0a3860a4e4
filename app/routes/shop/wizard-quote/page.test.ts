import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { after, HOUR, MINUTE } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { hit } from '~/platform/rate-limit.server'
import { Visitor } from '#tests/setup/visitor'
import {
  answerAll,
  flashOf,
  FORM,
  issue,
  newQuote,
  numberOf,
  rowOf,
  TOTAL,
  WIZARD,
} from '#tests/setup/wizard'

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const cartOf = (visitor: Visitor) => visitor.get('/shop/cart')

describe('the quote', () => {
  test('has a number, its prices, a last day, and a link for whoever is to see it', async () => {
    const { page } = await newQuote()
    expect(page.url.pathname).toMatch(/^\/shop\/project-wizard\/quote\/[\da-f]{48}$/)
    const row = await rowOf(page)
    expect(row).toMatchObject({ status: 'issued', currency: 'USD', total: 1_028_000 })
    expect(row.expiresAt).toEqual(endOfTerm(30))
    const lines = (row.lines as { lines: { amount: number }[] }).lines
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.total)
    const reader = await new Visitor({ language: 'pl' }).get(page.path)
    expect(reader.heading).toBe(`Wycena ${row.number}`)
    expect(reader.text).toContain('10 280,00')
    expect(reader.text).toContain(page.url.href)
  })

  test('is listed, kept and told nowhere', async () => {
    const { page } = await newQuote()
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(page.$('meta[name="robots"]').attr('content')).toBe('noindex')
    expect(page.$('link[rel="canonical"]')).toHaveLength(0)
  })

  test('is one, however often it is asked for', async () => {
    const visitor = new Visitor()
    const summary = await answerAll(visitor)
    const before = await db.quote.count({ where: { number: { not: null } } })
    const pages = await Promise.all([1, 2, 3].map(() => visitor.submit(summary, 'Get quote')))
    expect(new Set(pages.map((page) => page.heading)).size).toBe(1)
    expect(await db.quote.count({ where: { number: { not: null } } })).toBe(before + 1)
    expect((await visitor.get(`${WIZARD}/summary`)).heading).toBe(pages[0]!.heading)
    const { id } = await rowOf(pages[0]!)
    expect(
      await db.event.count({ where: { subject: 'quote', subjectId: id, kind: 'quote.issued' } }),
    ).toBe(1)
  })

  test('stays as it is when its answers change, which make a new one', async () => {
    const { visitor, page } = await newQuote()
    await visitor.submit(await visitor.get(`${WIZARD}/timeline`), FORM, { pace: 'standard' })
    const next = await issue(visitor)
    expect(numberOf(next)).not.toBe(numberOf(page))
    expect((await visitor.get(page.path)).textOf('main')).toContain(TOTAL)
    const other = new Visitor()
    const own = await other.submit(await other.get(page.path), 'Edit answers')
    expect([own.path, flashOf(own).includes(numberOf(page))]).toEqual([`${WIZARD}/summary`, true])
  })

  test.each(['', 'x', '0'.repeat(48)])('is not found under "%s"', async (token) => {
    const page = await new Visitor().get(`${WIZARD}/quote/${token || 'nothing'}`)
    expect(page.status).toBe(404)
  })

  test('refuses what it does not know', async () => {
    const { page } = await newQuote()
    expect((await new Visitor().post(page.path, { intent: 'steal' })).status).toBe(400)
  })
})

describe('one press', () => {
  test('puts all of it in the cart as it stands, once however often it is pressed', async () => {
    const { visitor, page } = await newQuote()
    const cart = await visitor.submit(page, 'Add to cart')
    expect(cart.path).toBe('/shop/cart')
    expect(flashOf(cart)).toContain(`Quote ${numberOf(page)} is in your cart.`)
    await visitor.submit(page, 'Add to cart')
    const again = await cartOf(visitor)
    expect(again.textOf('main')).toContain(TOTAL)
    const items = await db.cartItem.findMany({
      where: { cart: { items: { some: { customisation: { contains: numberOf(page) } } } } },
      include: { product: true },
      orderBy: { createdAt: 'asc' },
    })
    expect(
      items.map(({ product, quantity, deliverySpeed, addOnIds }) => [
        product.slug,
        quantity,
        deliverySpeed,
        (addOnIds as number[]).length,
      ]),
    ).toEqual([
      ['webflow-company-site', 1, 'express', 1],
      ['website-copy-pack', 1, 'express', 1],
      ['logo-sprint', 1, 'express', 0],
    ])
    for (const words of [
      `From quote ${numberOf(page)}`,
      'Languages: English, Swedish',
      'https://example.org/two',
      'We open in March.',
    ])
      expect(items[0]!.customisation).toContain(words)
    const row = await rowOf(page)
    expect(row.status).toBe('accepted')
    expect(
      await db.event.count({
        where: { subject: 'quote', subjectId: row.id, kind: 'quote.accepted' },
      }),
    ).toBe(1)
  })

  test('of somebody who has the link fills their own cart, in the quote’s currency', async () => {
    const { page } = await newQuote('EUR')
    const colleague = new Visitor({ language: 'sv' })
    const cart = await colleague.submit(await colleague.get(page.path), 'Lägg i varukorgen')
    expect(cart.path).toBe('/shop/cart')
    expect(cart.texts('main ul > li a[href^="/shop/product/"]').length).toBeGreaterThanOrEqual(3)
    const { total } = await rowOf(page)
    expect(cart.textOf('main')).toContain(formatMoney(total!, 'EUR', 'sv').replace(/\s/g, ' '))
  })
})

describe('when the shop has changed since', () => {
  const logo = { slug: 'logo-sprint' }
  let undo: () => Promise<unknown>

  async function changeLogo(change: { price?: number; availabilityStatus?: string }) {
    const { id, price, availabilityStatus } = await db.product.findFirstOrThrow({ where: logo })
    const set = async (amount: number, status: string) => {
      await db.productPrice.updateMany({
        where: { productId: id, currency: 'USD' },
        data: { amount },
      })
      await db.product.update({
        where: { id },
        data: { price: amount, availabilityStatus: status },
      })
    }
    undo = () => set(price, availabilityStatus)
    await set(change.price ?? price, change.availabilityStatus ?? availabilityStatus)
  }

  afterEach(async () => {
    await undo?.()
  })

  test('the quote says both prices, and takes no press that saw the old one', async () => {
    const { visitor, page } = await newQuote()
    await changeLogo({ price: 100_000 })
    const stale = await visitor.submit(page, 'Add to cart')
    expect([stale.status, stale.errors]).toEqual([
      409,
      ['Prices have just changed. Check them before you continue.'],
    ])
    expect(stale.text).toContain('This quote was $10,280.00. At today’s prices it’s $10,417.50.')
    expect(stale.text).toContain('Logo sprint: $1,112.50 then, $1,250.00 today')
    expect((await cartOf(visitor)).text).toContain('Your cart is empty')
    const cart = await visitor.submit(await visitor.get(page.path), 'Add to cart at today’s prices')
    expect(cart.textOf('main')).toContain('$10,417.50')
  })

  test('the quote says what is not sold any more, and has no button for the cart', async () => {
    const { visitor, page } = await newQuote()
    await changeLogo({ availabilityStatus: 'coming_soon' })
    const later = await visitor.get(page.path)
    expect(later.text).toContain('No longer available like this: Logo sprint.')
    expect(
      later
        .$('button')
        .toArray()
        .map((button) => later.$(button).text()),
    ).not.toContain('Add to cart')
    expect((await visitor.submit(page, 'Add to cart')).status).toBe(409)
  })
})

describe('a quote that is over', () => {
  async function expiredQuote() {
    const { visitor, page } = await newQuote()
    const { id } = await rowOf(page)
    await db.quote.update({ where: { id }, data: { expiresAt: after(-MINUTE) } })
    return { visitor, page, id }
  }

  test('says so, and goes into no cart', async () => {
    const { visitor, page } = await expiredQuote()
    const later = await visitor.get(page.path)
    expect(later.text).toContain('This quote has expired')
    const pressed = await visitor.submit(page, 'Add to cart')
    expect(pressed.status).toBe(409)
    expect((await cartOf(visitor)).text).toContain('Your cart is empty')
  })

  test('comes back at today’s prices under a new number, once however often it is asked for', async () => {
    const { visitor, page, id } = await expiredQuote()
    const later = await visitor.get(page.path)
    const [fresh, twin] = await Promise.all(
      [1, 2].map(() => visitor.submit(later, 'Refresh at today’s prices')),
    )
    expect(fresh!.path).toBe(twin!.path)
    expect(fresh!.path).not.toBe(page.path)
    expect(numberOf(fresh!)).not.toBe(numberOf(page))
    expect(await db.quote.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'expired' })
    expect((await visitor.submit(fresh!, 'Add to cart')).path).toBe('/shop/cart')
  })
})

// Last, since a limit that is reached is remembered for a second.
test('too many quotes from one network have to wait', async () => {
  const visitor = new Visitor()
  const summary = await answerAll(visitor)
  for (let time = 0; time < 30; time += 1) await hit('quote:unknown', { limit: 30, window: HOUR })
  const page = await visitor.submit(summary, 'Get quote')
  expect(page.status).toBe(429)
  expect(page.errors.join()).toMatch(/^Too many quotes\. Try again in (59|60) minutes\.$/)
})
