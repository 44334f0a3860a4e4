import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { GatewayRefusal } from '~/platform/payments/gateway'
import { closeSandboxDispute, openSandboxDispute } from '~/platform/payments/sandbox-refunds.server'
import { ask, paymentOf } from '../../../tests/factories/refund'
import { createStudio } from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import { balancesOf, paidOrder, readOrder } from '../../../tests/factories/running-order'
import { settleDispute } from './disputes.server'
import { settleRefund } from './settle-refund.server'

beforeAll(() => createStudio())

describe('a dispute', () => {
  async function tell(paymentIntentId: string, type: string) {
    const { id } = await db.sandboxDispute.findUniqueOrThrow({ where: { paymentIntentId } })
    const { body, signature } = signSandboxEvent(await sandboxObject({ kind: 'dispute', id }), type)
    await tellWebhook({ body, signature })
  }

  test('sets the order aside; won, it goes on and the money is back', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId } = await paymentOf(orderId)
    await openSandboxDispute(gatewayPaymentId, new Date(Date.now() + 1e9))
    await tell(gatewayPaymentId, 'charge.dispute.created')
    await tell(gatewayPaymentId, 'charge.dispute.created')
    expect(await readOrder(orderId)).toMatchObject({
      status: 'disputed',
      heldFrom: 'awaiting_brief',
    })
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'disputed',
      disputes: [{ status: 'open', amount: 200_000 }],
    })
    expect(await balancesOf(orderId)).toMatchObject({ disputes: 200_000 })
    await expect(ask(orderId, 1)).rejects.toMatchObject({ code: 'refund.disputed' })

    await closeSandboxDispute(gatewayPaymentId, 'won')
    await tell(gatewayPaymentId, 'charge.dispute.closed')
    expect(await readOrder(orderId)).toMatchObject({ status: 'awaiting_brief', heldFrom: null })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'won' })
    expect(await balancesOf(orderId)).toMatchObject({ 'gateway:sandbox': 200_000 })
  })

  test('stays one while an earlier refund is told, and leaves nothing more to refund', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId: paymentId } = await paymentOf(orderId)
    const dispute = {
      id: `du_${orderId}`,
      paymentId,
      amount: 150_000,
      reason: 'fraudulent',
      evidenceDueAt: null,
    }
    await settleDispute({ ...dispute, status: 'open' })
    await settleRefund({
      id: `re_before_${orderId}`,
      refundId: '',
      paymentId,
      amount: 50_000,
      status: 'succeeded',
    })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'disputed', refundedAmount: 50_000 })
    await settleDispute({ ...dispute, status: 'won' })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'won', refundedAmount: 50_000 })
    await expect(ask(orderId, 150_001)).rejects.toMatchObject({ code: 'refund.tooMuch' })
    expect(await ask(orderId, 150_000)).toBeTruthy()
  })

  test('decides a payment with the last of two, and a lost one stays lost', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId: paymentId } = await paymentOf(orderId)
    const told = { paymentId, amount: 50_000, reason: 'fraudulent', evidenceDueAt: null }
    const [first, second] = [`du_a_${orderId}`, `du_b_${orderId}`]
    for (const id of [first, second]) await settleDispute({ ...told, id, status: 'open' })
    await settleDispute({ ...told, id: first, status: 'lost' })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'disputed' })
    await settleDispute({ ...told, id: second, status: 'won' })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'lost' })
    const { id } = await paymentOf(orderId)
    const events = await db.event.findMany({
      where: { subject: 'payment', subjectId: id },
      orderBy: { id: 'asc' },
      select: { from: true, to: true },
    })
    expect(events).toEqual([
      { from: 'requires_action', to: 'succeeded' },
      { from: 'succeeded', to: 'disputed' },
      { from: 'disputed', to: 'lost' },
    ])
  })

  test('about a second payment of a share keeps nothing from going on', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId: paymentId } = await paymentOf(orderId)
    const { id: _, ...first } = await db.payment.findUniqueOrThrow({
      where: { gatewayPaymentId: paymentId },
    })
    const twice = `second-${orderId}`
    await db.payment.create({ data: { ...first, gatewayPaymentId: twice, surplus: true } })
    const told = { amount: 200_000, reason: 'fraudulent', evidenceDueAt: null }
    const [own, other] = [
      { ...told, id: `du_own_${orderId}`, paymentId },
      { ...told, id: `du_twice_${orderId}`, paymentId: twice },
    ]
    await settleDispute({ ...other, status: 'open' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'awaiting_brief' })
    await settleDispute({ ...own, status: 'open' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'disputed' })
    await settleDispute({ ...own, status: 'won' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'awaiting_brief', heldFrom: null })
    await settleDispute({ ...other, status: 'lost' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'awaiting_brief' })
  })

  test('lost before we heard of it ends the order, with a credit note for the sum', async () => {
    const { orderId } = await paidOrder({ milestones: [50, 50] })
    const { gatewayPaymentId } = await paymentOf(orderId)
    await openSandboxDispute(gatewayPaymentId, new Date(Date.now() + 1e9))
    await closeSandboxDispute(gatewayPaymentId, 'lost')
    await tell(gatewayPaymentId, 'charge.dispute.closed')
    await tell(gatewayPaymentId, 'charge.dispute.created')
    const order = await readOrder(orderId)
    expect(order).toMatchObject({ status: 'cancelled', project: { status: 'cancelled' } })
    expect(order.payables.map(({ status }) => status)).toEqual(['paid', 'void'])
    expect(order.invoices[0]!.creditNotes).toMatchObject([{ total: 100_000 }])
    expect(await balancesOf(orderId)).toEqual({})
    await expect(ask(orderId, 1)).rejects.toMatchObject({ code: 'refund.notPaid' })
  })

  test('lost for more than was left of the payment is our loss, and no more is credited than was billed', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId: paymentId } = await paymentOf(orderId)
    await settleRefund({
      id: `re_before_${orderId}`,
      refundId: '',
      paymentId,
      amount: 50_000,
      status: 'succeeded',
    })
    await settleDispute({
      id: `du_${orderId}`,
      paymentId,
      amount: 200_000,
      status: 'lost',
      reason: 'fraudulent',
      evidenceDueAt: null,
    })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'lost', refundedAmount: 200_000 })
    expect(
      (await readOrder(orderId)).invoices[0]!.creditNotes.reduce(
        (sum, { total }) => sum + total,
        0,
      ),
    ).toBe(200_000)
    expect(await balancesOf(orderId)).toEqual({
      'chargeback-losses': 50_000,
      'gateway:sandbox': -50_000,
    })
  })

  test('keeps a refund from going out, and takes what is left after one', async () => {
    const { orderId } = await paidOrder()
    const { id, gatewayPaymentId } = await paymentOf(orderId)
    await sandboxGateway.createRefund({
      refundId: `before-${id}`,
      paymentId: gatewayPaymentId,
      amount: 50_000,
    })
    await openSandboxDispute(gatewayPaymentId, new Date(Date.now() + 1e9))
    expect(
      await db.sandboxDispute.findUnique({ where: { paymentIntentId: gatewayPaymentId } }),
    ).toMatchObject({ amount: 150_000 })
    const after = sandboxGateway.createRefund({
      refundId: `after-${id}`,
      paymentId: gatewayPaymentId,
      amount: 1,
    })
    await expect(after).rejects.toThrow(GatewayRefusal)
  })
})
