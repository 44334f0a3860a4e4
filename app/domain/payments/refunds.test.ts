import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { GatewayRefusal } from '~/platform/payments/gateway'
import { closeSandboxDispute, openSandboxDispute } from '~/platform/payments/sandbox-refunds.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import {
  ADMIN,
  balancesOf,
  paidOrder,
  payShare,
  readOrder,
} from '../../../tests/factories/running-order'
import { applyEvent } from '~/domain/provider-events/receive-webhook.server'
import { approveRefund, cancelRefund, requestRefund, sendRefund } from './refunds.server'
import type { RefundReason } from './refund.rules'
import { settleDispute } from './disputes.server'
import { applySession } from './settle.server'
import { settleRefund } from './settle-refund.server'

const SECOND_ADMIN = 2

beforeAll(() => createStudio())

async function paymentOf(orderId: string) {
  return (await readOrder(orderId)).payables[0]!.payments[0]!
}

async function ask(orderId: string, amount: number, reason: RefundReason = 'goodwill') {
  const { id: paymentId } = await paymentOf(orderId)
  return transaction((tx) => requestRefund(tx, { paymentId, amount, reason, actor: ADMIN }))
}

const send = (refundId: string) => sendRefund({ key: '', kind: 'refund', payload: { refundId } })

async function giveBack(orderId: string, amount: number) {
  const refundId = await ask(orderId, amount)
  if ((await approveRefund(refundId, 1)) === 'second-approval')
    await approveRefund(refundId, SECOND_ADMIN)
  await send(refundId)
  return refundId
}

