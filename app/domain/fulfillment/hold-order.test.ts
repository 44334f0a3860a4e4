import { beforeAll, describe, expect, test } from 'vitest'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { addWorkingDays, workingDaysUntil } from '~/domain/ground/working-days.rules'
import { after, DAY, HOUR } from '~/platform/clock'
import { formatIsoDay, studioDay } from '~/platform/i18n/format.server'
import { db, transaction } from '~/platform/db/db.server'
import {
  closeSandboxDispute,
  openSandboxDispute,
  retrieveDispute,
} from '~/platform/payments/sandbox-refunds.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { settleDispute } from '~/domain/payments/disputes.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { holdOrder, resumeOrder } from './hold-order.server'
import { remindOfPayables } from '~/domain/orders/payables.server'
import { confirmWithdrawal, declareWithdrawal } from '~/domain/cancellations/withdrawal.server'

const CLIENT = { type: 'visitor' } as const

beforeAll(() => createStudio())

const hold = (orderId: string) =>
  transaction((tx) => holdOrder(tx, orderId, 'The texts are missing', ADMIN))
const lastHold = async (orderId: string) =>
  (await readOrder(orderId)).events.findLast(({ kind }) => kind === 'order.on_hold')!
const resume = (orderId: string, now?: Date) =>
  transaction((tx) => resumeOrder(tx, orderId, ADMIN, now))

async function bankDecides(orderId: string, ...decisions: ('won' | 'lost')[]) {
  const { gatewayPaymentId } = (await readOrder(orderId)).payables[0]!.payments[0]!
  const settle = async () =>
    settleDispute(
      await retrieveDispute(
        (
          await db.sandboxDispute.findUniqueOrThrow({
            where: { paymentIntentId: gatewayPaymentId },
          })
        ).id,
      ),
    )
  await openSandboxDispute(gatewayPaymentId, after(DAY))
  await settle()
  for (const decision of decisions) {
    await closeSandboxDispute(gatewayPaymentId, decision)
    await settle()
  }
}

