import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { fingerprint } from '~/platform/session/session.server'
import { createProduct, createStudio } from '../../../tests/factories/purchase'
import { findCart } from '../cart/cart.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { acceptQuote } from './accept-quote.server'
import { readCatalog } from './offers.server'
import { getQuote } from './quotes.server'

const PRICES = { first: 184_000, second: 92_000 }
const TOTAL = PRICES.first + PRICES.second
let products: { id: number }[]

beforeAll(async () => {
  await createStudio()
  products = [await createProduct({ price: 200_000 }), await createProduct({ price: 100_000 })]
})

function quotedLine(productId: number, amount: number, phase: string) {
  return {
    productId,
    slug: '',
    name: 'Harbour site',
    phase,
    speed: 'standard',
    workingDays: 5,
    base: amount,
    surcharge: 0,
    addOns: [],
    amount,
    because: [],
    milestonePayment: false,
  }
}

/** An issued quote in euros over both services. */
async function issuedQuote() {
  const token = randomUUID()
  const lines = [
    quotedLine(products[0]!.id, PRICES.first, 'main'),
    quotedLine(products[1]!.id, PRICES.second, 'after'),
  ]
  await db.quote.create({
    data: {
      ...{
        tokenHash: fingerprint(token),
        studioId: OWN_STUDIO_ID,
        status: 'issued',
        step: 'specs',
        number: `Q-${token}`,
        answers: {},
        currency: 'EUR',
      },
      ...{
        lines: { lines, notes: [], workingDays: 10, alternatives: [] },
        total: TOTAL,
        expiresAt: after(30 * DAY),
      },
    },
  })
  return getQuote(token)
}

const statusOf = async (id: string) => (await db.quote.findUniqueOrThrow({ where: { id } })).status

describe('accepting a quote', () => {
  test('puts all of it into the cart, in its currency, and closes it, once', async () => {
    const [quote, visitor, catalog] = [await issuedQuote(), randomUUID(), await readCatalog()]
    expect(await acceptQuote(quote, visitor, TOTAL, catalog)).toBe('accepted')
    const cart = await findCart(visitor, 'en')
    expect(cart).toMatchObject({ currency: 'EUR', totalItems: 2, totalPrice: TOTAL })
    expect(await statusOf(quote.id)).toBe('accepted')
    await Promise.all([1, 2].map(() => acceptQuote(quote, visitor, TOTAL, catalog)))
    expect(await findCart(visitor, 'en')).toEqual(cart)
    expect(await db.event.count({ where: { subjectId: quote.id, kind: 'quote.accepted' } })).toBe(1)
  })

  test('that fails half way leaves no cart behind and the quote open', async () => {
    const [quote, visitor, catalog] = [await issuedQuote(), randomUUID(), await readCatalog()]
    await db.product.update({
      where: { id: products[1]!.id },
      data: { availabilityStatus: 'coming_soon' },
    })
    try {
      await expect(acceptQuote(quote, visitor, TOTAL, catalog)).rejects.toMatchObject({
        code: 'cart.unavailable',
      })
    } finally {
      await db.product.update({
        where: { id: products[1]!.id },
        data: { availabilityStatus: 'available' },
      })
    }
    expect(await findCart(visitor, 'en')).toBeNull()
    expect(await db.cart.count({ where: { tokenHash: visitor } })).toBe(0)
    expect(await statusOf(quote.id)).toBe('issued')
  })

  test('does nothing at another total than the one that was shown', async () => {
    const [quote, visitor] = [await issuedQuote(), randomUUID()]
    expect(await acceptQuote(quote, visitor, TOTAL - 1, await readCatalog())).toBe('changed')
    expect(await findCart(visitor, 'en')).toBeNull()
  })
})
