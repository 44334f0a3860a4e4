import { isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createCoupon, usesOf, visitorWithCoupon } from '../../../tests/factories/coupon'
import {
  checkoutInput,
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { paidOrder, payNow, readOrder } from '../../../tests/factories/running-order'
import { createSeller, soldBy } from '../../../tests/factories/studio'
import { addToCart, findCart, updateQuantity } from '../cart/cart.server'
import { mergeCarts } from '../cart/merge-carts.server'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { summarizeCheckout } from '~/domain/checkout/checkout-summary.server'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { expireAttempts } from '../payments/checkout.server'
import { applyCoupon, removeCoupon } from '~/domain/cart/cart-coupon.server'

let single: { id: number }
let staged: { id: number }

beforeAll(async () => {
  await createStudio()
  single = await createProduct({ price: 200_000 })
  staged = await createProduct({ price: 100_001, milestones: [30, 40, 30] })
})

const NOBODY = { userId: null }
const order = (visitor: string, input = checkoutInput()) =>
  placeOrder({ visitor, userId: null, language: 'en' }, input)
const orderOf = (orderId: string) =>
  db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      lines: { orderBy: { position: 'asc' } },
      payables: { orderBy: { position: 'asc' } },
    },
  })

/** Why an order was not placed: null for another total, undefined when it was. */
async function refusalOf(work: Promise<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    if (isRefusal(error, 'checkout.totalChanged')) return null
    if (isRefusal(error, 'checkout.couponLost')) return error.details.refusal
    throw error
  }
}

