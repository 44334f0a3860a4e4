import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, after, currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { holdOrder } from '~/domain/fulfillment/hold-order.server'
import { paths } from '~/paths'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, readOrder, runningOrder } from '../../../tests/factories/running-order'
import {
  approveForClient,
  approveMilestone,
  followUpReviews,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from './milestones.server'

beforeAll(() => createStudio())

const CLIENT = { type: 'client', id: 9 } as const
const milestoneOf = async (orderId: string) => (await readOrder(orderId)).project!.milestones[0]!
const eventsOf = async (milestoneId: string) =>
  await db.event.findMany({
    where: { subject: 'milestone', subjectId: milestoneId },
    orderBy: { id: 'asc' },
  })

/** An order whose buyer has an account, and is told of what happens. */
async function ownOrder(options: Parameters<typeof runningOrder>[0] = {}) {
  const { orderId } = await runningOrder(options)
  const { email, name, number } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const reader = await db.user.create({
    data: { username: orderId, email: `${orderId}@x.example`, name },
  })
  await db.order.update({ where: { id: orderId }, data: { userId: reader.id } })
  const { id, title } = await milestoneOf(orderId)
  const href = paths.milestones({ order: orderId })
  const noticesOf = (prefix: string) =>
    db.notification.findMany({
      where: { userId: reader.id, key: { startsWith: `${prefix}:` } },
      orderBy: { id: 'asc' },
    })
  return { orderId, email, number, id, title, href, reader, noticesOf }
}

async function handedOver(options: Parameters<typeof runningOrder>[0] = {}) {
  const own = await ownOrder(options)
  await startMilestone(own.id, ADMIN)
  await submitMilestone(own.id, ADMIN, { note: 'The sketches are on page 2.' })
  return own
}

describe('what is kept of a milestone', () => {
  test('is when it was begun, handed over, approved and released', async () => {
    const began = currentTime().getTime()
    const { orderId, id } = await handedOver()
    const { startedAt, submittedAt } = await milestoneOf(orderId)
    await requestChanges(id, 'Larger', CLIENT)
    await resumeMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    await approveMilestone(id, CLIENT)
    const done = await milestoneOf(orderId)
    expect(done.startedAt).toEqual(startedAt)
    expect(startedAt!.getTime()).toBeGreaterThanOrEqual(began)
    expect(done.submittedAt!.getTime()).toBeGreaterThanOrEqual(submittedAt!.getTime())
    expect(done.approvedAt!.getTime()).toBeGreaterThanOrEqual(done.submittedAt!.getTime())
    expect(done.releasedAt!.getTime()).toBeGreaterThanOrEqual(done.approvedAt!.getTime())
  })

  test('is who took each step and why, with the title that it had', async () => {
    const { id, title, orderId } = await handedOver()
    await requestChanges(id, 'Larger', CLIENT)
    await resumeMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    await approveForClient(id, 'They said so by phone', ADMIN)
    const events = await eventsOf(id)
    expect(events.map(({ to, actorType, reason }) => [to, actorType, reason])).toEqual([
      ['in_progress', 'admin', null],
      ['submitted', 'admin', 'The sketches are on page 2.'],
      ['changes_requested', 'client', 'Larger'],
      ['in_progress', 'admin', null],
      ['submitted', 'admin', null],
      ['approved', 'admin', 'They said so by phone'],
      ['released', 'system', null],
    ])
    for (const event of events) expect(event).toMatchObject({ orderId, data: { title } })
  })

  test('is not begun while all of its order is in review', async () => {
    const { orderId, id } = await ownOrder()
    await db.order.update({ where: { id: orderId }, data: { status: 'in_review' } })
    await expect(startMilestone(id, ADMIN)).rejects.toThrow('moved: milestone')
    expect(await milestoneOf(orderId)).toMatchObject({ status: 'funded', startedAt: null })
  })
})

describe('what the client is told of a milestone', () => {
  test('is what waits, with its note, until it is answered', async () => {
    const { id, title, number, href, noticesOf } = await handedOver()
    const submitted = () => noticesOf(`milestone-submitted:${id}`)
    expect(await submitted()).toMatchObject([
      {
        kind: 'milestone.submitted',
        href,
        data: { title, number, subjectId: id, note: 'The sketches are on page 2.' },
        readAt: null,
      },
    ])
    await requestChanges(id, 'Larger', CLIENT)
    expect((await submitted()).map(({ readAt }) => readAt !== null)).toEqual([true])
    await resumeMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    const [, again] = await submitted()
    expect(again).toMatchObject({ readAt: null, data: { title, number, subjectId: id } })
    expect(again!.data).not.toHaveProperty('note')
  })

  test('is reminded of no more once it is answered', async () => {
    const { orderId, id, title, number, href, noticesOf } = await handedOver()
    const { submittedAt } = await milestoneOf(orderId)
    await followUpReviews(after(7 * DAY, submittedAt!))
    const reminders = () => noticesOf(`milestone-reminder:${id}`)
    expect(await reminders()).toMatchObject([
      { kind: 'milestone.reminder', href, readAt: null, data: { title, number, subjectId: id } },
    ])
    await approveMilestone(id, CLIENT)
    expect((await reminders()).map(({ readAt }) => readAt !== null)).toEqual([true])
    await followUpReviews(after(30 * DAY, submittedAt!))
    expect(await reminders()).toHaveLength(1)
  })

  test('is nothing while its order is held', async () => {
    const { orderId, id, noticesOf } = await handedOver()
    const { submittedAt } = await milestoneOf(orderId)
    await transaction((tx) => holdOrder(tx, orderId, 'Vacation', ADMIN))
    await followUpReviews(after(8 * DAY, submittedAt!))
    await followUpReviews(after(30 * DAY, submittedAt!))
    expect(await noticesOf(`milestone-reminder:${id}`)).toEqual([])
    expect(await milestoneOf(orderId)).toMatchObject({ status: 'submitted', remindersSent: 0 })
  })

  test('is who approved in their place, and why, once', async () => {
    const { id, title, number, href, orderId, noticesOf } = await handedOver()
    await approveForClient(id, 'They said so by phone', ADMIN)
    await expect(approveForClient(id, 'Again', ADMIN)).rejects.toThrow('moved: milestone')
    expect(await noticesOf(`milestone-approved:${id}`)).toMatchObject([
      {
        kind: 'milestone.approved',
        orderId,
        href,
        readAt: null,
        data: { title, number, note: 'They said so by phone' },
      },
    ])
    expect(await milestoneOf(orderId)).toMatchObject({ status: 'released' })
  })

  test('is not told to whoever approved for them', async () => {
    const { id, reader, noticesOf } = await handedOver()
    await approveForClient(id, 'By myself', { type: 'admin', id: reader.id })
    expect(await noticesOf(`milestone-approved:${id}`)).toEqual([])
  })
})

test('wishes for a milestone that nobody handed over change nothing', async () => {
  const { orderId, id } = await ownOrder()
  await expect(requestChanges(id, 'Larger', CLIENT)).rejects.toThrow('moved: milestone')
  expect(await milestoneOf(orderId)).toMatchObject({ status: 'funded', revisionsUsed: 0 })
})
