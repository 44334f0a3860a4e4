import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { openSandboxDispute } from '~/platform/payments/sandbox-refunds.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { paymentOf } from '../../../tests/factories/refund'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import { readOrder } from '../../../tests/factories/running-order'
import { applyEvent } from '~/domain/provider-events/receive-webhook.server'

beforeAll(() => createStudio())

describe('an event that comes before the payment it is about', () => {
  /** A payment that the provider has and nobody told of yet. */
  async function untold() {
    const order = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    const { paymentId } = await sandboxGateway.retrieveSession(order.sessionId)
    const tellOfPayment = async () =>
      tellWebhook(
        signSandboxEvent(
          await sandboxObject({ kind: 'session', id: order.sessionId }),
          'checkout.session.completed',
        ),
      )
    return { ...order, paymentId: paymentId!, tellOfPayment }
  }

  async function expectToWaitFor(eventRow: string, tellOfPayment: () => Promise<unknown>) {
    const job = { where: { kind: 'webhook', payload: { equals: { id: eventRow } } } }
    expect(await db.webhookEvent.findUnique({ where: { id: eventRow } })).toMatchObject({
      outcome: 'waiting',
      processedAt: null,
    })
    await db.outboxJob.updateMany({
      ...job,
      data: { attempts: 3, availableAt: new Date(Date.now() + 1e7) },
    })
    await tellOfPayment()
    expect((await db.outboxJob.findFirstOrThrow(job)).availableAt.getTime()).toBeLessThanOrEqual(
      Date.now(),
    )
    await applyEvent(eventRow)
    await applyEvent(eventRow)
    expect(await db.webhookEvent.findUnique({ where: { id: eventRow } })).toMatchObject({
      outcome: 'applied',
      error: null,
    })
  }

  test('waits for it when it tells of a refund made at the provider by hand', async () => {
    const { orderId, paymentId, tellOfPayment } = await untold()
    const refund = {
      id: `re_early_${orderId}`,
      refundId: '',
      paymentId,
      amount: 20_000,
      status: 'succeeded' as const,
    }
    const asked = vi.spyOn(sandboxGateway, 'retrieveRefund').mockResolvedValue(refund)
    await expectToWaitFor(
      await tellWebhook(signSandboxEvent({ id: refund.id, object: 'refund' }, 'refund.created')),
      tellOfPayment,
    )
    asked.mockRestore()
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'partially_refunded',
      refundedAmount: 20_000,
    })
    expect(await db.creditNote.count({ where: { invoice: { orderId } } })).toBe(1)
  })

  test('waits for it when it tells of a dispute', async () => {
    const { orderId, paymentId, tellOfPayment } = await untold()
    await openSandboxDispute(paymentId, new Date(Date.now() + 1e9))
    const { id } = await db.sandboxDispute.findUniqueOrThrow({
      where: { paymentIntentId: paymentId },
    })
    await expectToWaitFor(
      await tellWebhook(
        signSandboxEvent(await sandboxObject({ kind: 'dispute', id }), 'charge.dispute.created'),
      ),
      tellOfPayment,
    )
    expect(await readOrder(orderId)).toMatchObject({ status: 'disputed' })
    expect(await db.dispute.count({ where: { payment: { gatewayPaymentId: paymentId } } })).toBe(1)
  })
})