describe('in the cart', () => {
  test('is found by its code, counts, and is taken out again', async () => {
    const coupon = await createCoupon()
    const visitor = await visitorWithCart(single.id)
    expect(await applyCoupon(visitor, ` ${coupon.code.toLowerCase()} `)).toBeNull()
    expect(await findCart(visitor, 'en')).toMatchObject({
      totalPrice: 180_000,
      coupon: { code: coupon.code, discount: 20_000, refusal: null },
    })
    await removeCoupon(visitor)
    expect(await findCart(visitor, 'en')).toMatchObject({ totalPrice: 200_000, coupon: null })
  })

  test('changes nothing when it is refused', async () => {
    const good = await createCoupon()
    const over = await createCoupon({ expiresAt: after(-1) })
    const visitor = await visitorWithCoupon(single.id, good.code)
    expect(await applyCoupon(visitor, 'NO-SUCH-CODE')).toEqual({ refusal: 'unknown', coupon: null })
    expect(await applyCoupon(visitor, over.code)).toMatchObject({
      refusal: 'expired',
      coupon: { code: over.code },
    })
    expect(await findCart(visitor, 'en')).toMatchObject({ coupon: { code: good.code } })
  })

  test('counts no longer when the cart falls below its minimum, and says so', async () => {
    const coupon = await createCoupon({
      amountOff: 10_000,
      currency: 'USD',
      minimumAmount: 300_000,
    })
    const visitor = await visitorWithCart(single.id, 2)
    await applyCoupon(visitor, coupon.code)
    const cart = await findCart(visitor, 'en')
    expect(cart).toMatchObject({ totalPrice: 390_000 })
    await updateQuantity(visitor, cart!.items[0]!.id, 1)
    expect(await findCart(visitor, 'en')).toMatchObject({
      totalPrice: 200_000,
      coupon: { discount: 0, refusal: 'minimum' },
    })
  })

  test('of an amount counts in its currency alone, a percentage in all', async () => {
    const amount = await createCoupon({ amountOff: 10_000, currency: 'USD' })
    const visitor = await visitorWithCoupon(single.id, amount.code)
    const { summaries } = await summarizeCheckout(visitor, 'en', NOBODY)
    expect(
      summaries.map(({ currency, discount, refusal }) => [currency, discount, refusal]),
    ).toEqual([
      ['USD', 10_000, null],
      ['EUR', 0, 'currency'],
      ['SEK', 0, 'currency'],
      ['PLN', 0, 'currency'],
    ])
    await applyCoupon(visitor, (await createCoupon()).code)
    const percentage = await summarizeCheckout(visitor, 'en', NOBODY)
    expect(percentage.summaries.map(({ discount }) => discount)).toEqual([
      20_000, 18_400, 208_000, 79_000,
    ])
  })

  test('comes along when a signed-in person’s carts become one', async () => {
    const coupon = await createCoupon()
    const user = await db.user.create({
      data: { username: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Mila' },
    })
    const [before, now] = [await visitorWithCoupon(single.id, coupon.code), randomUUID()]
    await mergeCarts(before, user.id)
    await mergeCarts(now, user.id)
    expect(await findCart(now, 'en')).toMatchObject({
      coupon: { code: coupon.code, refusal: null },
    })
  })
})

describe('an order with a coupon', () => {
  test('is cheaper by it in total, by line and in each payable, to the cent', async () => {
    const coupon = await createCoupon({ percentOff: 15 })
    const visitor = await visitorWithCart(single.id)
    await addToCart(visitor, { productId: staged.id })
    await applyCoupon(visitor, coupon.code)
    const { orderId, sessionId } = await placeSandboxOrder(visitor)
    await payNow(sessionId)
    const { lines, payables, ...row } = await orderOf(orderId)
    expect(row).toMatchObject({
      couponId: coupon.id,
      couponCounted: true,
      discount: 45_000,
      total: 255_001,
      net: 204_001,
      vat: 51_000,
    })
    expect(lines.map(({ amount, discount }) => [amount, discount])).toEqual([
      [170_000, 30_000],
      [85_001, 15_000],
    ])
    expect(payables.map(({ amount }) => amount)).toEqual([195_500, 34_001, 25_500])
    expect(payables.reduce((sum, { vat }) => sum + vat, 0)).toBe(row.vat)
    const [invoice] = await db.invoice.findMany({
      where: { orderId },
      include: { lines: { orderBy: { position: 'asc' } } },
    })
    expect(invoice!.lines.reduce((sum, { net }) => sum + net, 0)).toBe(invoice!.net)
    expect(invoice!.lines.map(({ discount, unitNet, net }) => unitNet - discount - net)).toEqual([
      0, 0,
    ])
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
  })

  test('keeps to the sum that was shown, or nothing is ordered', async () => {
    const coupon = await createCoupon()
    const visitor = await visitorWithCoupon(single.id, coupon.code)
    expect(await refusalOf(order(visitor, checkoutInput({ shown: { USD: 200_000 } })))).toBeNull()
    await db.coupon.update({ where: { id: coupon.id }, data: { expiresAt: after(-1) } })
    expect(await refusalOf(order(visitor, checkoutInput({ shown: { USD: 180_000 } })))).toBe(
      'expired',
    )
    expect(await refusalOf(order(visitor))).toBe('expired')
    expect(await db.order.count({ where: { visitorHash: visitor } })).toBe(0)
    expect(await findCart(visitor, 'en')).toMatchObject({ status: 'active', totalPrice: 200_000 })
    const placed = await placeSandboxOrder(visitor, checkoutInput({ shown: { USD: 200_000 } }))
    expect(await orderOf(placed.orderId)).toMatchObject({
      total: 200_000,
      discount: 0,
      couponId: null,
    })
  })

  test('has the last use of it alone when many race for it', async () => {
    const coupon = await createCoupon({ useLimit: 1 })
    const visitors = await Promise.all(
      Array.from({ length: 4 }, () => visitorWithCoupon(single.id, coupon.code)),
    )
    const outcomes = await Promise.all(visitors.map((visitor) => refusalOf(order(visitor))))
    expect(outcomes.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(outcomes.filter((refusal) => refusal === 'usedUp')).toHaveLength(3)
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
  })

  test('gives its use back once when it ends unpaid, however it ends', async () => {
    const coupon = await createCoupon({ useLimit: 1 })
    const visitor = await visitorWithCoupon(single.id, coupon.code)
    await placeSandboxOrder(visitor)
    expect(await findCart(visitor, 'en')).toMatchObject({
      status: 'checkout_pending',
      coupon: { discount: 20_000, refusal: null },
    })
    await addToCart(visitor, { productId: single.id })
    expect(await usesOf(coupon.id)).toEqual({ uses: 0, held: 0 })

    const { orderId } = await placeSandboxOrder(visitor)
    await expireAttempts(after(2 * HOUR))
    await expireAttempts(after(2 * HOUR))
    expect((await orderOf(orderId)).status).toBe('expired')
    expect(await usesOf(coupon.id)).toEqual({ uses: 0, held: 0 })

    const last = await placeSandboxOrder(visitor)
    await cancelOrder(last.orderId, 'Agreed', { type: 'admin', id: 1 })
    expect(await usesOf(coupon.id)).toEqual({ uses: 0, held: 0 })
  })

  test('keeps its use when it was paid and is cancelled', async () => {
    const coupon = await createCoupon({ useLimit: 1 })
    const { orderId, sessionId } = await placeSandboxOrder(
      await visitorWithCoupon(single.id, coupon.code),
    )
    await payNow(sessionId)
    await cancelOrder(orderId, 'Agreed', { type: 'admin', id: 1 })
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
  })

  test('that was over and is paid after all keeps its price, and counts again only within the limit', async () => {
    const coupon = await createCoupon({ useLimit: 1 })
    const late = await placeSandboxOrder(await visitorWithCoupon(single.id, coupon.code))
    await db.checkoutAttempt.update({
      where: { id: late.attemptId },
      data: { expiresAt: after(-HOUR), sessionId: null },
    })
    await expireAttempts()
    await db.checkoutAttempt.update({
      where: { id: late.attemptId },
      data: { sessionId: late.sessionId },
    })
    const other = await placeSandboxOrder(await visitorWithCoupon(single.id, coupon.code))
    await payNow(late.sessionId)
    const { status, events, total, payables } = await readOrder(late.orderId)
    expect({ status, total }).toEqual({ status: 'awaiting_brief', total: 180_000 })
    expect(payables[0]!.status).toBe('paid')
    expect(events.map(({ kind }) => kind)).toContain('order.coupon_over_limit')
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
    await payNow(other.sessionId)
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
  })
})

describe('a coupon for a first order', () => {
  test('is refused to an account that has paid one before', async () => {
    const coupon = await createCoupon({ firstOrderOnly: true })
    const { orderId } = await paidOrder()
    const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    const visitor = await visitorWithCart(single.id)
    await mergeCarts(visitor, userId!)
    expect(await applyCoupon(visitor, coupon.code)).toMatchObject({ refusal: 'notFirst' })
  })

  test('is taken from an account that has ordered of another studio alone', async () => {
    const coupon = await createCoupon({ firstOrderOnly: true })
    const { orderId } = await soldBy((await createSeller()).id)
    const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    const visitor = await visitorWithCart(single.id)
    await mergeCarts(visitor, userId!)
    expect(await applyCoupon(visitor, coupon.code)).toBeNull()
  })

  test('does not tell a guest whether the owner of an address has ordered; the team is told', async () => {
    const coupon = await createCoupon({ firstOrderOnly: true })
    const { email } = await paidOrder()
    const place = async (input: ReturnType<typeof checkoutInput>) =>
      placeSandboxOrder(await visitorWithCoupon(single.id, coupon.code), input)
    const [known, unknown] = [await place(checkoutInput({ email })), await place(checkoutInput())]
    expect(await orderOf(known.orderId)).toMatchObject({ discount: 20_000 })
    expect(await orderOf(unknown.orderId)).toMatchObject({ discount: 20_000 })
    for (const { sessionId } of [known, unknown]) await payNow(sessionId)
    const noted = (orderId: string) =>
      db.event.count({ where: { orderId, kind: 'order.coupon_not_first' } })
    expect([await noted(known.orderId), await noted(unknown.orderId)]).toEqual([1, 0])
  })

  test('does not stand in its own way when the buyer comes back from the payment page', async () => {
    const coupon = await createCoupon({ firstOrderOnly: true })
    const visitor = await visitorWithCoupon(single.id, coupon.code)
    const { email } = await placeSandboxOrder(visitor)
    const { summaries } = await summarizeCheckout(visitor, 'en', { userId: null })
    expect(summaries[0]).toMatchObject({ discount: 20_000, refusal: null })
    const second = await placeSandboxOrder(visitor, checkoutInput({ email }))
    expect(await orderOf(second.orderId)).toMatchObject({ discount: 20_000 })
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
  })
})
