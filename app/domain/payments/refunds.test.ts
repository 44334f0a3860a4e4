import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { ask, endRefundDay, paymentOf, send } from '../../../tests/factories/refund'
import { createStudio } from '../../../tests/factories/purchase'
import { tellWebhook } from '../../../tests/factories/webhook'
import {
  ADMIN,
  balancesOf,
  paidOrder,
  payShare,
  readOrder,
} from '../../../tests/factories/running-order'
import { approveRefund, cancelRefund, requestRefund } from './refunds.server'
import { settleDispute } from './disputes.server'
import { applySession } from './settle.server'
import { settleRefund } from './settle-refund.server'

const SECOND_ADMIN = 2

beforeAll(() => createStudio())

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

  test('counts with all that was approved on the same day, whichever order it is of', async () => {
    await endRefundDay()
    const [one, other, third] = [await paidOrder(), await paidOrder(), await paidOrder()]
    expect(await approveRefund(await ask(one.orderId, 60_000, { sameDay: true }), 1)).toBe(
      'approved',
    )
    expect(await approveRefund(await ask(other.orderId, 40_000, { sameDay: true }), 1)).toBe(
      'approved',
    )
    const last = await ask(third.orderId, 1_000, { sameDay: true })
    expect(await approveRefund(last, 1)).toBe('second-approval')
    // The next day changes nothing of that.
    await endRefundDay()
    await expect(approveRefund(last, 1)).rejects.toMatchObject({ code: 'refund.sameAdmin' })
    expect(await approveRefund(last, SECOND_ADMIN)).toBe('approved')
    expect(await approveRefund(await ask(one.orderId, 1_000), 1)).toBe('approved')
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

  test('that there is not cannot be approved or taken back', async () => {
    for (const decided of [approveRefund('none', 1), cancelRefund('none', 1)])
      await expect(decided).rejects.toMatchObject({ code: 'refund.notWaiting' })
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
