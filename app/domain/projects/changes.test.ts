import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import {
  ADMIN,
  balancesOf,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { readStanding, outline, readLineAmounts } from './client-order-parts.server'
import type { Participant } from '../people/participant.rules'
import { staffMember } from '../people/participant.server'
import { payPayable } from '../payments/pay-payable.server'
import { changeState } from './change.rules'
import { acceptChange, askForChange, declineChange, priceChange } from './changes.server'
import { answerApproved, answerChanges } from './milestone-answers.server'
import {
  approveMilestone,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from './milestones.server'
import { readChanges } from './project-changes.server'

beforeAll(() => createStudio())

const STUDIO = staffMember(1)
const buyer = (userId: number | null): Participant => ({
  side: 'client',
  userId: userId!,
  companies: [],
})

/** A running order with its buyer, and the first milestone handed over. */
async function handedOver(milestones = [50, 50]) {
  const { orderId } = await runningOrder({ price: 100_000, milestones })
  const order = await readOrder(orderId)
  const [first] = order.project!.milestones
  await startMilestone(first!.id, ADMIN)
  await submitMilestone(first!.id, ADMIN)
  return { orderId, client: buyer(order.userId), milestoneId: first!.id }
}

/** A change that waits for its client's answer. */
async function priced(net = 40_000, workingDays = 3) {
  const { orderId } = await runningOrder({ price: 100_000, milestones: [50, 50] })
  const client = buyer((await readOrder(orderId)).userId)
  await askForChange(client, orderId, {
    title: 'A booking page',
    description: 'With two calendars',
    key: randomUUID(),
  })
  const [change] = await readChanges(client, orderId)
  await priceChange(STUDIO, change!.id, { net, workingDays, answer: 'With both' })
  return { orderId, client, changeId: change!.id }
}

async function standingOf(client: Participant, orderId: string) {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return outline(
    order,
    await readLineAmounts(client, [orderId]),
    await readStanding(client, [orderId]),
  )
}

const settled = (steps: Promise<unknown>[]) => Promise.allSettled(steps)

test('a change that costs less than can be paid has no such price', async () => {
  await expect(priced(39)).rejects.toMatchObject({
    ...{ code: 'change.sum', details: { kind: 'tooLittle', bound: 50, currency: 'USD' } },
  })
  expect((await priced(40)).changeId).toBeTruthy()
})

describe('a milestone that was handed over', () => {
  test('is approved once by two at a time, and the studio is told once', async () => {
    const { orderId, client, milestoneId } = await handedOver()
    const outcomes = await settled([
      answerApproved(client, milestoneId),
      answerApproved(client, milestoneId),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.objectContaining({ code: 'moved' }),
    })
    const order = await readOrder(orderId)
    expect(order.project!.milestones.map(({ status }) => status)).toEqual(['released', 'payable'])
    expect(order.events.filter(({ kind }) => kind === 'milestone.approved')).toMatchObject([
      { actorType: 'client', actorId: client.userId },
    ])
    expect(
      await db.notification.count({ where: { orderId, kind: 'studio.milestone', userId: 1 } }),
    ).toBe(1)
  })

  test('is answered neither by a stranger nor by somebody who only looks on', async () => {
    const { orderId, milestoneId } = await handedOver()
    const company = await db.company.create({ data: { name: 'Quay', country: 'SE' } })
    await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
    const member = (role: 'viewer' | 'approver'): Participant => ({
      side: 'client',
      userId: 999_999,
      companies: [{ id: company.id, role }],
    })
    for (const who of [buyer(999_998), member('viewer')]) {
      await expect(answerApproved(who, milestoneId)).rejects.toMatchObject({ code: 'notFound' })
      await expect(answerChanges(who, milestoneId, 'Bluer')).rejects.toMatchObject({
        code: 'notFound',
      })
    }
    await expect(answerApproved(buyer(1), 'no id')).rejects.toMatchObject({ code: 'notFound' })
    await answerApproved(member('approver'), milestoneId)
  })

  test('is changed as often as the service says, over all of its milestones', async () => {
    const { orderId, client, milestoneId } = await handedOver()
    await db.orderLine.updateMany({ where: { orderId }, data: { revisions: 1 } })
    await answerChanges(client, milestoneId, 'Bluer')
    expect((await readOrder(orderId)).events.at(-1)).toMatchObject({
      kind: 'milestone.changes_requested',
      reason: 'Bluer',
    })
    await resumeMilestone(milestoneId, ADMIN)
    await submitMilestone(milestoneId, ADMIN)
    await expect(answerChanges(client, milestoneId, 'Greener')).rejects.toThrow(
      'milestone.roundsUsed',
    )
    await answerApproved(client, milestoneId)
    const { payables, project } = await readOrder(orderId)
    await payShare(payables[1]!.id)
    const second = project!.milestones[1]!.id
    await startMilestone(second, ADMIN)
    await submitMilestone(second, ADMIN)
    await expect(answerChanges(client, second, 'Greener')).rejects.toThrow('milestone.roundsUsed')
  })
})

describe('a change', () => {
  test('goes from the wish to the payment, with an invoice of its own, even books and later dates', async () => {
    const { orderId, client, changeId } = await priced()
    const before = await readOrder(orderId)
    const payableId = (await acceptChange(client, changeId))!
    const vat = Math.round((40_000 * before.vatRate) / 10_000)
    expect(await standingOf(client, orderId)).toMatchObject({
      total: 100_000,
      changes: 40_000 + vat,
      left: 90_000 + vat,
      payment: 'partial',
    })
    await payShare(payableId)
    const order = await readOrder(orderId)
    expect(order.payables.at(-1)).toMatchObject({
      kind: 'change_request',
      position: 2,
      status: 'paid',
      net: 40_000,
      vat,
      amount: 40_000 + vat,
    })
    const invoice = await db.invoice.findUniqueOrThrow({
      where: { payableId },
      include: { lines: true },
    })
    expect(invoice).toMatchObject({
      total: 40_000 + vat,
      vat,
      lines: [{ description: 'A booking page', net: 40_000, quantity: 1 }],
    })
    expect(
      order.ledger.every(
        ({ entries }) => entries.reduce((sum, { amount }) => sum + amount, 0) === 0,
      ),
    ).toBe(true)
    expect((await balancesOf(orderId))['gateway:sandbox']).toBe(50_000 + 40_000 + vat)
    const [was, is] = [before.project!.milestones[0]!.dueAt!, order.project!.milestones[0]!.dueAt!]
    expect(is > was && order.project!.dueAt! > before.project!.dueAt!).toBe(true)
    expect(order.total).toBe(100_000)
    expect((await standingOf(client, orderId)).left).toBe(50_000)
    expect(
      order.events.map(({ kind }) => kind).filter((kind) => kind.startsWith('change.')),
    ).toEqual(['change.requested', 'change.priced', 'change.accepted'])
  })

  test('is ordered once by two at a time, and by nobody but its client', async () => {
    const { orderId, client, changeId } = await priced()
    await expect(acceptChange(buyer(999_998), changeId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(acceptChange(STUDIO, changeId)).rejects.toMatchObject({ code: 'notFound' })
    const outcomes = await settled([
      acceptChange(client, changeId),
      acceptChange(client, changeId),
      declineChange(client, changeId, ''),
    ])
    const [first, again, declined] = outcomes
    expect([first!.status, again!.status]).toEqual(
      declined!.status === 'fulfilled' ? ['rejected', 'rejected'] : ['fulfilled', 'fulfilled'],
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'moved' })
    const payables = (await readOrder(orderId)).payables
      .filter(({ kind }) => kind === 'change_request')
      .map(({ id }) => id)
    expect(payables).toEqual(
      declined!.status === 'fulfilled' ? [] : [(first as PromiseFulfilledResult<string>).value],
    )
    if (again!.status === 'fulfilled') expect(again).toEqual(first)
  })

  test('is asked for once by the same form, and declined by either side with its words', async () => {
    const { orderId } = await runningOrder()
    const client = buyer((await readOrder(orderId)).userId)
    const wish = { title: 'More', description: 'Much more', key: randomUUID() }
    await Promise.all([askForChange(client, orderId, wish), askForChange(client, orderId, wish)])
    const [change, ...others] = await readChanges(client, orderId)
    expect(others).toEqual([])
    await expect(
      priceChange(client, change!.id, { net: 100, workingDays: 0, answer: '' }),
    ).rejects.toMatchObject({ code: 'notFound' })
    await expect(declineChange(client, change!.id, '')).rejects.toThrow('moved: change')
    await declineChange(STUDIO, change!.id, 'Not our trade')
    const [refused] = await readChanges(client, orderId)
    expect([changeState(refused!, 'in_progress'), refused!.answer]).toEqual([
      'refused',
      'Not our trade',
    ])
    await expect(
      priceChange(STUDIO, change!.id, { net: 100, workingDays: 0, answer: '' }),
    ).rejects.toThrow('moved: change')
  })

  test('that costs nothing begins at once', async () => {
    const { client, orderId, changeId } = await priced(0, 2)
    expect(await acceptChange(client, changeId)).toBeNull()
    expect((await readChanges(client, orderId))[0]).toMatchObject({
      status: 'accepted',
      payableId: null,
      startedAt: expect.any(Date),
    })
  })

  test('that nobody paid is owed no longer when its order is complete or ends', async () => {
    const { client, orderId, changeId } = await priced()
    const payableId = (await acceptChange(client, changeId))!
    for (const [index, { id }] of (await readOrder(orderId)).project!.milestones.entries()) {
      if (index > 0) await payShare((await readOrder(orderId)).payables[index]!.id)
      await startMilestone(id, ADMIN)
      await submitMilestone(id, ADMIN)
      await approveMilestone(id, ADMIN)
    }
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' })
    expect(await payPayable(payableId)).toBeNull()
    expect(await standingOf(client, orderId)).toMatchObject({
      changes: 0,
      left: 0,
      payment: 'full',
    })
    expect(changeState((await readChanges(client, orderId))[0]!, 'completed')).toBe('lapsed')

    const other = await priced()
    await acceptChange(other.client, other.changeId)
    await cancelOrder(other.orderId, 'Agreed', ADMIN)
    expect((await readOrder(other.orderId)).payables.at(-1)!.status).toBe('void')
    const late = await priced()
    await cancelOrder(late.orderId, 'Agreed', ADMIN)
    await expect(acceptChange(late.client, late.changeId)).rejects.toThrow('moved: change')
  })

  test('that is paid is given back less the days that were worked for it', async () => {
    const { client, orderId, changeId } = await priced(40_000, 5)
    await payShare((await acceptChange(client, changeId))!)
    const startedAt = new Date(Date.now() - 3.5 * 24 * 60 * 60 * 1000)
    await db.changeRequest.update({ where: { id: changeId }, data: { startedAt } })
    await cancelOrder(orderId, 'Agreed', ADMIN)
    const order = await readOrder(orderId)
    const paid = order.payables.at(-1)!
    expect(paid.payments[0]!.refunds[0]!.amount / paid.amount).toBeCloseTo(0.5, 2)
  })
})

describe('extra rounds of changes', () => {
  test('that were bought add to those of the line, once, and what waits for an answer waits anew', async () => {
    const { orderId, client, milestoneId } = await handedOver()
    const lineOf = () => db.orderLine.findFirstOrThrow({ where: { orderId } })
    await db.milestone.update({ where: { id: milestoneId }, data: { submittedAt: new Date(0) } })
    const before = await lineOf()
    const wish = { title: 'One more round', description: 'Please', key: randomUUID() }
    await askForChange(client, orderId, wish)
    const [change] = await readChanges(client, orderId)
    const price = { net: 0, workingDays: 0, answer: '', rounds: 2 }
    await priceChange(STUDIO, change!.id, price)
    expect((await lineOf()).revisions).toBe(before.revisions)
    await acceptChange(client, change!.id)
    await acceptChange(client, change!.id)
    expect((await lineOf()).revisions).toBe(before.revisions + 2)
    const { submittedAt } = await db.milestone.findUniqueOrThrow({ where: { id: milestoneId } })
    expect(submittedAt!.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('go to no line of another order', async () => {
    const { orderId, client } = await handedOver()
    const other = await handedOver()
    const foreign = await db.orderLine.findFirstOrThrow({ where: { orderId: other.orderId } })
    await askForChange(client, orderId, { title: 'x', description: 'x', key: randomUUID() })
    const [change] = await readChanges(client, orderId)
    await expect(
      priceChange(STUDIO, change!.id, {
        ...{ net: 0, workingDays: 0, answer: '', rounds: 1, orderLineId: foreign.id },
      }),
    ).rejects.toMatchObject({ code: 'notFound' })
  })
})