describe('a refund', () => {
  test('in parts gives back all of a payment and no cent more, and the books follow', async () => {
    const { orderId } = await paidOrder()
    await giveBack(orderId, 50_001)
    let order = await readOrder(orderId)
    const invoice = order.invoices[0]!
    expect(order.payables[0]!.payments[0]).toMatchObject({
      status: 'partially_refunded',
      refundedAmount: 50_001,
    })
    expect(invoice.creditNotes).toMatchObject([{ total: 50_001 }])

    await expect(ask(orderId, 150_000)).rejects.toMatchObject({ code: 'refund.tooMuch' })
    await giveBack(orderId, 149_999)
    order = await readOrder(orderId)
    expect(order.payables[0]!.payments[0]).toMatchObject({
      status: 'refunded',
      refundedAmount: 200_000,
    })
    const notes = order.invoices[0]!.creditNotes
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice.vat)
    expect(notes.reduce((sum, { net }) => sum + net, 0)).toBe(invoice.net)
    expect(await balancesOf(orderId)).toEqual({})
    await expect(ask(orderId, 1)).rejects.toMatchObject({ code: 'refund.tooMuch' })
  })

  test('above the limit takes two different admins', async () => {
    const { orderId } = await paidOrder()
    const refundId = await ask(orderId, 100_001)
    expect(await approveRefund(refundId, 1)).toBe('second-approval')
    await expect(approveRefund(refundId, 1)).rejects.toMatchObject({ code: 'refund.sameAdmin' })
    expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({
      status: 'requested',
    })
    expect(await approveRefund(refundId, SECOND_ADMIN)).toBe('approved')
    expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({
      status: 'approved',
      approvedById: 1,
      secondApprovedById: SECOND_ADMIN,
    })
    await expect(approveRefund(refundId, 3)).rejects.toMatchObject({ code: 'refund.notWaiting' })
  })

  test('in slices takes two admins as soon as they come to more than the limit together', async () => {
    const { orderId } = await paidOrder()
    expect(await approveRefund(await ask(orderId, 60_000), 1)).toBe('approved')
    expect(await approveRefund(await ask(orderId, 40_000), 1)).toBe('approved')
    const last = await ask(orderId, 1)
    expect(await approveRefund(last, 1)).toBe('second-approval')
    await expect(approveRefund(last, 1)).rejects.toMatchObject({ code: 'refund.sameAdmin' })
    expect(await approveRefund(last, SECOND_ADMIN)).toBe('approved')
  })

  test('of another share of the order counts with it, and one that did not happen does not', async () => {
    const { orderId } = await paidOrder({ price: 400_000, milestones: [50, 50] })
    const later = (await readOrder(orderId)).payables[1]!
    await db.payable.update({ where: { id: later.id }, data: { status: 'open' } })
    await payShare(later.id)
    await cancelRefund(await ask(orderId, 100_000), 1)
    expect(await approveRefund(await ask(orderId, 100_000), 1)).toBe('approved')
    const { id: paymentId } = (await readOrder(orderId)).payables[1]!.payments[0]!
    const other = await transaction((tx) =>
      requestRefund(tx, { paymentId, amount: 1, reason: 'goodwill', actor: ADMIN }),
    )
    expect(await approveRefund(other, 1)).toBe('second-approval')
  })

  test('that is approved at once with another is not below the limit for both', async () => {
    const { orderId } = await paidOrder()
    const pressed = await Promise.all(
      [60_000, 60_000].map(async (amount) => approveRefund(await ask(orderId, amount), 1)),
    )
    expect(pressed).toContain('second-approval')
    const both = await db.refund.findMany({
      where: { payment: { payable: { orderId } }, status: 'approved' },
    })
    expect(both.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(100_000)
  })

  test('that is taken back before it is sent leaves the payment whole', async () => {
    const { orderId } = await paidOrder()
    const refundId = await ask(orderId, 200_000)
    await cancelRefund(refundId, 1)
    await send(refundId)
    expect(await paymentOf(orderId)).toMatchObject({ status: 'succeeded', refundedAmount: 0 })
    expect(await ask(orderId, 200_000)).toBeTruthy()
  })

  test('sent and told of again and again is booked once', async () => {
    const { orderId } = await paidOrder()
    const refundId = await ask(orderId, 10_000)
    await approveRefund(refundId, 1)
    await Promise.all([send(refundId), send(refundId), send(refundId)])
    const { gatewayRefundId } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
    const { body, signature } = signSandboxEvent(
      await sandboxObject({ kind: 'refund', id: gatewayRefundId! }),
      'refund.updated',
    )
    await tellWebhook({ body, signature })
    await tellWebhook({ body, signature })
    const payment = await paymentOf(orderId)
    expect(payment).toMatchObject({ refundedAmount: 10_000 })
    expect(await db.creditNote.count({ where: { refundId } })).toBe(1)
    expect(
      await db.sandboxRefund.count({ where: { paymentIntentId: payment.gatewayPaymentId } }),
    ).toBe(1)
  })

  test.each([200_000, 90_000])(
    'of a second payment of %i goes back by itself, whole, and takes back no invoice',
    async (price) => {
      const { orderId, sessionId, payableId, attemptId } = await paidOrder({ price })
      const told = await sandboxGateway.retrieveSession(sessionId)
      const { id } = await db.checkoutAttempt.create({
        data: {
          payableId,
          gateway: 'sandbox',
          status: 'expired',
          sessionId: `second_${attemptId}`,
          expiresAt: new Date(),
        },
      })
      await applySession({
        ...told,
        id: `second_${attemptId}`,
        attemptId: id,
        paymentId: `pi_second_${attemptId}`,
      })
      const second = await db.payment.findUniqueOrThrow({
        where: { gatewayPaymentId: `pi_second_${attemptId}` },
        include: { refunds: true },
      })
      expect(second.refunds).toMatchObject([
        { amount: price, reason: 'duplicate', status: 'approved' },
      ])
      await settleRefund({
        id: `re_${id}`,
        refundId: second.refunds[0]!.id,
        paymentId: second.gatewayPaymentId,
        amount: price,
        status: 'succeeded',
      })
      expect(await db.payment.findUnique({ where: { id: second.id } })).toMatchObject({
        status: 'refunded',
        refundedAmount: price,
      })
      const { invoices } = await readOrder(orderId)
      expect(invoices).toMatchObject([{ total: price, creditNotes: [] }])
      expect(await balancesOf(orderId)).toMatchObject({ 'gateway:sandbox': price })
    },
  )

  test('that two admins ask for at once is one: the payment holds no more', async () => {
    const { orderId } = await paidOrder()
    const results = await Promise.allSettled([ask(orderId, 150_000), ask(orderId, 150_000)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('that the bank refuses changes nothing, and can be asked for again', async () => {
    const { orderId } = await paidOrder()
    const refundId = await giveBack(orderId, 10_013)
    expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({
      status: 'failed',
    })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'succeeded', refundedAmount: 0 })
    expect(await balancesOf(orderId)).toMatchObject({ 'gateway:sandbox': 200_000 })
    expect(await ask(orderId, 200_000)).toBeTruthy()
  })

  test('that comes back from the bank later is turned round in the books', async () => {
    const { orderId } = await paidOrder()
    const refundId = await giveBack(orderId, 10_000)
    const { gatewayRefundId } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
    const refund = await sandboxGateway.retrieveRefund(gatewayRefundId!)
    await settleRefund({ ...refund, status: 'failed' })
    await settleRefund({ ...refund, status: 'failed' })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'succeeded', refundedAmount: 0 })
    expect(await balancesOf(orderId)).toMatchObject({ 'gateway:sandbox': 200_000 })
  })

  test('made at the provider by hand is booked like any other', async () => {
    const { orderId } = await paidOrder()
    const { gatewayPaymentId: paymentId } = await paymentOf(orderId)
    await settleRefund({
      id: `re_by_hand_${orderId}`,
      refundId: '',
      paymentId,
      amount: 20_000,
      status: 'succeeded',
    })
    await settleRefund({
      id: `re_by_hand_${orderId}`,
      refundId: '',
      paymentId,
      amount: 20_000,
      status: 'succeeded',
    })
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'partially_refunded',
      refundedAmount: 20_000,
      refunds: [{ reason: 'provider' }],
    })
  })

  test('of a payment that is not ours does nothing', async () => {
    const before = await db.refund.count()
    await settleRefund({
      id: 're_of_others',
      refundId: '',
      paymentId: 'pi_of_others',
      amount: 1,
      status: 'succeeded',
    })
    expect(await db.refund.count()).toBe(before)
  })
})

