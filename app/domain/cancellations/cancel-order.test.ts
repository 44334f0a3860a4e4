import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { person } from '../../../tests/factories/waiting'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import {
  ADMIN,
  paidOrder,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { payPayable } from '../payments/pay-payable.server'
import { readClient } from '../people/participant.server'
import type { CompanyRole } from '../people/participant.rules'
import { startMilestone, submitMilestone } from '../projects/milestones.server'
import { cancelOrder, closePaymentPages, readCancellation } from './cancel-order.server'
import { cancelOwnOrder, getClientCancellation } from './client-cancel.server'

beforeAll(() => createStudio())

const WHY = 'Changed plans'

const buyerOf = async (orderId: string) => readClient((await readOrder(orderId)).userId!)

/** A running order of two shares, both paid, of which the first is delivered. */
async function halfDelivered() {
  const placed = await runningOrder({ milestones: [40, 60] })
  const { payables, project } = await readOrder(placed.orderId)
  await db.payable.update({
    where: { id: payables[1]!.id },
    data: { status: 'open', dueAt: after(DAY) },
  })
  await payShare(payables[1]!.id)
  await startMilestone(project!.milestones[0]!.id, ADMIN)
  await submitMilestone(project!.milestones[0]!.id, ADMIN)
  return placed
}

/** A change that is paid and whose work began just now. */
async function paidChange(orderId: string, net: number) {
  const project = await db.project.findUniqueOrThrow({ where: { orderId } })
  const first = await db.payable.findFirstOrThrow({
    where: { orderId },
    include: { payments: true },
  })
  const { payments, id: _, ...facts } = first
  const payable = await db.payable.create({
    data: { ...facts, kind: 'change_request', position: 9, amount: net, net },
  })
  const { id: __, ...payment } = payments[0]!
  await db.payment.create({
    data: { ...payment, payableId: payable.id, gatewayPaymentId: payable.id, amount: net },
  })
  await db.changeRequest.create({
    data: {
      ...{ projectId: project.id, payableId: payable.id, status: 'accepted', net },
      ...{ title: 'More', description: 'More', workingDays: 5, startedAt: after(-DAY * 400) },
    },
  })
}

/** The page of a later share that is open at the provider; tells how it stands. */
async function openShare(orderId: string) {
  const share = (await readOrder(orderId)).payables[1]!
  await db.payable.update({ where: { id: share.id }, data: { status: 'open', dueAt: after(DAY) } })
  await payPayable(share.id)
  return async () =>
    (await db.checkoutAttempt.findFirstOrThrow({ where: { payableId: share.id } })).status
}

async function member(orderId: string, role: CompanyRole) {
  const { id: userId } = await person()
  await db.company.create({
    data: {
      ...{ name: 'Havn', country: 'SE', orders: { connect: { id: orderId } } },
      members: { create: { userId, role } },
    },
  })
  return readClient(userId)
}

describe('the studio ends a running order by agreement', () => {
  test('and keeps what was worked for, as it said before', async () => {
    const { orderId } = await halfDelivered()
    expect(await readCancellation(orderId)).toBe(120_000)
    expect(await cancelOrder(orderId, WHY, ADMIN)).toBe(120_000)
    const { events, payables } = await readOrder(orderId)
    expect(events.find(({ kind }) => kind === 'order.cancelled')).toMatchObject({
      ...{ actorType: 'admin', actorId: ADMIN.id, reason: WHY },
    })
    const refunds = payables.map(({ payments }) => payments[0]!.refunds)
    expect(refunds).toMatchObject([[], [{ amount: 120_000, status: 'requested' }]])
    expect(await readCancellation(orderId)).toBe(0)
  })

  test('and gives nothing back of what the bank took', async () => {
    const { orderId } = await paidOrder()
    await db.payment.updateMany({ where: { payable: { orderId } }, data: { status: 'lost' } })
    expect(await cancelOrder(orderId, WHY, ADMIN)).toBe(0)
  })

  test('keeps a change that is paid and done, and not one that never began', async () => {
    const [done, never] = [await runningOrder(), await runningOrder()]
    for (const { orderId } of [done, never]) await paidChange(orderId, 30_000)
    await db.changeRequest.updateMany({
      where: { project: { orderId: never.orderId } },
      data: { startedAt: null },
    })
    expect(await readCancellation(done.orderId)).toBe(200_000)
    expect(await readCancellation(never.orderId)).toBe(230_000)
  })

  test('gives back the part of a change whose days have not passed', async () => {
    const { orderId } = await runningOrder()
    await paidChange(orderId, 30_000)
    await db.changeRequest.updateMany({
      where: { project: { orderId } },
      data: { startedAt: after(-7 * DAY), workingDays: 10 },
    })
    expect(await readCancellation(orderId)).toBe(215_000)
  })

  test('keeps of a share the part of its days that has passed, whatever was only asked for', async () => {
    const { orderId } = await runningOrder({ milestones: [40, 60] })
    const { id: projectId, milestones } = (await readOrder(orderId)).project!
    await startMilestone(milestones[0]!.id, ADMIN)
    await db.milestone.update({
      where: { id: milestones[0]!.id },
      data: { startedAt: after(-7 * DAY), workingDays: 10 },
    })
    await db.changeRequest.create({
      data: { projectId, status: 'requested', title: 'More', description: 'More' },
    })
    expect(await readCancellation(orderId)).toBe(40_000)
  })

  test('is told to the client by number, and what others owe stays owed', async () => {
    const shares = { milestones: [40, 60] }
    const [{ orderId }, other] = [await runningOrder(shares), await runningOrder(shares)]
    await cancelOrder(orderId, WHY, { ...ADMIN, id: 9_000 })
    const { number, userId, heldFrom } = await readOrder(orderId)
    expect(heldFrom).toBeNull()
    const told = await db.notification.findMany({
      where: { orderId, kind: { in: ['order.cancelled', 'studio.cancelled'] } },
    })
    expect(told).toMatchObject([{ userId, kind: 'order.cancelled', data: { number } }])
    expect((await readOrder(other.orderId)).payables[1]!.status).not.toBe('void')
  })

  test('closes the payment pages of that order alone', async () => {
    const place = async () => placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    const [one, other] = [await place(), await place()]
    await closePaymentPages(one.orderId)
    const status = async (id: string) =>
      (await db.checkoutAttempt.findUniqueOrThrow({ where: { id } })).status
    expect(await status(one.attemptId)).toBe('cancelled')
    expect(await status(other.attemptId)).toBe('open')
  })

  test('though the provider does not answer for one of its pages', async () => {
    const { orderId } = await paidOrder({ milestones: [40, 30, 30] })
    const [, second, third] = (await readOrder(orderId)).payables
    await db.payable.updateMany({
      where: { id: { in: [second!.id, third!.id] } },
      data: { status: 'open', dueAt: after(DAY) },
    })
    for (const { id } of [second!, third!]) await payPayable(id)
    await db.checkoutAttempt.updateMany({
      where: { payableId: second!.id },
      data: { sessionId: 'not-known-there' },
    })
    await closePaymentPages(orderId)
    const left = await db.checkoutAttempt.findMany({
      where: { payable: { orderId }, liveKey: { not: null } },
    })
    expect(left.map(({ payableId }) => payableId)).toEqual([second!.id])
  })
})

describe('a client ends an order', () => {
  test('that runs by agreement: they see what would come back, and press in vain', async () => {
    const { orderId } = await halfDelivered()
    const buyer = await buyerOf(orderId)
    expect(await getClientCancellation(buyer, orderId)).toMatchObject({
      ...{ way: 'running', paid: 200_000, refund: 120_000 },
    })
    expect(await cancelOwnOrder(buyer, orderId, WHY)).toBe('late')
    expect((await readOrder(orderId)).status).toBe('in_progress')
  })

  test('in vain, and the page of its next share stays open', async () => {
    const { orderId } = await runningOrder({ milestones: [40, 60] })
    const share = await openShare(orderId)
    expect(await cancelOwnOrder(await buyerOf(orderId), orderId, WHY)).toBe('late')
    expect(await share()).toBe('open')
  })

  test('that has not begun, and the page of its next share is closed', async () => {
    const { orderId } = await paidOrder({ milestones: [40, 60] })
    const share = await openShare(orderId)
    expect(await cancelOwnOrder(await buyerOf(orderId), orderId, WHY)).toEqual({ refund: 80_000 })
    expect(await share()).toBe('cancelled')
  })

  test('without a word, and whatever becomes of the work on another', async () => {
    const [other, { orderId }] = [await runningOrder(), await paidOrder()]
    await startMilestone((await readOrder(other.orderId)).project!.milestones[0]!.id, ADMIN)
    const buyer = await buyerOf(orderId)
    expect((await getClientCancellation(buyer, orderId)).way).toBe('unbegun')
    expect(await cancelOwnOrder(buyer, orderId)).toEqual({ refund: 200_000 })
    const { events } = await readOrder(orderId)
    expect(events.find(({ kind }) => kind === 'order.cancelled')!.reason || null).toBeNull()
  })

  test('that has not begun, and has all back, what was agreed beyond it too', async () => {
    const { orderId } = await paidOrder()
    await paidChange(orderId, 30_000)
    const buyer = await buyerOf(orderId)
    expect(await getClientCancellation(buyer, orderId)).toMatchObject({
      ...{ way: 'unbegun', paid: 230_000, refund: 230_000 },
    })
    expect(await cancelOwnOrder(buyer, orderId, WHY)).toEqual({ refund: 230_000 })
  })

  test('and the studio is told who and which', async () => {
    const { orderId } = await paidOrder()
    await cancelOwnOrder(await buyerOf(orderId), orderId, WHY)
    const { number, name: who } = await readOrder(orderId)
    expect(
      await db.notification.findFirst({ where: { orderId, kind: 'studio.cancelled' } }),
    ).toMatchObject({ data: { number, who } })
  })

  test('that is unpaid, though a payment of another is on its way; nobody hears of a link', async () => {
    const place = async () => placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    const [{ orderId }, other] = [await place(), await place()]
    const { id: userId } = await person()
    await db.order.update({ where: { id: orderId }, data: { userId } })
    await db.checkoutAttempt.update({
      where: { id: other.attemptId },
      data: { status: 'processing' },
    })
    expect(await cancelOwnOrder(await readClient(userId), orderId, WHY)).toEqual({ refund: 0 })
    expect(await db.outboxJob.count({ where: { key: `pay-link-over:${orderId}` } })).toBe(0)
  })

  test.each<[CompanyRole, boolean]>([
    ['owner', true],
    ['approver', false],
    ['viewer', false],
  ])('of their company as its %s: %s', async (role, may) => {
    const { orderId } = await paidOrder()
    const reader = await member(orderId, role)
    const ended = cancelOwnOrder(reader, orderId, WHY)
    if (may) await expect(ended).resolves.toEqual({ refund: 200_000 })
    else await expect(ended).rejects.toMatchObject({ code: 'notFound' })
    expect((await readOrder(orderId)).status).toBe(may ? 'cancelled' : 'awaiting_brief')
  })
})
