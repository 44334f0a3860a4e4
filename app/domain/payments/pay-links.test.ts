import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { createCoupon, usesOf, visitorWithCoupon } from '../../../tests/factories/coupon'
import {
  checkoutInput,
  createProduct,
  createStudio,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { payNow, readOrder } from '../../../tests/factories/running-order'
import { addToCart, findCart } from '~/domain/cart/cart.server'
import { settleSession } from './checkout.server'
import { findPayable, payPayable } from './pay-payable.server'
import { endPayLinks, remindOfPayLinks } from './pay-links.server'
import { placeOrder } from '~/domain/checkout/place-order.server'

let product: { id: number }

beforeAll(async () => {
  await createStudio()
  product = await createProduct({ price: 200_000 })
})

const byLink = () =>
  checkoutInput({ payBy: 'link', payerName: 'Ada Payer', payerEmail: 'ada@payer.example' })
const mailsOf = async (id: string) => {
  const jobs = await db.outboxJob.findMany({
    where: { kind: 'mail', key: { endsWith: id } },
    orderBy: { key: 'asc' },
  })
  return jobs
    .map(({ payload }) => payload as { template: string; to: string })
    .map(({ template, to }) => `${template} to ${to}`)
}

async function placeByLink(visitor: string, input = byLink()) {
  const placement = await placeOrder({ visitor, userId: null, language: 'en' }, input)
  if (placement.kind !== 'sent') throw new Error('the order was not placed by link')
  const order = await readOrder(placement.orderId)
  return { orderId: order.id, payableId: order.payables[0]!.id, email: input.email, input }
}

async function openSession(payableId: string) {
  return (await payPayable(payableId))!.split('/').at(-1)!
}

describe('an order that somebody else pays', () => {
  test('uses up the cart, waits for seven days, and writes to both', async () => {
    const visitor = await visitorWithCart(product.id)
    const { orderId, payableId, email, input } = await placeByLink(visitor)
    expect(await findCart(visitor, 'en')).toBeNull()
    const order = await readOrder(orderId)
    expect(order).toMatchObject({
      status: 'pending_payment',
      payerName: 'Ada Payer',
      payerEmail: 'ada@payer.example',
      termsVersion: expect.stringMatching(/^\d/),
    })
    expect(order.payUntil).toEqual(endOfTerm(7, order.createdAt))
    expect(order.payables[0]!.dueAt).toEqual(order.payUntil)
    expect(await mailsOf(payableId)).toEqual(['pay-link to ada@payer.example'])
    expect(await mailsOf(orderId)).toEqual([`pay-link-sent to ${email}`])
    const again = await placeOrder({ visitor, userId: null, language: 'en' }, input)
    expect(again).toEqual({ kind: 'sent', orderId })
    expect(await mailsOf(payableId)).toHaveLength(1)
  })

  test('belongs to the buyer once it is paid; the payer has a receipt', async () => {
    const { orderId, payableId, email } = await placeByLink(await visitorWithCart(product.id))
    const session = await openSession(payableId)
    expect(await db.sandboxSession.findUnique({ where: { id: session } })).toMatchObject({
      customerEmail: 'ada@payer.example',
    })
    await payNow(session)
    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { user: true, project: true },
    })
    expect(order).toMatchObject({ status: 'awaiting_brief', user: { email } })
    expect(order.project).not.toBeNull()
    expect(await db.user.count({ where: { email: 'ada@payer.example' } })).toBe(0)
    expect(await mailsOf(payableId)).toContain('payer-receipt to ada@payer.example')
    expect(await mailsOf(orderId)).toContain(`welcome to ${email}`)
  })

  test('survives a payment page that was left, and a payment that failed', async () => {
    const { orderId, payableId } = await placeByLink(await visitorWithCart(product.id))
    const first = await openSession(payableId)
    await paySandboxSession(first, 'klarna', 'delayed_failure')
    await settleSession(first)
    await settleSession(first, { failed: true })
    expect((await findPayable(payableId))!.state).toBe('payable')
    const second = await openSession(payableId)
    expect(second).not.toBe(first)
    await payNow(second)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })

  test('is reminded of once, in the last two days', async () => {
    const { payableId } = await placeByLink(await visitorWithCart(product.id))
    await remindOfPayLinks(after(4 * DAY))
    expect(await mailsOf(payableId)).toEqual(['pay-link to ada@payer.example'])
    await remindOfPayLinks(after(6 * DAY))
    await remindOfPayLinks(after(6 * DAY + HOUR))
    expect(
      (await mailsOf(payableId)).filter((mail) => mail.startsWith('pay-link-reminder')),
    ).toEqual(['pay-link-reminder to ada@payer.example'])
  })

  test('ends when its time is over: the cart and the coupon’s use are back, and the buyer knows', async () => {
    const coupon = await createCoupon({ useLimit: 1 })
    const visitor = await visitorWithCoupon(product.id, coupon.code)
    const { orderId, payableId, email } = await placeByLink(visitor)
    const session = await openSession(payableId)
    await endPayLinks(after(7 * DAY - HOUR))
    expect((await readOrder(orderId)).status).toBe('pending_payment')
    await endPayLinks(after(8 * DAY))
    await endPayLinks(after(8 * DAY))
    const { status, events } = await readOrder(orderId)
    expect(status).toBe('expired')
    expect(events.filter(({ kind }) => kind === 'order.expired')).toHaveLength(1)
    expect(await db.sandboxSession.findUnique({ where: { id: session } })).toMatchObject({
      status: 'expired',
    })
    expect(await usesOf(coupon.id)).toEqual({ uses: 0, held: 0 })
    expect(await mailsOf(orderId)).toContain(`pay-link-over to ${email}`)
    expect(await findCart(visitor, 'en')).toMatchObject({
      totalPrice: 180_000,
      coupon: { code: coupon.code },
    })
    expect((await findPayable(payableId))!.state).toBe('closed')
  })

  test('ends without touching the cart that the buyer has begun since', async () => {
    const visitor = await visitorWithCart(product.id)
    await placeByLink(visitor)
    await addToCart(visitor, { productId: product.id, quantity: 3 })
    await endPayLinks(after(8 * DAY))
    expect(await findCart(visitor, 'en')).toMatchObject({ totalItems: 3 })
  })

  test('is not ended while its payment is on its way', async () => {
    const { orderId, payableId } = await placeByLink(await visitorWithCart(product.id))
    const session = await openSession(payableId)
    await paySandboxSession(session, 'klarna', 'delayed_success')
    await settleSession(session)
    await endPayLinks(after(8 * DAY))
    expect((await readOrder(orderId)).status).toBe('pending_payment')
    await db.sandboxSession.update({ where: { id: session }, data: { settlesAt: new Date(0) } })
    await settleSession(session)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })

  test('that was paid when its time ran out is booked, not ended', async () => {
    const { orderId, payableId } = await placeByLink(await visitorWithCart(product.id))
    await paySandboxSession(await openSession(payableId), 'card', 'success')
    await endPayLinks(after(8 * DAY))
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })

  test('cannot be paid once its time is over, even before the timer has come by', async () => {
    const { orderId, payableId } = await placeByLink(await visitorWithCart(product.id))
    await db.order.update({ where: { id: orderId }, data: { payUntil: after(-HOUR) } })
    expect((await findPayable(payableId))!.state).toBe('closed')
    expect(await payPayable(payableId)).toBeNull()
  })
})
