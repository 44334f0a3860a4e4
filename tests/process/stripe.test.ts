import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECRET_KEY, startStripe } from '../mocks/stripe'
import {
  anyProductId,
  expectNothingBooked,
  expectOnboardedOnce,
  expectSoundBooks,
  orderOfSession,
} from './books'
import { postAndApply } from './delivery'
import { Installation } from './installation'
import { addToCart, guest, placeOrder } from './purchase'

const COMPLETED = 'checkout.session.completed'
const SUCCEEDED = 'checkout.session.async_payment_succeeded'
const FAILED = 'checkout.session.async_payment_failed'
const EXPIRED = 'checkout.session.expired'
const OLD_SECRET = 'whsec_of_last_week'
const SECRET = 'whsec_of_this_week'

let kanal: Installation
let stripe: Awaited<ReturnType<typeof startStripe>>
let productId: number
let visitor: ReturnType<Installation['visitor']>

beforeAll(async () => {
  stripe = await startStripe()
  kanal = await Installation.create()
  productId = await anyProductId(kanal.db)
  await kanal.start({
    WORKER: 'on',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: `${SECRET}, ${OLD_SECRET}`,
  })
})

afterAll(async () => {
  await kanal.dispose()
  await stripe.stop()
})

beforeEach(async () => {
  visitor = kanal.visitor()
  await addToCart(visitor, productId)
})

/** Orders the cart and gives the id of the session that the buyer is sent to. */
async function checkOut(buyer = guest()) {
  const { status, headers } = await placeOrder(visitor, buyer)
  expect(status).toBe(303)
  const { host, pathname } = new URL(headers.get('Location')!)
  expect(host).toBe('checkout.stripe.com')
  return pathname.split('/').at(-1)!
}

const tell = (id: string, type: string, secret = SECRET) =>
  postAndApply(kanal, stripe.event(id, type, secret), 'stripe')
const comeBack = (id: string) =>
  visitor.get(
    new URL(stripe.sessions.get(id)!.success_url).pathname +
      new URL(stripe.sessions.get(id)!.success_url).search,
  )

test('the session says what is bought, by whom and for how much', async () => {
  const buyer = guest()
  const id = await checkOut(buyer)
  const order = await orderOfSession(kanal.db, id)
  const payable = order.payables[0]!
  const session = stripe.sessions.get(id)!
  expect(session).toMatchObject({
    amount_total: payable.amount,
    currency: payable.currency.toLowerCase(),
    client_reference_id: payable.id,
    customer_email: buyer.email,
    locale: 'en',
    metadata: { payableId: payable.id },
  })
  expect(session.success_url).toBe(`${kanal.origin}/shop/order-confirmation?session_id=${id}`)
})

describe('a payment is booked once', () => {
  test('by its webhook', async () => {
    const id = await checkOut()
    stripe.pay(id)
    expect((await tell(id, COMPLETED)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })

  test('by the buyer coming back, before any webhook', async () => {
    const id = await checkOut()
    stripe.pay(id)
    expect((await comeBack(id)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })

  test('by both at once, and by repeats', async () => {
    const id = await checkOut()
    stripe.pay(id)
    await Promise.all([tell(id, COMPLETED), comeBack(id), tell(id, COMPLETED), tell(id, SUCCEEDED)])
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })

  test('by an event that is signed with the secret before', async () => {
    const id = await checkOut()
    stripe.pay(id)
    expect((await tell(id, COMPLETED, OLD_SECRET)).status).toBe(200)
    expect((await tell(id, COMPLETED, 'whsec_of_nobody')).status).toBe(400)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })

  test('when its money comes later', async () => {
    const id = await checkOut()
    stripe.pay(id, { delayed: true })
    await tell(id, COMPLETED)
    await expectNothingBooked(kanal.db, id)
    stripe.pay(id)
    await tell(id, SUCCEEDED)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })
})

test('a payment that failed later, and a session that expired, free the cart', async () => {
  const failed = await checkOut()
  stripe.pay(failed, { delayed: true })
  await tell(failed, COMPLETED)
  await tell(failed, FAILED)
  await expectNothingBooked(kanal.db, failed, ['payment-failed'])
  expect(await (await visitor.fetch('/api/cart')).json()).toMatchObject({ totalItems: 1 })

  const expired = await checkOut()
  stripe.expire(expired)
  await tell(expired, EXPIRED)
  expect(await orderOfSession(kanal.db, expired)).toMatchObject({
    status: 'expired',
    cart: { status: 'active' },
  })
})

test('a buyer who goes back and changes the cart leaves no payable session behind', async () => {
  const id = await checkOut()
  await addToCart(visitor, productId)
  expect(stripe.sessions.get(id)!.status).toBe('expired')
  const next = await checkOut()
  expect(stripe.sessions.get(next)!.amount_total).toBe(2 * stripe.sessions.get(id)!.amount_total)
})

describe('while Stripe does not answer well', () => {
  test('a lost answer is asked for again and opens one session', async () => {
    const before = stripe.sessions.size
    stripe.fail('drop')
    const id = await checkOut()
    expect(stripe.sessions.size).toBe(before + 1)
    expect(await kanal.db.checkoutAttempt.count({ where: { sessionId: id } })).toBe(1)
  })

  test('a slow answer is waited for, while others are served', async () => {
    const before = stripe.sessions.size
    stripe.fail('slow')
    const ordering = checkOut()
    expect((await kanal.visitor().get('/')).status).toBe(200)
    await ordering
    expect(stripe.sessions.size).toBe(before + 1)
  })

  test('the buyer is told, keeps what was typed, and can go on later', async () => {
    stripe.fail('refuse', 'refuse', 'refuse')
    const buyer = guest()
    const answer = await placeOrder(visitor, buyer)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(buyer.email)
    const id = await checkOut(buyer)
    stripe.pay(id)
    await tell(id, COMPLETED)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })

  test('the buyer who comes back sees the order, and the event is tried again until Stripe answers', async () => {
    const id = await checkOut()
    stripe.pay(id)
    stripe.fail('refuse', 'refuse', 'refuse')
    expect((await comeBack(id)).status).toBe(200)
    stripe.fail('refuse', 'refuse', 'refuse')
    expect((await tell(id, COMPLETED)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, id, 'stripe')
  })
})

test('after all this the books are sound', () => expectSoundBooks(kanal.db))
