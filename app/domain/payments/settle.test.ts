import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { gateway } from '~/platform/payments/payments.server'
import { InvalidSignatureError } from '~/platform/payments/gateway'
import {
  checkoutInput,
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import { addToCart, findCart } from '../cart/cart.server'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { cancelCheckout } from './reopen-cart.server'
import { settleSession } from './checkout.server'
import { applySession } from './settle.server'
import { applyEvent, receiveWebhook } from '~/domain/provider-events/receive-webhook.server'

let single: { id: number }
let staged: { id: number }

beforeAll(async () => {
  await createStudio()
  single = await createProduct()
  staged = await createProduct({ price: 100_001, milestones: [30, 40, 30] })
})

async function signed(sessionId: string, type: string) {
  return signSandboxEvent(await sandboxObject({ kind: 'session', id: sessionId }), type)
}

async function deliver(sessionId: string, type: string) {
  const { body, signature } = await signed(sessionId, type)
  await tellWebhook({ body, signature })
}

/** Everything that one paid order must have exactly once. */
async function outcomeOf(orderId: string, email: string) {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { payables: { orderBy: { position: 'asc' } }, invoices: true },
  })
  const [users, projects, payments, ledger, mails] = await Promise.all([
    db.user.count({ where: { email } }),
    db.project.findMany({
      where: { orderId },
      include: { milestones: { orderBy: { position: 'asc' } } },
    }),
    db.payment.findMany({ where: { payable: { orderId } } }),
    db.ledgerEntry.findMany({ where: { transaction: { orderId } } }),
    db.outboxJob.count({ where: { key: `welcome:${orderId}` } }),
  ])
  return { order, users, projects, payments, ledger, mails }
}

async function expectOnboardedOnce(orderId: string, email: string) {
  const outcome = await outcomeOf(orderId, email)
  expect(outcome.order.status).toBe('awaiting_brief')
  expect(outcome).toMatchObject({ users: 1, mails: 1 })
  expect(outcome.projects).toHaveLength(1)
  expect(outcome.payments).toHaveLength(1)
  expect(outcome.order.invoices).toHaveLength(1)
  expect(outcome.ledger.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
  return outcome
}

describe('a payment', () => {
  test.each([
    ['of the same figure in another currency', { currency: 'SEK' }],
    ['of a cent less', { amount: 199_999 }],
    ['of a cent more', { amount: 200_001 }],
  ])('%s books nothing; what was asked for does', async (_what, change) => {
    const { sessionId, orderId, email } = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(sessionId, 'card', 'success')
    const told = await gateway.retrieveSession(sessionId)
    expect(told).toMatchObject({ amount: 200_000, currency: 'USD', paymentStatus: 'paid' })
    await expect(applySession({ ...told, ...change })).rejects.toThrow('differs')
    expect(await outcomeOf(orderId, email)).toMatchObject({
      order: { status: 'pending_payment', invoices: [] },
      payments: [],
      ledger: [],
      projects: [],
    })
    await applySession(told)
    await expectOnboardedOnce(orderId, email)
  })

  test('that was said to have failed and comes after all is booked like any other', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(order.sessionId, 'klarna', 'delayed_success')
    await deliver(order.sessionId, 'checkout.session.completed')
    await deliver(order.sessionId, 'checkout.session.async_payment_failed')
    expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
      status: 'cancelled',
    })
    await db.sandboxSession.update({
      where: { id: order.sessionId },
      data: { settlesAt: new Date(0) },
    })
    await deliver(order.sessionId, 'checkout.session.async_payment_succeeded')
    await expectOnboardedOnce(order.orderId, order.email)
  })

  test('makes account, project, invoice, ledger entries and mail, once', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id, 2))
    await paySandboxSession(order.sessionId, 'card', 'success')
    await deliver(order.sessionId, 'checkout.session.completed')
    const { order: row, ledger } = await expectOnboardedOnce(order.orderId, order.email)
    expect(row).toMatchObject({ total: 400_000, vat: 80_000, net: 320_000, vatRate: 2500 })
    expect(ledger.map(({ account, amount }) => [account, amount]).sort()).toEqual([
      ['gateway:sandbox', 400_000],
      ['prepayments', -320_000],
      ['vat', -80_000],
    ])
  })

  test('of a milestone product asks for the first share and drafts the rest, to the cent', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(staged.id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    await settleSession(order.sessionId)
    const { order: row, projects } = await expectOnboardedOnce(order.orderId, order.email)
    expect(row.payables.map(({ amount, status }) => [amount, status])).toEqual([
      [30_000, 'paid'],
      [40_001, 'draft'],
      [30_000, 'draft'],
    ])
    expect(row.payables.reduce((sum, payable) => sum + payable.amount, 0)).toBe(row.total)
    expect(row.payables.reduce((sum, payable) => sum + payable.vat, 0)).toBe(row.vat)
    expect(projects[0]!.milestones.map(({ status }) => status)).toEqual([
      'funded',
      'planned',
      'planned',
    ])
  })

  test('told ten times at once, by webhook and by the return page, happens once', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? settleSession(order.sessionId)
          : deliver(order.sessionId, 'checkout.session.completed'),
      ),
    )
    await expectOnboardedOnce(order.orderId, order.email)
    expect(await db.webhookEvent.count({ where: { payload: { contains: order.sessionId } } })).toBe(
      1,
    )
  })

  test('told out of order ends the same', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(order.sessionId, 'card', 'delayed_success')
    await db.sandboxSession.update({
      where: { id: order.sessionId },
      data: { settlesAt: new Date(0) },
    })
    await deliver(order.sessionId, 'checkout.session.async_payment_succeeded')
    await deliver(order.sessionId, 'checkout.session.completed')
    await deliver(order.sessionId, 'checkout.session.expired')
    await expectOnboardedOnce(order.orderId, order.email)
  })

  test('that comes after the order was cancelled revives it', async () => {
    const visitor = await visitorWithCart(single.id)
    const order = await placeSandboxOrder(visitor)
    await db.checkoutAttempt.update({
      where: { id: order.attemptId },
      data: { status: 'cancelled', liveKey: null },
    })
    await db.order.update({ where: { id: order.orderId }, data: { status: 'cancelled' } })
    await paySandboxSession(order.sessionId, 'card', 'success')
    await deliver(order.sessionId, 'checkout.session.completed')
    await expectOnboardedOnce(order.orderId, order.email)
  })

  test('by somebody who has an account goes to that account', async () => {
    const user = await db.user.create({
      data: { username: 'returning', email: 'returning@example.com', name: 'Returning' },
    })
    const order = await placeSandboxOrder(
      await visitorWithCart(single.id),
      checkoutInput({ email: user.email }),
    )
    await paySandboxSession(order.sessionId, 'card', 'success')
    await settleSession(order.sessionId)
    const { order: row } = await expectOnboardedOnce(order.orderId, user.email)
    expect(row.userId).toBe(user.id)
  })
})