describe('a second payment of one payable', () => {
  async function paidTwice() {
    const { orderId, sessionId, payableId, attemptId } = await paidOrder()
    const { id } = await db.checkoutAttempt.create({
      data: {
        ...{ payableId, gateway: 'sandbox', status: 'expired', expiresAt: new Date() },
        sessionId: `second_${attemptId}`,
      },
    })
    const paymentId = `pi_second_${attemptId}`
    const told = await sandboxGateway.retrieveSession(sessionId)
    await applySession({ ...told, id: `second_${attemptId}`, attemptId: id, paymentId })
    return { orderId, paymentId }
  }

  test('is owed to the buyer without VAT', async () => {
    const { orderId } = await paidTwice()
    expect(await balancesOf(orderId)).toEqual({
      ...{ 'gateway:sandbox': 400_000, 'owed-to-buyers': -200_000 },
      ...{ prepayments: -160_000, vat: -40_000 },
    })
  })

  test.each(['won', 'lost'] as const)(
    'that the buyer objects to leaves order and invoice alone, be it %s',
    async (status) => {
      const { orderId, paymentId } = await paidTwice()
      const dispute = {
        ...{ id: `du_${orderId}`, paymentId, amount: 200_000 },
        ...{ reason: 'duplicate', evidenceDueAt: null },
      }
      await settleDispute({ ...dispute, status: 'open' })
      expect(await readOrder(orderId)).toMatchObject({ status: 'awaiting_brief' })
      await settleDispute({ ...dispute, status })
      const order = await readOrder(orderId)
      expect(order).toMatchObject({ status: 'awaiting_brief', heldFrom: null })
      expect(order.invoices).toMatchObject([{ total: 200_000, creditNotes: [] }])
      expect(await balancesOf(orderId)).toMatchObject({ prepayments: -160_000, vat: -40_000 })
      expect((await balancesOf(orderId))['owed-to-buyers'] ?? 0).toBe(
        status === 'lost' ? 0 : -200_000,
      )
    },
  )
})

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

  test('stays one while a refund from before it is told, and leaves nothing to refund but what it gave back', async () => {
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
