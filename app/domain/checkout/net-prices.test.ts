import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCoupon, visitorWithCoupon } from '../../../tests/factories/coupon'
import {
  checkoutInput,
  createProduct,
  createStudio,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { payNow, payShare, readOrder } from '../../../tests/factories/running-order'
import { resetSettings, setSetting } from '../../../tests/factories/settings'
import { findCart } from '~/domain/cart/cart.server'
import { readTotals, writeTotals } from '~/domain/orders/shown-totals.rules'
import { sandboxGateway } from '~/platform/payments/sandbox.server'
import { db } from '~/platform/db/db.server'
import type { CheckoutInput } from './checkout.schema'
import { summarizeCheckout } from './checkout-summary.server'
import { placeOrder } from './place-order.server'

let product: { id: number }
beforeAll(async () => {
  await createStudio()
  product = await createProduct({ price: 125_000, milestones: [40, 60] })
})
beforeEach(resetSettings)

const POLISH = { country: 'PL', vatNumber: 'PL1234567890', companyName: 'Żagle' } as const
const AMERICAN = { country: 'US' } as const

/** What the checkout shows now, as its form sends it. */
async function shownTo(visitor: string) {
  const { summaries, without } = await summarizeCheckout(visitor, 'en', { userId: null })
  return { shown: readTotals(writeTotals(summaries)), without }
}

const press = (visitor: string, input: CheckoutInput) =>
  placeOrder({ visitor, userId: null, language: 'en' }, input)

/** Presses the button on the page with the shop's prices, and again on the one that follows. */
async function orderAs(visitor: string, buyer: Partial<CheckoutInput>) {
  const input = checkoutInput(buyer)
  const before = await shownTo(visitor)
  const refusal = await press(visitor, { ...input, shown: before.shown }).catch(
    (error: unknown) => error,
  )
  const after = await shownTo(visitor)
  const cart = await findCart(visitor, 'en')
  const placement = await press(visitor, { ...input, shown: after.shown })
  if (placement.kind !== 'pay') throw new Error('no payment page')
  const sessionId = placement.url.split('/').at(-1)!
  const { payable } = await db.checkoutAttempt.findUniqueOrThrow({
    where: { sessionId },
    select: { payable: { select: { orderId: true } } },
  })
  return { refusal, before, after, cart, sessionId, orderId: payable.orderId }
}

describe('who pays no VAT', () => {
  test.each([
    [POLISH, 'reverseCharge'],
    [AMERICAN, 'outsideEu'],
  ] as const)(
    '%j is told so before anything is ordered, and pays the net price from there to the last share',
    async (buyer, why) => {
      const visitor = await visitorWithCart(product.id)
      const { refusal, before, after, cart, sessionId, orderId } = await orderAs(visitor, buyer)
      expect(refusal).toMatchObject({ code: 'checkout.vatChanged', details: why })
      expect([before.shown.USD, before.without]).toEqual([125_000, null])
      expect([after.shown.USD, after.without]).toEqual([100_000, why])
      expect(cart).toMatchObject({ totalPrice: 100_000, without: why })
      expect((await sandboxGateway.retrieveSession(sessionId)).amount).toBe(40_000)

      await payNow(sessionId)
      const share = (await readOrder(orderId)).payables[1]!.id
      await db.payable.update({ where: { id: share }, data: { status: 'open' } })
      await payShare(share)
      const order = await readOrder(orderId)
      expect(order).toMatchObject({ net: 100_000, vat: 0, total: 100_000, vatRate: 0 })
      expect(order.invoices.map(({ net, vat, total }) => [net, vat, total]).sort()).toEqual([
        [40_000, 0, 40_000],
        [60_000, 0, 60_000],
      ])
    },
  )

  test('has a coupon’s part and sum without VAT too', async () => {
    const shares = await Promise.all(
      [{ percentOff: 10 }, { percentOff: null, amountOff: 12_500, currency: 'USD' }].map(
        async (terms) => {
          const coupon = await createCoupon(terms)
          return orderAs(await visitorWithCoupon(product.id, coupon.code), POLISH)
        },
      ),
    )
    for (const { orderId } of shares)
      expect(await readOrder(orderId)).toMatchObject({ discount: 10_000, total: 90_000, vat: 0 })
  })

  test('who takes the number back pays VAT again, and is told', async () => {
    const visitor = await visitorWithCart(product.id)
    await press(visitor, { ...checkoutInput(POLISH), shown: { USD: 125_000 } }).catch(() => null)
    await expect(
      press(visitor, { ...checkoutInput(), shown: (await shownTo(visitor)).shown }),
    ).rejects.toMatchObject({ code: 'checkout.vatChanged', details: 'with' })
    expect((await shownTo(visitor)).shown.USD).toBe(125_000)
  })

  test('pays what everybody pays where the studio says so', async () => {
    await setSetting('netPrices', false)
    const visitor = await visitorWithCart(product.id)
    const placement = await press(visitor, {
      ...checkoutInput(POLISH),
      shown: (await shownTo(visitor)).shown,
    })
    expect(placement.kind).toBe('pay')
    const order = await db.order.findFirstOrThrow({ where: { visitorHash: visitor } })
    expect(order).toMatchObject({ total: 125_000, vat: 0, reverseCharge: true })
  })
})
