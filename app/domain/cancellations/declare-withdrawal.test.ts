import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import {
  ADMIN,
  paidOrder,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { approveRefund, requestRefund, sendRefund } from '../payments/refunds.server'
import {
  confirmWithdrawal,
  declareWithdrawal,
  findWithdrawable,
  listWithdrawable,
} from './withdrawal.server'

beforeAll(() => createStudio())

const BUYER = { type: 'client', id: 77 } as const
const statement = { name: 'Mila de Boer', email: 'mila@example.com' }

describe('who declares a withdrawal', () => {
  test('and states it again, has the words replaced, in that order alone', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const foreign = await declareWithdrawal(other.orderId, statement, BUYER)
    const first = await declareWithdrawal(one.orderId, statement, BUYER)
    const again = { name: 'Mila Boer', email: 'boer@example.com' }
    expect(await declareWithdrawal(one.orderId, again, BUYER)).toBe(first)
    const { withdrawals, userId, events } = await readOrder(one.orderId)
    expect(withdrawals).toMatchObject([{ id: first, userId, ...again }])
    expect((await readOrder(other.orderId)).withdrawals).toMatchObject([
      { id: foreign, ...statement },
    ])
    expect(events.filter(({ subject }) => subject === 'withdrawal')).toMatchObject([
      {
        ...{ subjectId: first, kind: 'withdrawal.declared', to: 'declared' },
        ...{ actorType: 'client', actorId: BUYER.id },
      },
    ])
  })

  test('sees what was ordered, in its order, and nothing of an order that is not there', async () => {
    const { orderId } = await paidOrder()
    const { id, ...line } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
    await db.orderLine.update({ where: { id }, data: { position: 1, name: 'Second' } })
    await db.orderLine.create({
      data: { ...line, position: 0, name: 'First' } as Prisma.OrderLineUncheckedCreateInput,
    })
    expect(await findWithdrawable(orderId)).toMatchObject({
      ...{ id: orderId, withdrawal: null, open: true },
      lines: [{ name: 'First' }, { name: 'Second' }],
    })
    await declareWithdrawal(orderId, statement, BUYER)
    expect((await findWithdrawable(orderId))!.withdrawal).toMatchObject(statement)
    expect(await findWithdrawable(randomUUID())).toBeNull()
  })
})

describe('who confirms a withdrawal', () => {
  test('has it acknowledged by mail in the language of the order', async () => {
    const { orderId } = await paidOrder()
    await db.order.update({ where: { id: orderId }, data: { language: 'nl' } })
    const withdrawalId = await declareWithdrawal(orderId, statement, BUYER)
    await confirmWithdrawal(orderId, BUYER)
    expect(
      await db.outboxJob.findUnique({ where: { key: `withdrawal:${withdrawalId}` } }),
    ).toMatchObject({
      kind: 'mail',
      payload: {
        ...{ template: 'withdrawal', language: 'nl', to: statement.email },
        data: { withdrawalId },
      },
    })
  })

  test('ends that order, as the history tells, and what others owe stays owed', async () => {
    const shares = { milestones: [40, 60] }
    const [one, other] = [await paidOrder(shares), await runningOrder(shares)]
    await declareWithdrawal(one.orderId, statement, BUYER)
    await confirmWithdrawal(one.orderId, BUYER)
    const { events, payables, heldFrom } = await readOrder(one.orderId)
    expect(heldFrom).toBe('awaiting_brief')
    expect(events.find(({ kind }) => kind === 'order.withdrawal_requested')).toMatchObject({
      ...{ actorType: 'client', actorId: BUYER.id },
    })
    expect(payables.map(({ status }) => status)).toEqual(['paid', 'void'])
    expect((await readOrder(other.orderId)).payables[1]!.status).not.toBe('void')
    const told = { orderId: one.orderId, kind: { in: ['order.cancelled', 'studio.cancelled'] } }
    expect(await db.notification.count({ where: told })).toBe(0)
  })

  test('is done when all is back, whatever went back before or of other orders', async () => {
    const { orderId } = await paidOrder({ price: 80_000, milestones: [50, 50] })
    const [first, second] = (await readOrder(orderId)).payables
    await db.payable.update({
      where: { id: second!.id },
      data: { status: 'open', dueAt: after(DAY) },
    })
    await payShare(second!.id)
    const asked = { amount: 20_000, reason: 'goodwill', actor: ADMIN } as const
    const paymentId = (await db.payment.findFirstOrThrow({ where: { payableId: first!.id } })).id
    const before = await transaction((tx) => requestRefund(tx, { paymentId, ...asked }))
    await approveRefund(before, 1)
    const send = (refundId: string) =>
      sendRefund({ key: '', kind: 'refund', payload: { refundId } })
    await send(before)
    await declareWithdrawal(orderId, statement, BUYER)
    await confirmWithdrawal(orderId, BUYER)
    const due = await db.refund.findMany({
      where: { reason: 'withdrawal', payment: { payable: { orderId } } },
      orderBy: { amount: 'desc' },
    })
    expect(due.map(({ amount }) => amount)).toEqual([40_000, 20_000])
    const other = await paidOrder({ price: 80_000 })
    await declareWithdrawal(other.orderId, statement, BUYER)
    await confirmWithdrawal(other.orderId, BUYER)
    await send((await db.refund.findFirstOrThrow({ orderBy: { id: 'desc' } })).id)
    await send(due[0]!.id)
    const { status, withdrawals } = await readOrder(orderId)
    expect(status).toBe('withdrawal_requested')
    expect(withdrawals).toMatchObject([{ status: 'confirmed', confirmedAt: expect.any(Date) }])
    await send(due[1]!.id)
    expect(await readOrder(orderId)).toMatchObject({
      ...{ status: 'withdrawn', withdrawals: [{ refundedAt: expect.any(Date) }] },
    })
    expect((await readOrder(other.orderId)).status).toBe('withdrawn')
  })

  test('cannot do so for an order that nobody withdrew from', async () => {
    const { orderId } = await paidOrder()
    await expect(confirmWithdrawal(orderId, BUYER)).rejects.toThrow('withdrawal.closed')
  })
})

test('what somebody can withdraw from is their own, the newest first, and no company’s', async () => {
  const [first, second, company, foreign] = [
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
  ]
  const { userId } = await readOrder(first.orderId)
  const move = (orderId: string, data: object) =>
    db.order.update({ where: { id: orderId }, data: { userId, ...data } })
  await move(first.orderId, { createdAt: after(-2 * DAY) })
  await move(second.orderId, { createdAt: after(-DAY) })
  await move(company.orderId, { vatNumber: 'PL1234567890' })
  expect(await listWithdrawable(userId!)).toEqual([second.orderId, first.orderId])
  expect(await listWithdrawable((await readOrder(foreign.orderId)).userId!)).toEqual([
    foreign.orderId,
  ])
})
