import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '../../../tests/factories/freelancer'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { readCalendar } from '../../../tests/setup/icalendar'
import type { OrderStatus } from '../ground/machines.rules'
import { approveMilestone, startMilestone, submitMilestone } from '../projects/milestones.server'
import { findCalendar, readCalendarUrl, resetCalendarUrl } from './calendar-feed.server'

beforeAll(() => createStudio())

const tokenOf = async (userId: number) =>
  /\/calendar\/(.+)\.ics$/.exec(await readCalendarUrl(userId))![1]!
const eventsOf = async (userId: number, now?: Date) =>
  readCalendar((await findCalendar(await tokenOf(userId), now))!).events

async function orderWithDates() {
  const { orderId } = await runningOrder({ price: 120_000, milestones: [40, 30, 30] })
  const { userId, project } = await readOrder(orderId)
  const [first, second, third] = project!.milestones
  await startMilestone(first!.id, ADMIN)
  await submitMilestone(first!.id, ADMIN)
  return {
    orderId,
    userId: userId!,
    project: project!,
    first: first!,
    second: second!,
    third: third!,
  }
}

describe('a calendar', () => {
  test('has milestones, answers, payments and the end of a project, under the same names each time', async () => {
    const { userId, first, project, orderId } = await orderWithDates()
    const summaries = async () =>
      (await eventsOf(userId)).map(({ summary, uid }) => [uid.split('@')[0], summary])
    const events = await summaries()
    for (const { id, title } of project.milestones.slice(1))
      expect(events).toContainEqual([`milestone-${id}`, `Milestone due: ${title}`])
    expect(events.map(([uid]) => uid)).not.toContain(`milestone-${first.id}`)
    expect(events).toContainEqual([`review-${first.id}`, `Answer by today: ${first.title}`])
    expect(events.filter(([uid]) => uid === `delivery-${orderId}`)).toHaveLength(1)
    await approveMilestone(first.id, ADMIN)
    const share = (await readOrder(orderId)).payables[1]!
    const later = await summaries()
    expect(later).toContainEqual([
      `payment-${share.id}`,
      `Pay $360.00: ${project.milestones[1]!.title}`,
    ])
    expect(later.map(([uid]) => uid)).not.toContain(`review-${first.id}`)
    expect(later.filter(([uid]) => uid!.startsWith('milestone-'))).toEqual(
      events.filter(([uid]) => uid!.startsWith('milestone-')),
    )
  })

  test('reaches three months back and a year ahead', async () => {
    const { userId, second, third } = await orderWithDates()
    const now = new Date()
    const at = (milestone: { id: string }, days: number) =>
      db.milestone.update({ where: { id: milestone.id }, data: { dueAt: after(days * DAY, now) } })
    const uids = async () => (await eventsOf(userId, now)).map(({ uid }) => uid.split('@')[0])
    await Promise.all([at(third, -85), at(second, 360)])
    expect(await uids()).toEqual(
      expect.arrayContaining([`milestone-${third.id}`, `milestone-${second.id}`]),
    )
    await Promise.all([at(third, -95), at(second, 370)])
    expect(await uids()).not.toEqual(expect.arrayContaining([`milestone-${third.id}`]))
    expect(await uids()).not.toEqual(expect.arrayContaining([`milestone-${second.id}`]))
  })

  test('is in the language of its owner, and shows a company’s orders to its people alone', async () => {
    const { orderId, second } = await orderWithDates()
    const person = (name: string) =>
      db.user.create({
        data: {
          username: `${name}-${orderId}`,
          email: `${name}-${orderId}@example.com`,
          name,
          language: 'pl',
        },
      })
    const [colleague, stranger] = await Promise.all([person('colleague'), person('stranger')])
    await db.company.create({
      data: {
        name: 'Havn',
        country: 'SE',
        orders: { connect: { id: orderId } },
        members: { create: { userId: colleague.id, role: 'viewer' } },
      },
    })
    expect((await eventsOf(colleague.id)).map(({ summary }) => summary)).toContain(
      `Termin etapu: ${second.title}`,
    )
    expect(await eventsOf(stranger.id)).toEqual([])
  })

  test('has the deadlines of what a freelancer has accepted, and holidays to their last day', async () => {
    const { first } = await orderWithDates()
    const { id, userId } = await createFreelancer({
      holidays: {
        create: {
          startsOn: new Date('2026-12-21T00:00:00Z'),
          endsOn: new Date('2026-12-25T00:00:00Z'),
        },
      },
    })
    const now = new Date('2026-11-22T12:00:00Z')
    const dueAt = new Date('2026-12-10T00:00:00Z')
    await db.milestone.update({ where: { id: first.id }, data: { dueAt } })
    const assignment = await db.assignment.create({
      data: {
        milestoneId: first.id,
        freelancerId: id,
        status: 'offered',
        fee: 1,
        currency: 'EUR',
        payoutDueAt: dueAt,
        offerEndsAt: dueAt,
      },
    })
    const holiday = expect.objectContaining({
      summary: 'Time off',
      start: '20261221',
      end: '20261226',
    })
    expect(await eventsOf(userId, now)).toEqual([holiday])
    await db.assignment.update({ where: { id: assignment.id }, data: { status: 'accepted' } })
    expect(await eventsOf(userId, now)).toEqual([
      expect.objectContaining({
        summary: `Assignment due: ${first.title}`,
        start: '20261210',
        end: '20261211',
      }),
      holiday,
    ])
  })

  test('says a later stamp and number of what a hold has moved, and nothing of what is done', async () => {
    const { userId, project, second } = await orderWithDates()
    const entry = async () =>
      (await eventsOf(userId)).find(({ uid }) => uid.startsWith(`milestone-${second.id}`))!
    const before = await entry()
    await db.project.update({
      where: { id: project.id },
      data: { updatedAt: after(DAY, project.updatedAt) },
    })
    const moved = await entry()
    expect(moved.stamp > before.stamp && moved.modified > before.modified).toBe(true)
    expect(moved.sequence).toBeGreaterThan(before.sequence)
    await db.milestone.updateMany({
      where: { projectId: project.id },
      data: { status: 'released' },
    })
    expect(await eventsOf(userId)).toEqual([])
  })

  test('ends with its address, its owner’s account and its order', async () => {
    const { userId, orderId } = await orderWithDates()
    const token = await tokenOf(userId)
    const become = (status: OrderStatus) =>
      db.order.update({ where: { id: orderId }, data: { status } })
    for (const status of ['in_progress', 'on_hold', 'disputed'] as const) {
      await become(status)
      expect(await eventsOf(userId), status).not.toEqual([])
    }
    for (const status of [
      ...(['pending_payment', 'expired', 'cancelled'] as const),
      ...(['withdrawal_requested', 'withdrawn'] as const),
    ]) {
      await become(status)
      expect(await eventsOf(userId), status).toEqual([])
    }
    await resetCalendarUrl(userId)
    expect(await findCalendar(token)).toBeNull()
    const next = await tokenOf(userId)
    expect(await findCalendar(next)).not.toBeNull()
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
    expect(await findCalendar(next)).toBeNull()
    for (const nothing of ['', 'x', `${userId}.2`, `${token}x`])
      expect(await findCalendar(nothing)).toBeNull()
  })
})