describe('an order on hold', () => {
  test('says why, goes on from where it was, and can be held again', async () => {
    const { orderId } = await paidOrder()
    for (const round of [1, 2]) {
      expect(await hold(orderId)).toBe(true)
      expect(await readOrder(orderId)).toMatchObject({
        status: 'on_hold',
        heldFrom: 'awaiting_brief',
        holdReason: 'The texts are missing',
      })
      expect(await resume(orderId)).toBe(true)
      const { events, ...order } = await readOrder(orderId)
      expect(order).toMatchObject({ status: 'awaiting_brief', heldFrom: null, holdReason: null })
      expect(events.filter(({ kind }) => kind === 'order.on_hold')).toHaveLength(round)
      expect(await db.notification.count({ where: { orderId, kind: 'order.held' } })).toBe(round)
    }
    expect(
      (await readOrder(orderId)).events.find(({ kind }) => kind === 'order.on_hold'),
    ).toMatchObject({ actorType: 'admin', actorId: 1, reason: 'The texts are missing' })
  })

  test('is held by one of two admins, and resumed by one', async () => {
    const { orderId } = await runningOrder()
    expect((await Promise.all([hold(orderId), hold(orderId)])).sort()).toEqual([false, true])
    expect((await Promise.all([resume(orderId), resume(orderId)])).sort()).toEqual([false, true])
  })

  test('stops the clock: what is planned comes as many working days later, what has begun that much', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const [first] = (await readOrder(orderId)).project!.milestones
    await startMilestone(first!.id, ADMIN)
    await submitMilestone(first!.id, ADMIN)
    const before = (await readOrder(orderId)).project!
    expect(before.status).toBe('active')
    await hold(orderId)
    expect((await readOrder(orderId)).project!.status).toBe('on_hold')
    const since = (await lastHold(orderId)).at
    await resume(orderId, after(20 * DAY, since))
    const now = (await readOrder(orderId)).project!
    const days = workingDaysUntil(formatIsoDay(after(20 * DAY, since)), studioDay(since))
    const later = (date: Date | null) => addWorkingDays(date!, days)
    expect(now).toMatchObject({ status: 'active', dueAt: later(before.dueAt) })
    expect(now.milestones.map(({ dueAt }) => dueAt)).toEqual(
      before.milestones.map(({ dueAt }) => later(dueAt)),
    )
    expect(now.milestones[0]!.submittedAt).toEqual(
      after(20 * DAY, before.milestones[0]!.submittedAt!),
    )
  })

  test('moves no day to a weekend or a holiday', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const { id, milestones } = (await readOrder(orderId)).project!
    await db.project.update({ where: { id }, data: { dueAt: new Date('2026-12-23') } })
    await db.milestone.update({
      where: { id: milestones[1]!.id },
      data: { dueAt: new Date('2026-12-04') },
    })
    await hold(orderId)
    const nextWorkingDay = addWorkingDays(studioDay((await lastHold(orderId)).at), 1)
    await resume(orderId, after(12 * HOUR, nextWorkingDay))
    const { dueAt, milestones: later } = (await readOrder(orderId)).project!
    expect([later[1]!.dueAt, dueAt]).toEqual([new Date('2026-12-07'), new Date('2026-12-28')])
  })

  test('has nobody reminded of a share, which is due that much later', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const [first] = (await readOrder(orderId)).project!.milestones
    await startMilestone(first!.id, ADMIN)
    await submitMilestone(first!.id, ADMIN)
    await approveMilestone(first!.id, { type: 'client', id: 9 })
    const share = async () => (await readOrder(orderId)).payables[1]!
    const { dueAt } = await share()
    await hold(orderId)
    const since = (await lastHold(orderId)).at
    await remindOfPayables(after(DAY, dueAt!))
    expect(await share()).toMatchObject({ status: 'open', remindersSent: 0, dueAt })
    await resume(orderId, after(20 * DAY, since))
    expect(await share()).toMatchObject({ status: 'open', dueAt: endOfTerm(20, dueAt!) })
    await remindOfPayables(after(-1, endOfTerm(20, dueAt!)))
    expect((await share()).status).toBe('open')
    await remindOfPayables(endOfTerm(20, dueAt!))
    expect(await share()).toMatchObject({ status: 'past_due', remindersSent: 1 })
  })

  test('cannot be resumed twice, nor held when it has ended or is not paid', async () => {
    const { orderId } = await runningOrder()
    expect(await resume(orderId)).toBe(false)
    await cancelOrder(orderId, 'agreed', ADMIN)
    expect(await hold(orderId)).toBe(false)
    expect(await readOrder(orderId)).toMatchObject({ status: 'cancelled', holdReason: null })
  })

  test('can be withdrawn from', async () => {
    const { orderId } = await paidOrder()
    await hold(orderId)
    await declareWithdrawal(orderId, { name: 'Mila', email: 'mila@example.com' }, CLIENT)
    await confirmWithdrawal(orderId, CLIENT)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawal_requested',
      heldFrom: 'awaiting_brief',
    })
    expect(await resume(orderId)).toBe(false)
  })

  test('is on hold again when the bank has decided for the studio, and goes on from where it was', async () => {
    const { orderId } = await runningOrder()
    await hold(orderId)
    await bankDecides(orderId)
    expect(await readOrder(orderId)).toMatchObject({ status: 'disputed', heldFrom: 'in_progress' })
    expect(await hold(orderId)).toBe(false)
    await bankDecides(orderId, 'won')
    expect(await readOrder(orderId)).toMatchObject({ status: 'on_hold', heldFrom: 'in_progress' })
    expect(await resume(orderId)).toBe(true)
    expect((await readOrder(orderId)).status).toBe('in_progress')
  })
})
