import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import {
  ADMIN,
  balancesOf,
  paidOrder,
  payNow,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { approveRefund, requestRefund, sendRefund } from '~/domain/payments/refunds.server'
import { endAttempt } from '~/domain/payments/settle.server'
import { startMilestone, submitMilestone } from '~/domain/projects/milestones.server'
import { cancelOrder } from './cancel-order.server'
import {
  confirmWithdrawal,
  declareWithdrawal,
  findWithdrawable,
  listWithdrawable,
} from './withdrawal.server'

beforeAll(() => createStudio())

const BUYER = { type: 'visitor' } as const
const statement = { name: 'Mila de Boer', email: 'mila@example.com' }
const small = { price: 80_000 }

async function withdraw(orderId: string) {
  await declareWithdrawal(orderId, statement, BUYER)
  await confirmWithdrawal(orderId, BUYER)
}

async function sendRefunds(orderId: string) {
  const refunds = await db.refund.findMany({ where: { payment: { payable: { orderId } } } })
  for (const { id } of refunds)
    await sendRefund({ key: '', kind: 'refund', payload: { refundId: id } })
}

describe('withdrawal', () => {
  test('takes two steps, gives everything back and is acknowledged by mail', async () => {
    const { orderId } = await paidOrder({ ...small, milestones: [50, 50] })
    expect(await findWithdrawable(orderId)).toMatchObject({
      open: true,
      refund: 40_000,
      withdrawal: null,
    })
    await declareWithdrawal(orderId, statement, BUYER)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'awaiting_brief',
      withdrawals: [{ status: 'declared' }],
    })

    await confirmWithdrawal(orderId, BUYER)
    await confirmWithdrawal(orderId, BUYER)
    let order = await readOrder(orderId)
    expect(order).toMatchObject({
      status: 'withdrawal_requested',
      project: { status: 'cancelled' },
      withdrawals: [{ status: 'confirmed', refundAmount: 40_000 }],
    })
    expect(order.payables.map(({ status }) => status)).toEqual(['paid', 'void'])
    expect(order.payables[0]!.payments[0]!.refunds).toMatchObject([
      { status: 'approved', amount: 40_000 },
    ])
    expect(
      await db.outboxJob.count({ where: { key: `withdrawal:${order.withdrawals[0]!.id}` } }),
    ).toBe(1)

    await sendRefunds(orderId)
    order = await readOrder(orderId)
    expect(order).toMatchObject({ status: 'withdrawn', withdrawals: [{ status: 'refunded' }] })
    expect(await balancesOf(orderId)).toEqual({})
  })

  test('after an early start keeps what was delivered', async () => {
    const { orderId } = await runningOrder({ ...small, earlyStart: true })
    const [only] = (await readOrder(orderId)).project!.milestones
    await startMilestone(only!.id, ADMIN)
    await submitMilestone(only!.id, ADMIN)
    expect(await findWithdrawable(orderId)).toMatchObject({ refund: 0 })
    await withdraw(orderId)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawn',
      withdrawals: [{ status: 'refunded', refundAmount: 0 }],
    })
  })

  test('without an early start gives back delivered work too', async () => {
    const { orderId } = await runningOrder(small)
    const [only] = (await readOrder(orderId)).project!.milestones
    await startMilestone(only!.id, ADMIN)
    await submitMilestone(only!.id, ADMIN)
    expect(await findWithdrawable(orderId)).toMatchObject({ refund: 80_000 })
    await withdraw(orderId)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawal_requested',
      withdrawals: [{ status: 'confirmed', refundAmount: 80_000 }],
    })
    await sendRefunds(orderId)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawn',
      project: { status: 'cancelled', milestones: [{ status: 'submitted' }] },
      withdrawals: [{ status: 'refunded' }],
    })
    expect(await balancesOf(orderId)).toEqual({})
  })

  test('is closed to companies, after 14 days and before payment', async () => {
    for (const business of [
      { companyName: 'Brzeg sp. z o.o.' },
      { vatNumber: 'PL1234567890' },
      { companyName: 'Brzeg sp. z o.o.', vatNumber: 'PL1234567890' },
    ]) {
      const company = await paidOrder(small)
      await db.order.update({ where: { id: company.orderId }, data: business })
      await expect(
        declareWithdrawal(company.orderId, statement, BUYER),
        JSON.stringify(business),
      ).rejects.toThrow('withdrawal.closed')
    }
    const unpaid = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    await expect(declareWithdrawal(unpaid.orderId, statement, BUYER)).rejects.toThrow(
      'withdrawal.closed',
    )
    const late = await paidOrder(small)
    await db.order.update({ where: { id: late.orderId }, data: { withdrawalEndsAt: after(-DAY) } })
    await expect(declareWithdrawal(late.orderId, statement, BUYER)).rejects.toThrow(
      'withdrawal.closed',
    )
  })

  test('gives back what a bank had looked into and left to the studio', async () => {
    const { orderId } = await paidOrder(small)
    await db.payment.updateMany({ where: { payable: { orderId } }, data: { status: 'won' } })
    expect(await findWithdrawable(orderId)).toMatchObject({ refund: 80_000 })
    await withdraw(orderId)
    expect((await readOrder(orderId)).payables[0]!.payments[0]!.refunds).toMatchObject([
      { status: 'approved', amount: 80_000 },
    ])
  })

  test('leaves what was paid twice to its own refund', async () => {
    const { orderId } = await paidOrder(small)
    const { id: _, ...first } = await db.payment.findFirstOrThrow({
      where: { payable: { orderId } },
    })
    await db.payment.create({
      data: { ...first, gatewayPaymentId: `second-${orderId}`, surplus: true },
    })
    expect(await findWithdrawable(orderId)).toMatchObject({ refund: 80_000 })
    await withdraw(orderId)
    const refunds = await db.refund.findMany({
      where: { payment: { payable: { orderId } } },
      select: { amount: true, payment: { select: { surplus: true } } },
    })
    expect(refunds).toEqual([{ amount: 80_000, payment: { surplus: false } }])
  })

  test('of two shares is over when both have gone back; a late share is owed no more', async () => {
    const { orderId } = await paidOrder({ ...small, milestones: [40, 30, 30] })
    const [, second, third] = (await readOrder(orderId)).payables
    await db.payable.updateMany({
      where: { id: { in: [second!.id, third!.id] } },
      data: { status: 'open', dueAt: after(-DAY) },
    })
    await payShare(second!.id)
    await db.payable.update({ where: { id: third!.id }, data: { status: 'past_due' } })
    await withdraw(orderId)
    expect((await readOrder(orderId)).payables.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
      'void',
    ])
    const [one, other] = await db.refund.findMany({
      where: { payment: { payable: { orderId } } },
      orderBy: { amount: 'asc' },
    })
    expect([one!.amount, other!.amount]).toEqual([24_000, 32_000])
    await db.refund.update({ where: { id: one!.id }, data: { status: 'cancelled' } })
    await sendRefunds(orderId)
    expect((await readOrder(orderId)).status).toBe('withdrawal_requested')
    const again = await transaction((tx) =>
      requestRefund(tx, {
        ...{ paymentId: one!.paymentId, amount: one!.amount, reason: 'goodwill' },
        actor: { type: 'admin', id: 1 },
      }),
    )
    expect(await db.refund.findUnique({ where: { id: again } })).toMatchObject({
      ...{ reason: 'withdrawal', withdrawalId: one!.withdrawalId },
    })
    await approveRefund(again, 1)
    await sendRefunds(orderId)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawn',
      withdrawals: [{ status: 'refunded' }],
    })
  })

  test('of more than one admin may give back waits for two, though no person asked', async () => {
    for (const [price, status] of [
      [100_000, 'approved'],
      [100_001, 'requested'],
    ] as const) {
      const { orderId } = await paidOrder({ price })
      await withdraw(orderId)
      expect((await readOrder(orderId)).payables[0]!.payments[0]!.refunds).toMatchObject([
        { status, amount: price, reason: 'withdrawal' },
      ])
    }
  })

  test('is found by whoever bought as a consumer, while it is open', async () => {
    const { orderId } = await paidOrder(small)
    const { userId } = await readOrder(orderId)
    expect(await listWithdrawable(userId!)).toEqual([orderId])
    await db.order.update({ where: { id: orderId }, data: { companyName: 'Havn' } })
    expect(await listWithdrawable(userId!)).toEqual([])
    await db.order.update({
      where: { id: orderId },
      data: { companyName: null, withdrawalEndsAt: after(-1) },
    })
    expect(await listWithdrawable(userId!)).toEqual([])
  })

  test('that was only declared counts for nothing when its time is over', async () => {
    const { orderId } = await paidOrder(small)
    await declareWithdrawal(orderId, statement, BUYER)
    await db.order.update({ where: { id: orderId }, data: { withdrawalEndsAt: after(-DAY) } })
    await expect(confirmWithdrawal(orderId, BUYER)).rejects.toThrow('withdrawal.closed')
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })
})

describe('cancelling an order', () => {
  test('ends one that was given up unpaid and then paid after all', async () => {
    const product = await createProduct()
    const { orderId, attemptId, sessionId } = await placeSandboxOrder(
      await visitorWithCart(product.id),
    )
    await transaction((tx) => endAttempt(tx, attemptId, 'failed'))
    expect((await readOrder(orderId)).status).toBe('cancelled')
    await payNow(sessionId)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
    await cancelOrder(orderId, 'Agreed by phone', ADMIN)
    expect((await readOrder(orderId)).status).toBe('cancelled')
  })

  test('asks for what was not worked for, which an admin approves', async () => {
    const { orderId } = await paidOrder(small)
    expect(await cancelOrder(orderId, 'Agreed by phone', ADMIN)).toBe(80_000)
    expect(await cancelOrder(orderId, 'Agreed by phone', ADMIN)).toBeNull()
    const order = await readOrder(orderId)
    expect(order).toMatchObject({ status: 'cancelled', project: { status: 'cancelled' } })
    expect(order.payables[0]!.payments[0]!.refunds).toMatchObject([
      { status: 'requested', amount: 80_000, reason: 'cancellation' },
    ])
  })
})
