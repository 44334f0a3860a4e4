import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, startStripe } from '../../../tests/mocks/stripe'
import { after, HOUR } from '../clock'
import { GatewayError, GatewayRefusal, type PaymentGateway } from './gateway'
import { createStripeGateway } from './stripe.server'

const SECRET = 'whsec_of_this_week'

let stripe: Awaited<ReturnType<typeof startStripe>>
let gateway: PaymentGateway

beforeAll(async () => {
  stripe = await startStripe()
  gateway = createStripeGateway({
    secretKey: SECRET_KEY,
    webhookSecrets: [SECRET],
    apiUrl: stripe.url,
  })
})
afterAll(() => stripe.stop())

/** A payment at the provider; integer cents. */
async function paid(amount = 10_000) {
  const request = {
    attemptId: randomUUID(),
    payableId: randomUUID(),
    email: 'mila@example.com',
    language: 'nl',
    currency: 'EUR',
    expiresAt: after(HOUR),
  }
  const urls = {
    successUrl: 'https://kanal.example/back?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://kanal.example/cancel',
  }
  const { id } = await gateway.createSession({
    ...request,
    ...urls,
    items: [{ name: 'Logo', amount }],
  })
  stripe.pay(id)
  return { paymentId: (await gateway.retrieveSession(id)).paymentId!, payableId: request.payableId }
}

const refund = (paymentId: string, amount: number, refundId: string = randomUUID()) =>
  gateway.createRefund({ refundId, paymentId, amount })

describe('a refund', () => {
  test('is the same refund when it is asked for again, be its answer lost or not', async () => {
    const { paymentId } = await paid()
    const refundId = randomUUID()
    stripe.fail('drop')
    const first = await refund(paymentId, 4000, refundId)
    expect(first).toMatchObject({ refundId, paymentId, amount: 4000, status: 'succeeded' })
    expect(await refund(paymentId, 4000, refundId)).toEqual(first)
    expect(
      [...stripe.money.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === paymentId,
      ),
    ).toHaveLength(1)
  })

  test('whose answer was an error after it was made is found, and not made again', async () => {
    const { paymentId } = await paid()
    const refundId = randomUUID()
    let left = 2
    stripe.disturb(({ method }) => (method === 'POST' && left-- > 0 ? 'break' : undefined))
    await expect(refund(paymentId, 4000, refundId)).rejects.toThrow(GatewayError)
    stripe.disturb(() => undefined)
    stripe.forget()
    expect(await refund(paymentId, 4000, refundId)).toMatchObject({ refundId, amount: 4000 })
    expect(
      [...stripe.money.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === paymentId,
      ),
    ).toHaveLength(1)
  })

  test('can be made in parts, up to the payment', async () => {
    const { paymentId } = await paid()
    await refund(paymentId, 4000)
    await refund(paymentId, 6000)
    await expect(refund(paymentId, 1)).rejects.toThrow(GatewayRefusal)
  })

  test.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
  ] as const)('that is %s with Stripe is %s', async (theirs, ours) => {
    const { id } = await refund((await paid()).paymentId, 5000)
    stripe.money.moveRefund(id, theirs)
    expect(await gateway.retrieveRefund(id)).toMatchObject({ id, amount: 5000, status: ours })
  })

  test('can be tried again while Stripe does not answer well', async () => {
    const { paymentId } = await paid()
    stripe.fail('refuse', 'refuse', 'refuse')
    const attempt = refund(paymentId, 5000)
    await expect(attempt).rejects.toThrow(GatewayError)
    await expect(attempt).rejects.not.toThrow(GatewayRefusal)
  })
})

describe('a dispute', () => {
  test.each([
    ['needs_response', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['lost', 'lost'],
  ] as const)('that is %s with Stripe is %s', async (theirs, ours) => {
    const { paymentId } = await paid()
    await refund(paymentId, 2500)
    const { id } = stripe.money.dispute(paymentId)
    stripe.money.decide(id, theirs)
    expect(await gateway.retrieveDispute(id)).toMatchObject({
      id,
      paymentId,
      amount: 7500,
      status: ours,
      evidenceDueAt: new Date('2030-01-01'),
    })
  })

  test('keeps refunds from going out', async () => {
    const { paymentId } = await paid()
    stripe.money.dispute(paymentId)
    await expect(refund(paymentId, 1)).rejects.toThrow(GatewayRefusal)
  })
})

test('the payments of a time are listed, however many pages they take', async () => {
  const before = (await gateway.listPayments(after(-HOUR))).length
  const { paymentId, payableId } = await paid()
  await refund(paymentId, 1200)
  for (let more = 0; more < 25; more++) await paid()
  const payments = await gateway.listPayments(after(-HOUR))
  expect(payments).toHaveLength(before + 26)
  expect(payments.find(({ id }) => id === paymentId)).toEqual({
    id: paymentId,
    payableId,
    currency: 'EUR',
    amount: 10_000,
    refunded: 1200,
  })
  expect(await gateway.listPayments(after(HOUR))).toEqual([])
})

test.each([
  ['refund.updated', 'refund'],
  ['charge.dispute.created', 'dispute'],
] as const)('an event of type %s is about a %s', async (type, kind) => {
  const { paymentId } = await paid()
  const { id } = kind === 'refund' ? await refund(paymentId, 100) : stripe.money.dispute(paymentId)
  const { body, signature } = stripe.event(id, type, SECRET)
  expect(gateway.readEvent(body, signature)).toMatchObject({ type, about: { kind, id } })
})
