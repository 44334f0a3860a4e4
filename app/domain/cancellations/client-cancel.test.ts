import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder } from '../../../tests/factories/running-order'
import { settleSession } from '~/domain/payments/checkout.server'
import { readClient } from '~/domain/people/participant.server'
import { startMilestone } from '~/domain/projects/milestones.server'
import { receiveBrief } from '~/domain/projects/brief.server'
import { cancelOwnOrder, getClientCancellation } from './client-cancel.server'
import { holdOrder } from '~/domain/fulfillment/hold-order.server'
import { clientCancellation } from '~/domain/orders/order.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'

beforeAll(() => createStudio())

/** The buyer of an order, as they come to the dashboard. */
async function buyerOf(orderId: string) {
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return readClient(userId!)
}

test('an order is ended at once before its work begins, by agreement while it runs, and not when it is over', () => {
  const ways = (status: OrderStatus, ...milestones: string[]) =>
    clientCancellation(
      { status, heldFrom: null },
      milestones.map((milestone) => ({ status: milestone })),
    )
  expect(ways('pending_payment')).toBe('unpaid')
  expect(ways('awaiting_brief', 'funded', 'planned')).toBe('unbegun')
  expect(ways('awaiting_brief', 'in_progress', 'planned')).toBe('running')
  expect(ways('in_progress', 'funded')).toBe('running')
  expect(clientCancellation({ status: 'on_hold', heldFrom: 'awaiting_brief' }, [])).toBe('unbegun')
  expect(clientCancellation({ status: 'on_hold', heldFrom: 'in_progress' }, [])).toBe('running')
  for (const over of [
    'completed',
    'closed',
    'expired',
    'cancelled',
    'withdrawn',
    'withdrawal_requested',
  ] as const)
    expect(ways(over)).toBeNull()
})

describe('a client cancels', () => {
  test('an order that is not begun, once of two presses, and all that is paid goes back', async () => {
    const { orderId } = await paidOrder({ milestones: [40, 60] })
    const buyer = await buyerOf(orderId)
    expect(await getClientCancellation(buyer, orderId)).toMatchObject({
      way: 'unbegun',
      paid: 80_000,
      refund: 80_000,
    })
    const answers = await Promise.all(
      [1, 2].map(() => cancelOwnOrder(buyer, orderId, 'Changed plans')),
    )
    expect(answers).toContainEqual({ refund: 80_000 })
    expect(answers).toContain('late')
    const { status, events, payables, project } = await readOrder(orderId)
    expect([status, project!.status]).toEqual(['cancelled', 'cancelled'])
    expect(events.find(({ kind }) => kind === 'order.cancelled')).toMatchObject({
      actorType: 'client',
      actorId: buyer.userId,
      reason: 'Changed plans',
    })
    expect(payables[0]!.payments[0]!.refunds).toMatchObject([
      { amount: 80_000, status: 'requested', reason: 'cancellation' },
    ])
    expect(payables[1]!.status).toBe('void')
  })

  test('is heard of once by the client’s other people and by the studio', async () => {
    const { orderId } = await paidOrder()
    const buyer = await buyerOf(orderId)
    const colleague = await db.user.create({
      data: { username: `c-${orderId}`, email: `c-${orderId}@example.com`, name: 'Colleague' },
    })
    await db.company.create({
      data: {
        name: 'Havn',
        country: 'SE',
        orders: { connect: { id: orderId } },
        members: { create: { userId: colleague.id, role: 'viewer' } },
      },
    })
    await Promise.all([1, 2].map(() => cancelOwnOrder(buyer, orderId)))
    const told = await db.notification.findMany({
      where: { orderId, kind: { in: ['order.cancelled', 'studio.cancelled'] } },
      orderBy: { kind: 'asc' },
    })
    expect(told.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['order.cancelled', colleague.id],
      ['studio.cancelled', ADMIN.id],
    ])
  })

  test('an unpaid order, whose cart comes back and whose payment page closes', async () => {
    const visitor = await visitorWithCart((await createProduct()).id)
    const { orderId, attemptId } = await placeSandboxOrder(visitor)
    const person = await db.user.create({
      data: { username: `u-${orderId}`, email: `u-${orderId}@example.com`, name: 'U' },
    })
    await db.order.update({ where: { id: orderId }, data: { userId: person.id } })
    expect(await cancelOwnOrder(await readClient(person.id), orderId)).toEqual({ refund: 0 })
    expect(
      await db.order.findUnique({ where: { id: orderId }, include: { cart: true } }),
    ).toMatchObject({ status: 'cancelled', cart: { status: 'active', tokenHash: visitor } })
    expect(await db.checkoutAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      status: 'cancelled',
      liveKey: null,
    })
    expect(
      (await readOrder(orderId)).events.find(({ kind }) => kind === 'order.cancelled'),
    ).toMatchObject({ actorType: 'client', actorId: person.id })
  })

  test('no unpaid order whose payment is on its way, which is let in first', async () => {
    const { orderId, sessionId } = await placeSandboxOrder(
      await visitorWithCart((await createProduct()).id),
    )
    const person = await db.user.create({
      data: { username: `u-${orderId}`, email: `u-${orderId}@example.com`, name: 'U' },
    })
    await db.order.update({ where: { id: orderId }, data: { userId: person.id } })
    await paySandboxSession(sessionId, 'klarna', 'delayed_success')
    await settleSession(sessionId)
    expect(await cancelOwnOrder(await readClient(person.id), orderId)).toBe('processing')
    expect((await readOrder(orderId)).status).toBe('pending_payment')
    await db.sandboxSession.update({ where: { id: sessionId }, data: { settlesAt: new Date(0) } })
    await settleSession(sessionId)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
  })

  test('neither an order whose work has begun nor anyone else’s', async () => {
    const { orderId } = await paidOrder()
    const stranger = await paidOrder()
    await expect(cancelOwnOrder(await buyerOf(stranger.orderId), orderId)).rejects.toThrow('order')
    await receiveBrief(orderId, ADMIN)
    const { project } = await readOrder(orderId)
    await startMilestone(project!.milestones[0]!.id, ADMIN)
    expect(await cancelOwnOrder(await buyerOf(orderId), orderId)).toBe('late')
    await transaction((tx) => holdOrder(tx, orderId, 'Waiting', ADMIN))
    expect(await cancelOwnOrder(await buyerOf(orderId), orderId)).toBe('late')
    expect((await readOrder(orderId)).status).toBe('on_hold')
    await expect(cancelOwnOrder(await buyerOf(orderId), 'no id')).rejects.toThrow('order')
  })
})
