import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import { gateway } from '~/platform/payments/payments.server'
import { sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { RECONCILE_JOB, reconcileJob, reconcileNightly } from './nightly-reconcile.server'
import { receiveWebhook } from './receive-webhook.server'

beforeAll(async () => {
  await createStudio()
  await db.user.upsert({
    where: { id: 1 },
    create: { id: 1, username: 'owner', email: 'owner@example.com', name: 'Owner', role: 'admin' },
    update: {},
  })
})

const run = (day: string) =>
  reconcileJob({ key: `${RECONCILE_JOB}:${day}`, kind: RECONCILE_JOB, payload: { day } })
const told = () => db.notification.count({ where: { kind: 'studio.books' } })

test('is called for once a day, in the studio’s days', async () => {
  for (const at of [
    '2027-05-03T21:59:00Z',
    '2027-05-03T21:59:30Z',
    '2027-05-03T22:00:00Z',
    '2027-05-04T12:00:00Z',
  ])
    await reconcileNightly(new Date(at))
  const jobs = await db.outboxJob.findMany({
    where: { kind: RECONCILE_JOB },
    orderBy: { key: 'asc' },
  })
  expect(jobs.map(({ key }) => key)).toEqual(['reconcile:2027-05-03', 'reconcile:2027-05-04'])
})

test('applies an event that failed, and tells nobody when the books agree', async () => {
  const order = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
  await paySandboxSession(order.sessionId, 'card', 'success')
  const { body, signature } = signSandboxEvent(
    await sandboxObject({ kind: 'session', id: order.sessionId }),
    'checkout.session.completed',
  )
  await receiveWebhook(body, signature)
  await db.webhookEvent.updateMany({ data: { outcome: 'failed', error: 'no answer' } })
  await run('2027-05-05')
  expect(await db.order.findUnique({ where: { id: order.orderId } })).toMatchObject({
    status: 'awaiting_brief',
  })
  expect(await told()).toBe(0)
})

test('looks ninety days back', async () => {
  const asked = vi.spyOn(gateway, 'listPayments').mockResolvedValue([])
  await run('2027-05-07')
  const [since] = asked.mock.calls[0]!
  asked.mockRestore()
  expect(Math.abs(Date.now() - 90 * 86_400_000 - since.getTime())).toBeLessThan(60_000)
})

test('tells the staff of a booking whose sides differ, and of an event that has no effect', async () => {
  const before = await told()
  const { id } = await db.ledgerTransaction.create({
    data: {
      ...{ key: 'one-sided', kind: 'payment' },
      entries: { create: { account: 'revenue', currency: 'USD', amount: -1 } },
    },
  })
  await run('2027-05-08')
  const unbalanced = await told()
  await db.ledgerEntry.deleteMany({ where: { transactionId: id } })
  await db.ledgerTransaction.delete({ where: { id } })
  await run('2027-05-09')
  expect([unbalanced > before, (await told()) === unbalanced]).toEqual([true, true])

  await db.webhookEvent.create({
    data: {
      ...{ gateway: gateway.name, eventId: 'evt_nobody', type: 'refund.created' },
      ...{ payload: 'not a word', outcome: 'failed' },
    },
  })
  await run('2027-05-10')
  expect(await told()).toBeGreaterThan(unbalanced)
  await db.webhookEvent.deleteMany({ where: { eventId: 'evt_nobody' } })
})

test('tells the staff of a difference, once for a night', async () => {
  const payments = await gateway.listPayments(new Date(0))
  const differing = vi
    .spyOn(gateway, 'listPayments')
    .mockResolvedValue(payments.map((payment) => ({ ...payment, amount: payment.amount + 1 })))
  await run('2027-05-06')
  const once = await told()
  await run('2027-05-06')
  differing.mockRestore()
  expect(once).toBeGreaterThan(0)
  expect(await told()).toBe(once)
})
