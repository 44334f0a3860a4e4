import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import { ADMIN, paidOrder, payNow, readOrder } from '../../../tests/factories/running-order'
import { compareBooks, reconcile } from './reconcile.server'
import { approveRefund, requestRefund, sendRefund } from './refunds.server'
import { replayEvents } from '~/domain/provider-events/replay-events.server'

const SINCE = after(-DAY)

beforeAll(() => createStudio())

async function refund(orderId: string, amount: number) {
  const payment = (await readOrder(orderId)).payables[0]!.payments[0]!
  const refundId = await transaction((tx) =>
    requestRefund(tx, { paymentId: payment.id, amount, reason: 'goodwill', actor: ADMIN }),
  )
  await approveRefund(refundId, 1)
  await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
}

describe('reconciliation', () => {
  test('finds nothing where all is booked, refunds among it', async () => {
    const { orderId } = await paidOrder({ price: 90_000 })
    await refund(orderId, 30_000)
    expect((await reconcile(SINCE)).differences).toEqual([])
  })

  test('shows what was paid and not booked, and what is booked and was not paid', async () => {
    const lost = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    await paySandboxSession(lost.sessionId, 'card', 'success')
    const { paymentIntentId } = await db.sandboxSession.findUniqueOrThrow({
      where: { id: lost.sessionId },
    })
    expect((await reconcile(SINCE)).differences).toEqual([
      {
        kind: 'not-booked',
        paymentId: paymentIntentId,
        currency: 'USD',
        provider: 200_000,
        booked: null,
      },
    ])
    await payNow(lost.sessionId)
    expect((await reconcile(SINCE)).differences).toEqual([])
  })

  test('compares amounts and refunds, payment by payment', () => {
    const provider = [
      { id: 'same', payableId: '', currency: 'EUR', amount: 100, refunded: 10 },
      { id: 'more', payableId: '', currency: 'EUR', amount: 101, refunded: 0 },
      { id: 'back', payableId: '', currency: 'SEK', amount: 100, refunded: 100 },
      { id: 'other', payableId: '', currency: 'SEK', amount: 100, refunded: 0 },
    ]
    const booked = [
      { id: 'same', currency: 'EUR', amount: 100, refunded: 10 },
      { id: 'more', currency: 'EUR', amount: 100, refunded: 0 },
      { id: 'back', currency: 'SEK', amount: 100, refunded: 0 },
      { id: 'other', currency: 'USD', amount: 100, refunded: 0 },
      { id: 'ours', currency: 'PLN', amount: 50, refunded: 0 },
    ]
    expect(compareBooks(provider, booked)).toEqual([
      { kind: 'amount', paymentId: 'more', currency: 'EUR', provider: 101, booked: 100 },
      { kind: 'refunded', paymentId: 'back', currency: 'SEK', provider: 100, booked: 0 },
      { kind: 'amount', paymentId: 'other', currency: 'SEK', provider: 100, booked: 100 },
      { kind: 'not-at-provider', paymentId: 'ours', currency: 'PLN', provider: null, booked: 50 },
    ])
  })
})

test('every stored event applied once more changes nothing', async () => {
  const { orderId, sessionId } = await paidOrder({ price: 90_000 })
  await refund(orderId, 20_000)
  const { gatewayRefundId } = await db.refund.findFirstOrThrow({
    where: { payment: { payable: { orderId } } },
  })
  const told = [
    [{ kind: 'session', id: sessionId }, 'checkout.session.completed'],
    [{ kind: 'refund', id: gatewayRefundId! }, 'refund.updated'],
  ] as const
  for (const [about, type] of told) {
    const { body, signature } = signSandboxEvent(await sandboxObject(about), type)
    await tellWebhook({ body, signature })
  }
  const { events, made } = await replayEvents()
  expect(events).toBeGreaterThanOrEqual(2)
  expect(made).toBe(0)
})
