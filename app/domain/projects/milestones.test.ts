import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, after } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import {
  ADMIN,
  balancesOf,
  paidOrder,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { answerAskedOrder } from '../orders/asked-orders.server'
import { remindOfPayables } from '../orders/payables.server'
import { confirmWithdrawal, declareWithdrawal } from '~/domain/cancellations/withdrawal.server'
import { payPayable } from '../payments/pay-payable.server'
import {
  approveMilestone,
  followUpReviews,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from './milestones.server'

beforeAll(() => createStudio())

const CLIENT = { type: 'client', id: 9 } as const
const milestonesOf = async (orderId: string) => (await readOrder(orderId)).project!.milestones
const statuses = async (orderId: string) =>
  (await milestonesOf(orderId)).map(({ status }) => status)
const mails = (prefix: string) =>
  db.outboxJob.count({ where: { kind: 'notice', key: { startsWith: `notice:${prefix}:` } } })

async function deliver(milestoneId: string) {
  await startMilestone(milestoneId, ADMIN)
  await submitMilestone(milestoneId, ADMIN)
}

describe('milestones', () => {
  test('are paid, worked for and approved one after the other, until the order is completed', async () => {
    const { orderId } = await runningOrder({ price: 100_001, milestones: [30, 40, 30] })
    const plan = await milestonesOf(orderId)
    expect(await statuses(orderId)).toEqual(['funded', 'planned', 'planned'])
    for (const [index, { id }] of plan.entries()) {
      await deliver(id)
      expect((await readOrder(orderId)).status).toBe(
        index === plan.length - 1 ? 'in_review' : 'in_progress',
      )
      await approveMilestone(id, CLIENT)
      const next = (await readOrder(orderId)).payables[index + 1]
      if (!next) continue
      expect(next.status).toBe('open')
      expect((await statuses(orderId))[index + 1]).toBe('payable')
      expect(await mails(`milestone-due:${next.id}`)).toBe(1)
      const asked = () =>
        db.notification.count({
          where: { key: { startsWith: `milestone-due:${next.id}:` }, readAt: null },
        })
      expect(await asked()).toBe(1)
      await payShare(next.id)
      expect(await asked()).toBe(0)
      expect((await statuses(orderId))[index + 1]).toBe('funded')
    }
    const order = await readOrder(orderId)
    expect(order).toMatchObject({ status: 'completed', project: { status: 'warranty' } })
    expect(order.payables.every(({ status, invoice }) => status === 'paid' && invoice)).toBe(true)
    expect(order.payables.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_001)
    expect(order.invoices.reduce((sum, { vat }) => sum + vat, 0)).toBe(order.vat)
    expect((await balancesOf(orderId))['gateway:sandbox']).toBe(100_001)
  })

  test('are not begun before they are prepaid, nor before the brief is in', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const [, second] = await milestonesOf(orderId)
    await expect(startMilestone(second!.id, ADMIN)).rejects.toThrow('moved: milestone')
    const waiting = await paidOrder()
    const [first] = await milestonesOf(waiting.orderId)
    await expect(startMilestone(first!.id, ADMIN)).rejects.toThrow('moved: milestone')
  })

  test('stay as they are once the order is withdrawn from', async () => {
    const { orderId } = await runningOrder({ earlyStart: true })
    const [only] = await milestonesOf(orderId)
    await startMilestone(only!.id, ADMIN)
    await declareWithdrawal(orderId, { name: 'Mila', email: 'mila@example.com' }, CLIENT)
    await confirmWithdrawal(orderId, CLIENT)
    await expect(submitMilestone(only!.id, ADMIN)).rejects.toThrow('moved: milestone')
    expect(await statuses(orderId)).toEqual(['in_progress'])
    expect((await readOrder(orderId)).status).toBe('withdrawal_requested')
  })

  test('are approved once, however often it is pressed', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const [first] = await milestonesOf(orderId)
    await deliver(first!.id)
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => approveMilestone(first!.id, CLIENT)),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readOrder(orderId)).payables.map(({ status }) => status)).toEqual([
      'paid',
      'open',
    ])
  })

  test('go back to work when the client wants changes, as often as that is', async () => {
    const { orderId } = await runningOrder()
    const [only] = await milestonesOf(orderId)
    await deliver(only!.id)
    for (const revisions of [1, 2]) {
      await requestChanges(only!.id, 'More blue', CLIENT)
      expect(await readOrder(orderId)).toMatchObject({
        status: 'in_progress',
        project: { milestones: [{ status: 'changes_requested', revisionsUsed: revisions }] },
      })
      await resumeMilestone(only!.id, ADMIN)
      await submitMilestone(only!.id, ADMIN)
      expect(await mails(`milestone-submitted:${only!.id}`)).toBe(revisions + 1)
    }
    await approveMilestone(only!.id, CLIENT)
    expect((await readOrder(orderId)).status).toBe('completed')
  })

  test('with no answer are reminded of twice, then count as approved after 14 days', async () => {
    const { orderId } = await runningOrder()
    const [only] = await milestonesOf(orderId)
    await deliver(only!.id)
    const { submittedAt } = (await milestonesOf(orderId))[0]!
    for (const [days, reminders, status] of [
      [6, 0, 'submitted'],
      [7, 1, 'submitted'],
      [8, 1, 'submitted'],
      [12, 2, 'submitted'],
      [13, 2, 'submitted'],
      [15, 2, 'released'],
    ] as const) {
      await followUpReviews(after(days * DAY, submittedAt!))
      await followUpReviews(after(days * DAY, submittedAt!))
      expect(await mails(`milestone-reminder:${only!.id}`)).toBe(reminders)
      expect(await statuses(orderId)).toEqual([status])
    }
    expect((await readOrder(orderId)).status).toBe('completed')
  })
})

