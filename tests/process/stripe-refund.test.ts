import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SECRET_KEY, startStripe } from '../mocks/stripe'
import { expectSoundBooks, orderOfSession } from './books'
import { postAndApply } from './delivery'
import { Installation } from './installation'
import { addToCart, guest, placeOrder } from './purchase'

const SECRET = 'whsec_of_this_week'
const PATIENCE = 60_000

let kanal: Installation
let stripe: Awaited<ReturnType<typeof startStripe>>

beforeAll(async () => {
  stripe = await startStripe()
  kanal = await Installation.create()
  await kanal.start({
    WORKER: 'on',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
  })
})

afterAll(async () => {
  await kanal.dispose()
  await stripe.stop()
})

const tell = (id: string, type: string) =>
  postAndApply(kanal, stripe.event(id, type, SECRET), 'stripe')

/** A service that is paid at once, for a sum that needs no second admin to give back. */
async function smallProductId() {
  const where = {
    milestonePayment: false,
    price: { lte: 100_000 },
    status: 'published',
    availabilityStatus: 'available',
  } as const
  return (await kanal.db.product.findFirstOrThrow({ where, orderBy: { id: 'asc' } })).id
}

/** A guest's paid order, by its session, and the payment at Stripe. */
async function buy() {
  const visitor = kanal.visitor()
  await addToCart(visitor, await smallProductId())
  const buyer = guest()
  const { headers } = await placeOrder(visitor, buyer)
  const sessionId = new URL(headers.get('Location')!).pathname.split('/').at(-1)!
  stripe.pay(sessionId)
  expect((await tell(sessionId, 'checkout.session.completed')).status).toBe(200)
  return { visitor, buyer, sessionId, paymentId: stripe.sessions.get(sessionId)!.payment_intent! }
}

/** The address in the confirmation's mail that withdraws. */
async function withdrawalLink(email: string) {
  const mail = await vi.waitFor(
    () => kanal.db.mailMessage.findFirstOrThrow({ where: { to: email, template: 'welcome' } }),
    { timeout: PATIENCE },
  )
  const page = await kanal.visitor().get(`/demo/outbox/${mail.id}`)
  return page.$('a[href*="/withdraw/"]').attr('href')!
}

test('a withdrawal by the link in the mail gives the money back at Stripe, once', async () => {
  const { visitor, buyer, sessionId, paymentId } = await buy()
  const page = await visitor.get(await withdrawalLink(buyer.email))
  const confirm = await visitor.submit(page, 'main form')
  await visitor.submit(confirm, 'main form:has([value="confirm"])')
  const refunds = () =>
    [...stripe.money.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentId)
  const { total } = await orderOfSession(kanal.db, sessionId)
  await vi.waitFor(() => expect(refunds()).toMatchObject([{ amount: total }]), {
    timeout: PATIENCE,
  })

  const { id } = refunds()[0]!
  await Promise.all([
    tell(id, 'refund.updated'),
    tell(id, 'refund.created'),
    tell(id, 'refund.updated'),
  ])
  const mails = () =>
    kanal.db.mailMessage.count({ where: { to: buyer.email, template: 'refunded' } })
  await vi.waitFor(async () => expect(await mails()).toBe(1), { timeout: PATIENCE })
  expect(await orderOfSession(kanal.db, sessionId)).toMatchObject({
    status: 'withdrawn',
    payables: [{ payments: [{ status: 'refunded', refundedAmount: total }] }],
  })
  expect(
    await kanal.db.creditNote.findMany({ where: { refund: { gatewayRefundId: id } } }),
  ).toMatchObject([{ total }])
})

test('a dispute sets an order aside, and lost it ends the order, in whatever order it is told', async () => {
  const { sessionId, paymentId } = await buy()
  const { id } = stripe.money.dispute(paymentId)
  await tell(id, 'charge.dispute.created')
  expect(await orderOfSession(kanal.db, sessionId)).toMatchObject({ status: 'disputed' })
  stripe.money.decide(id, 'lost')
  await Promise.all([
    tell(id, 'charge.dispute.closed'),
    tell(id, 'charge.dispute.updated'),
    tell(id, 'charge.dispute.created'),
  ])
  expect(await orderOfSession(kanal.db, sessionId)).toMatchObject({
    status: 'cancelled',
    payables: [{ payments: [{ status: 'lost' }] }],
  })
  await expectSoundBooks(kanal.db)
})