describe('a delayed payment', () => {
  test('waits, keeps the visitor from paying twice, and then onboards', async () => {
    const visitor = await visitorWithCart(single.id)
    const order = await placeSandboxOrder(visitor)
    await paySandboxSession(order.sessionId, 'card', 'delayed_success')
    await deliver(order.sessionId, 'checkout.session.completed')
    expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
      status: 'pending_payment',
    })
    expect(await findCart(visitor, 'en')).toBeNull()
    await db.sandboxSession.update({
      where: { id: order.sessionId },
      data: { settlesAt: new Date(0) },
    })
    await deliver(order.sessionId, 'checkout.session.async_payment_succeeded')
    await expectOnboardedOnce(order.orderId, order.email)
  })

  test('that fails gives the cart back and onboards nobody', async () => {
    const visitor = await visitorWithCart(single.id)
    const order = await placeSandboxOrder(visitor)
    await paySandboxSession(order.sessionId, 'card', 'delayed_failure')
    await deliver(order.sessionId, 'checkout.session.completed')
    await deliver(order.sessionId, 'checkout.session.async_payment_failed')
    const { order: row, users, projects, mails } = await outcomeOf(order.orderId, order.email)
    expect(row.status).toBe('cancelled')
    expect({ users, projects, mails }).toEqual({ users: 0, projects: [], mails: 0 })
    expect(await findCart(visitor, 'en')).toMatchObject({ totalItems: 1, status: 'active' })
  })
})