describe('a share whose turn has come', () => {
  async function withOpenShare() {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const [first] = await milestonesOf(orderId)
    await deliver(first!.id)
    await approveMilestone(first!.id, CLIENT)
    return { orderId, share: (await readOrder(orderId)).payables[1]! }
  }

  test('paid from two tabs at once is one payment page', async () => {
    const { share } = await withOpenShare()
    const urls = await Promise.all([
      payPayable(share.id),
      payPayable(share.id),
      payPayable(share.id),
    ])
    expect(new Set(urls).size).toBe(1)
    expect(await db.checkoutAttempt.count({ where: { payableId: share.id } })).toBe(1)
    await payShare(share.id)
    expect(await payPayable(share.id)).toBeNull()
  })

  test('is reminded of three times when it is late, and can still be paid', async () => {
    const { orderId, share } = await withOpenShare()
    for (const [days, reminders] of [
      [-1, 0],
      [0, 1],
      [2, 1],
      [3, 2],
      [10, 3],
      [40, 3],
    ] as const) {
      await remindOfPayables(after(days * DAY, share.dueAt!))
      await remindOfPayables(after(days * DAY, share.dueAt!))
      expect(await mails(`milestone-late:${share.id}`)).toBe(reminders)
    }
    expect((await readOrder(orderId)).payables[1]).toMatchObject({ status: 'past_due' })
    await payShare(share.id)
    expect(await statuses(orderId)).toEqual(['released', 'funded'])
  })

  test('is no longer opened by the next approval once it is there', async () => {
    const { orderId, share } = await withOpenShare()
    expect(await mails(`milestone-due:${share.id}`)).toBe(1)
    expect(
      (await readOrder(orderId)).payables.filter(({ status }) => status === 'open'),
    ).toHaveLength(1)
  })
})

describe('an order that waits for its account’s yes', () => {
  async function askedOrder() {
    const name = randomUUID()
    const account = await db.user.create({
      data: {
        username: name,
        email: `${name}@example.com`,
        name: 'Maja Lind',
        emailVerifiedAt: new Date(),
      },
    })
    const { orderId } = await runningOrder({
      email: account.email,
      name: 'A Stranger',
      milestones: [50, 50],
    })
    const [first] = await milestonesOf(orderId)
    await deliver(first!.id)
    return {
      account,
      orderId,
      first: first!,
      submittedAt: (await milestonesOf(orderId))[0]!.submittedAt!,
    }
  }
  const told = async (to: string) => {
    const jobs = await db.outboxJob.findMany({
      where: { key: { startsWith: 'guest-notice:' } },
      orderBy: { id: 'asc' },
    })
    return jobs
      .map(({ payload }) => payload as { to: string; data: { kind: string } })
      .filter((mail) => mail.to === to)
      .map(({ data }) => data.kind)
  }

  test('is mailed of what waits and reminded of it as a client is, at the address of the order', async () => {
    const { account, orderId, submittedAt } = await askedOrder()
    expect(await told(account.email)).toEqual(['milestone.submitted'])
    for (const days of [7, 7, 12, 15]) await followUpReviews(after(days * DAY, submittedAt))
    const asked = ['milestone.submitted', 'milestone.reminder', 'milestone.reminder', 'payment.due']
    expect(await told(account.email)).toEqual(asked)
    const { dueAt } = (await readOrder(orderId)).payables[1]!
    await remindOfPayables(after(DAY, dueAt!))
    expect(await told(account.email)).toEqual([...asked, 'payment.late'])
    expect(await db.notification.count({ where: { orderId, userId: account.id } })).toBe(0)
  })

  test.each(['own', 'no'] as const)(
    'is not mailed so any more after the answer %s',
    async (answer) => {
      const { account, orderId, submittedAt } = await askedOrder()
      await answerAskedOrder(account.id, orderId, answer)
      await followUpReviews(after(7 * DAY, submittedAt))
      expect(await told(account.email)).toEqual(['milestone.submitted'])
      expect(
        await db.notification.count({
          where: { orderId, userId: account.id, kind: 'milestone.reminder' },
        }),
      ).toBe(answer === 'own' ? 1 : 0)
    },
  )
})
