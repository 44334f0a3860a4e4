import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { sandboxGateway } from '~/platform/payments/sandbox.server'
import { after, HOUR } from '~/platform/clock'
import { createCoupon } from '../../../tests/factories/coupon'
import {
  checkoutInput,
  createProduct,
  createStudio,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { applyCoupon } from '~/domain/cart/cart-coupon.server'
import { findCart } from '~/domain/cart/cart.server'
import { summarizeCheckout } from './checkout-summary.server'
import { placeOrder } from './place-order.server'

beforeAll(() => createStudio())

const place = (visitor: string, changes = {}) =>
  placeOrder({ visitor, userId: null, language: 'en' }, checkoutInput(changes))

/** A cart with 99 of the dearest service there can be. */
const largeCart = async () =>
  visitorWithCart((await createProduct({ price: 20_000_000, milestones: [50, 50] })).id, 99)

test('what cannot be paid at once is told in the cart and at checkout, and not ordered', async () => {
  const visitor = await largeCart()
  const problem = { kind: 'tooMuch', bound: 99_999_999, currency: 'USD' }
  expect(await findCart(visitor, 'en')).toMatchObject({ problem, totalPrice: 1_980_000_000 })
  const { summaries } = await summarizeCheckout(visitor, 'en', { userId: null })
  expect(summaries.map((summary) => summary.problem?.kind)).toEqual(Array(4).fill('tooMuch'))
  for (const payBy of [undefined, 'link'] as const)
    await expect(
      place(visitor, payBy && { payBy, payerEmail: 'ada@payer.example' }),
    ).rejects.toMatchObject({ code: 'checkout.sum', details: problem })
  expect(await findCart(visitor, 'en')).toMatchObject({ status: 'active' })
})

test('what a row cannot hold is no order, whatever its coupon takes off', async () => {
  const visitor = await largeCart()
  const { code } = await createCoupon({ percentOff: 100 })
  expect(await applyCoupon(visitor, code)).toBeNull()
  expect(await findCart(visitor, 'en')).toMatchObject({ problem: null })
  await expect(place(visitor, { currency: 'SEK' })).rejects.toMatchObject({
    details: { kind: 'tooMuch', bound: 2_147_483_647, currency: 'SEK' },
  })
  expect((await place(visitor)).kind).toBe('paid')
})

test('what is too little to be charged is told, and not ordered', async () => {
  const { id } = await createProduct({ price: 1_000, milestones: [4, 96] })
  const visitor = await visitorWithCart(id)
  const problem = { kind: 'tooLittle', bound: 50, currency: 'USD' }
  expect(await findCart(visitor, 'en')).toMatchObject({ problem })
  await expect(place(visitor)).rejects.toMatchObject({ code: 'checkout.sum', details: problem })
  expect(await db.order.count({ where: { lines: { some: { productId: id } } } })).toBe(0)
})

test.each([49, 100_000_000])(
  'the sandbox refuses %s cents, as the provider does',
  async (amount) => {
    await expect(
      sandboxGateway.createSession({
        ...{ attemptId: `sum-${amount}`, payableId: 'p', email: 'a@example.com', language: 'en' },
        ...{ currency: 'USD', items: [{ name: 'Site', amount }], successUrl: '', cancelUrl: '' },
        expiresAt: after(HOUR),
      }),
    ).rejects.toMatchObject({ name: 'GatewayRefusal' })
  },
)