describe('placing an order', () => {
  // One that comes a moment later finds the cart already waiting for the order of the first.
  test.each([0, 1, 2, 4, 8, 12, 16, 24])(
    'twice with the same form, %i ms apart, gives one order',
    async (apart) => {
      const visitor = await visitorWithCart(single.id)
      const input = checkoutInput()
      const placements = await Promise.all(
        [0, 1, 2, 3].map(async (turn) => {
          await setTimeout(turn * apart)
          return placeOrder({ visitor, userId: null, language: 'en' }, input)
        }),
      )
      expect(
        new Set(placements.map((placement) => (placement.kind === 'pay' ? placement.url : '')))
          .size,
      ).toBe(1)
      expect(await db.order.count({ where: { visitorHash: visitor } })).toBe(1)
    },
  )

  test('and then changing the cart ends the open attempt and its order', async () => {
    const visitor = await visitorWithCart(single.id)
    const order = await placeSandboxOrder(visitor)
    await addToCart(visitor, {
      productId: single.id,
      quantity: 1,
      deliverySpeed: 'standard',
      addOns: [],
      customisation: '',
    })
    expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
      status: 'cancelled',
    })
    expect(await db.sandboxSession.findUnique({ where: { id: order.sessionId } })).toMatchObject({
      status: 'expired',
    })
    expect(await findCart(visitor, 'en')).toMatchObject({ totalItems: 2, status: 'active' })
  })

  test('anew in another tab is not ended by the payment page of the first', async () => {
    const visitor = await visitorWithCart(single.id)
    const old = await placeSandboxOrder(visitor)
    const live = await placeSandboxOrder(visitor)
    expect(await cancelCheckout(visitor, old.attemptId)).toEqual({ kind: 'active' })
    expect(await db.order.findUnique({ where: { id: live.orderId } })).toMatchObject({
      status: 'pending_payment',
    })
    expect(await db.sandboxSession.findUnique({ where: { id: live.sessionId } })).toMatchObject({
      status: 'open',
    })
    await cancelCheckout(visitor, live.attemptId)
    expect(await db.order.findUnique({ where: { id: live.orderId } })).toMatchObject({
      status: 'cancelled',
    })
    expect(await findCart(visitor, 'en')).toMatchObject({ status: 'active' })
  })

  test('leaves at most one live attempt for a payable', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    const second = {
      payableId: order.payableId,
      liveKey: order.payableId,
      gateway: 'sandbox',
      expiresAt: new Date(),
    }
    await expect(db.checkoutAttempt.create({ data: second })).rejects.toThrow()
  })
})

describe('a webhook', () => {
  test('that could not be followed is kept with the reason, and takes effect when tried again', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    const { body, signature } = await signed(order.sessionId, 'checkout.session.completed')
    const { id: eventId } = JSON.parse(body) as { id: string }
    const silent = vi
      .spyOn(gateway, 'retrieveSession')
      .mockRejectedValueOnce(new Error('the provider does not answer'))
    const id = await receiveWebhook(body, signature)
    await expect(applyEvent(id)).rejects.toThrow('does not answer')
    silent.mockRestore()
    expect(await db.webhookEvent.findFirst({ where: { eventId } })).toMatchObject({
      outcome: 'failed',
      error: 'the provider does not answer',
      processedAt: null,
    })
    await Promise.all([tellWebhook({ body, signature }), tellWebhook({ body, signature })])
    expect(await db.webhookEvent.findMany({ where: { eventId } })).toEqual([
      expect.objectContaining({ outcome: 'applied', error: null }),
    ])
    expect(await db.payment.count({ where: { payable: { orderId: order.orderId } } })).toBe(1)
  })

  test('with a bad signature is refused and changes nothing', async () => {
    const order = await placeSandboxOrder(await visitorWithCart(single.id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    const { body, signature } = await signed(order.sessionId, 'checkout.session.completed')
    await expect(receiveWebhook(body.replace('paid', 'paid '), signature)).rejects.toThrow(
      InvalidSignatureError,
    )
    await expect(receiveWebhook(body, 't=1,v1=00')).rejects.toThrow(InvalidSignatureError)
    expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
      status: 'pending_payment',
    })
  })

  test('for a session that expired frees the cart', async () => {
    const visitor = await visitorWithCart(single.id)
    const order = await placeSandboxOrder(visitor)
    await sandboxGateway.expireSession(order.sessionId)
    await deliver(order.sessionId, 'checkout.session.expired')
    expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
      status: 'expired',
    })
    expect(await findCart(visitor, 'en')).toMatchObject({ status: 'active' })
  })
})
