import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { offeredWork, startedWork } from '../../../tests/factories/assignment'
import { createPayee, earn, orderToWorkOn } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { submittedReview } from '../../../tests/factories/review'
import { declineOffer } from '../assignments/offers.server'
import { submitWork } from '../assignments/work.server'
import { postMessage } from '../messages/post-message.server'
import { adminOrders } from '../orders/admin-orders.server'
import { readClient } from '../people/participant.server'
import { requestRefund } from '../payments/refunds.server'
import { keepEvent, noteFailure } from '../payments/webhook-events.server'
import { readPayout, tellOfPayout } from '../payouts/move-payout.server'
import { approvePayout } from '../payouts/approve-payout.server'
import { failPayout, markPaid, schedulePayout } from '../payouts/payouts.server'
import { requestChanges, startMilestone, submitMilestone } from '../projects/milestones.server'
import { publishReview } from '../reviews/move-review.server'
import { BRIEF_OVERDUE_AFTER, type Waits } from '../orders/admin-orders.rules'
import { listWaitingOrders } from '../orders/waiting-orders.server'
import { adminMilestones } from './milestone-list.server'
import { WORK_NAMED, type WorkKind } from './work-queue.rules'
import { readWorkQueue } from './work-queue.server'

beforeAll(() => createStudio())

/** The rows of a kind that wait at a moment. */
async function waiting(kind: WorkKind, now?: Date) {
  return (await readWorkQueue(now)).find((group) => group.kind === kind)?.named ?? []
}
const ordersWaiting = async (kind: WorkKind, now?: Date) =>
  (await waiting(kind, now)).map(({ orderId }) => orderId)

const askForEarlyStart = (orderId: string) =>
  db.order.update({ where: { id: orderId }, data: { earlyStartAt: new Date() } })
/** The milestones that the list of all shows as waiting for somebody. */
async function milestonesOf(waits: string) {
  const filter = adminMilestones.filter.read(new URLSearchParams({ waits }))
  return (await adminMilestones.first(filter, 100, 'en')).map(({ id }) => id)
}

const ordersWith = async (kind: Waits) => (await listWaitingOrders([kind]))[kind]!

test('an order that is paid and not set up waits', async () => {
  const { orderId } = await paidOrder()
  expect(await ordersWaiting('setup')).not.toContain(orderId)
  await db.order.update({ where: { id: orderId }, data: { status: 'confirmed' } })
  expect(await waiting('setup')).toContainEqual(
    expect.objectContaining({ orderId, title: (await readOrder(orderId)).number }),
  )
  await db.order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
})

test('a brief is overdue when its time has passed, not before', async () => {
  const { orderId } = await paidOrder()
  const { confirmedAt } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  expect(
    await ordersWaiting('brief', after(BRIEF_OVERDUE_AFTER - 1000, confirmedAt!)),
  ).not.toContain(orderId)
  expect(await ordersWaiting('brief', after(BRIEF_OVERDUE_AFTER, confirmedAt!))).toContain(orderId)
})

test('a change waits for its price while its order runs, and no longer', async () => {
  const { orderId } = await runningOrder()
  const { id: projectId } = await db.project.findUniqueOrThrow({ where: { orderId } })
  const change = { projectId, title: 'A shop', description: '', key: randomUUID() }
  await db.changeRequest.create({ data: { ...change, status: 'requested' } })
  const listed = async () => (await ordersWith('price')).includes(orderId)
  expect([(await ordersWaiting('price')).includes(orderId), await listed()]).toEqual([true, true])
  for (const status of ['on_hold', 'completed', 'cancelled'] as const) {
    await db.order.update({ where: { id: orderId }, data: { status } })
    const waits = (await ordersWaiting('price')).includes(orderId)
    expect([waits, await listed()], status).toEqual([false, false])
  }
})

test('a refund waits until it is decided on', async () => {
  const { orderId } = await paidOrder()
  const { id: paymentId } = (await readOrder(orderId)).payables[0]!.payments[0]!
  const refund = await transaction((tx) =>
    requestRefund(tx, { paymentId, amount: 100, reason: 'goodwill', actor: ADMIN }),
  )
  expect(await ordersWaiting('refund')).toContain(orderId)
  await db.refund.updateMany({ where: { paymentId }, data: { status: 'cancelled' } })
  expect(await ordersWaiting('refund'), JSON.stringify(refund)).not.toContain(orderId)
})

test('a milestone waits to start, is late after its date, and waits when changes are asked for', async () => {
  const { orderId } = await runningOrder()
  const { id, title } = await db.milestone.findFirstOrThrow({ where: { project: { orderId } } })
  await db.milestone.update({ where: { id }, data: { dueAt: after(DAY) } })
  // Its consumer may withdraw, and has not asked for work to begin before.
  const { withdrawalEndsAt } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const starts = async (now?: Date) => [
    (await ordersWaiting('start', now)).includes(orderId),
    (await listWaitingOrders(['start'], undefined, now)).start!.includes(orderId),
    (await milestonesOf('studio')).includes(id),
  ]
  expect(await starts()).toEqual([false, false, false])
  expect((await starts(after(1000, withdrawalEndsAt!))).slice(0, 2)).toEqual([true, true])
  await askForEarlyStart(orderId)
  expect(await starts()).toEqual([true, true, true])
  expect(await waiting('start')).toContainEqual(expect.objectContaining({ id, title, orderId }))
  expect(await ordersWaiting('late')).not.toContain(orderId)
  expect(await ordersWaiting('late', after(2 * DAY))).toContain(orderId)
  await startMilestone(id, ADMIN)
  expect(await ordersWaiting('start')).not.toContain(orderId)
  await submitMilestone(id, ADMIN)
  expect(await ordersWaiting('late', after(2 * DAY))).not.toContain(orderId)
  await requestChanges(id, 'Bigger letters', ADMIN)
  expect(await ordersWaiting('changes')).toContain(orderId)
})

test('what failed waits: a payment notice and a mail', async () => {
  const eventId = randomUUID()
  const event = { gateway: 'sandbox', eventId, type: 'checkout.session.completed', payload: '{}' }
  await keepEvent(event)
  await noteFailure(event, new Error('no answer'))
  await db.outboxJob.create({
    data: { key: `welcome:${eventId}`, kind: 'mail', payload: {}, status: 'failed' },
  })
  expect((await waiting('webhook')).map(({ title }) => title)).toEqual([
    'checkout.session.completed',
  ])
  expect((await waiting('mail')).map(({ title }) => title)).toEqual([`welcome:${eventId}`])
})

test('a payout waits until it is scheduled, then for the studio to send it, and when it failed', async () => {
  const id = await earn((await createPayee()).id, await orderToWorkOn())
  const { dueAt } = await db.payout.findUniqueOrThrow({ where: { id } })
  const payoutsWaiting = async (now?: Date) => (await waiting('payout', now)).map((row) => row.id)
  expect(await payoutsWaiting(after(-DAY, dueAt))).not.toContain(id)
  expect(await payoutsWaiting(after(-HOUR, dueAt))).toContain(id)

  await approvePayout(id, 1)
  const date = after(3 * DAY, dueAt)
  await schedulePayout(id, { date, byHand: true }, 1)
  expect(await payoutsWaiting(after(-1000, date))).not.toContain(id)
  expect(await payoutsWaiting(date)).toContain(id)
  await db.payout.update({ where: { id }, data: { gateway: 'stripe' } })
  expect(await payoutsWaiting(date)).not.toContain(id)
  await db.payout.update({ where: { id }, data: { gateway: null } })
  await failPayout(id, 'The account is closed', 1)
  expect(await payoutsWaiting(dueAt)).toContain(id)
})

test('a payout that the payment service gave back waits as one to be sent by hand, until it is', async () => {
  const id = await earn((await createPayee()).id, await orderToWorkOn())
  const idsOf = async (kind: WorkKind, now?: Date) =>
    (await waiting(kind, now)).map((row) => row.id)
  await approvePayout(id, 1)
  const date = after(3 * DAY)
  await schedulePayout(id, { date, byHand: true }, 1)
  expect(await idsOf('byHand', date)).not.toContain(id)
  await transaction(async (tx) =>
    tellOfPayout(tx, await readPayout(tx, id), 'payout.by_hand', { type: 'gateway' }),
  )
  expect([await idsOf('byHand', date), (await idsOf('payout', date)).includes(id)]).toEqual([
    [id],
    false,
  ])
  await markPaid(id, { reference: 'x', paidAt: new Date() }, 1)
  expect(await idsOf('byHand', date)).toEqual([])
})

test('a review waits until it is decided on', async () => {
  const { id, user } = await submittedReview()
  expect(await waiting('review')).toContainEqual(expect.objectContaining({ id, title: user.name }))
  await transaction((tx) => publishReview(tx, id, ADMIN))
  expect((await waiting('review')).map((row) => row.id)).not.toContain(id)
})

test('a message that looks like spam waits for nobody', async () => {
  const message = (name: string, suspicions: string) => ({
    studioId: 1,
    name,
    email: 'a@example.com',
    subject: '',
    body: 'Hello',
    language: 'en',
    suspicions,
  })
  await db.contactMessage.createMany({ data: [message('Ada', ''), message('Bot', 'trap')] })
  expect((await waiting('contact')).map(({ title }) => title)).toEqual(['Ada'])
})

test('a few are named, the longest waiting first, and all are counted', async () => {
  await db.freelancerApplication.createMany({
    data: Array.from({ length: WORK_NAMED + 3 }, (_, index) => ({
      name: `Applicant ${index}`,
      email: `${index}@example.com`,
      country: 'SE',
      languages: [],
      skills: [],
      portfolioLinks: [],
      introduction: '',
      language: 'en',
    })),
  })
  const group = (await readWorkQueue()).find(({ kind }) => kind === 'application')
  expect(group).toMatchObject({ count: WORK_NAMED + 3, more: false })
  expect(group?.named.map(({ title }) => title)).toEqual(
    Array.from({ length: WORK_NAMED }, (_, index) => `Applicant ${index}`),
  )
})

/** The orders that the list finds for the same reason. */
async function listed(waits: string) {
  const filter = adminOrders.filter.read(new URLSearchParams({ waits }))
  return (await adminOrders.first(filter, 100, 'en')).map(({ id }) => id)
}

test('work that was handed in waits for the studio, also in the list of orders', async () => {
  const { id, orderId, worker } = await startedWork()
  expect(await ordersWaiting('handIn')).not.toContain(orderId)
  await submitWork(worker.userId, id, 'It is at preview.example')
  expect(await ordersWaiting('handIn')).toContain(orderId)
  for (const waits of ['handIn', 'any']) expect(await listed(waits)).toContain(orderId)
  expect(await listed('offer')).not.toContain(orderId)
})

test('a milestone whose offer was declined waits for another one', async () => {
  const { id, orderId, worker } = await offeredWork()
  expect(await ordersWaiting('offer')).not.toContain(orderId)
  await declineOffer(worker.userId, id, 'No time')
  expect(await ordersWaiting('offer')).toContain(orderId)
  expect(await listed('offer')).toContain(orderId)
})

test('what the queue names, the list of orders finds, and nothing else', async () => {
  const { orderId } = await runningOrder()
  await askForEarlyStart(orderId)
  expect(await ordersWaiting('start')).toContain(orderId)
  for (const kind of ['start', 'late', 'changes', 'price', 'brief', 'handIn', 'offer'] as const) {
    const found = await listed(kind)
    expect(found, kind).toEqual(expect.arrayContaining(await ordersWaiting(kind)))
    expect(found.includes(orderId), kind).toBe(kind === 'start')
  }
})

test('a message of a client waits until somebody of the staff has read it', async () => {
  const { orderId } = await paidOrder()
  const { userId } = await readOrder(orderId)
  await db.user.upsert({
    where: { id: 1 },
    create: { username: 'owner', email: 'owner@example.com', name: 'Owner', role: 'admin' },
    update: {},
  })
  await postMessage(await readClient(userId!), orderId, {
    body: 'Is it blue?',
    key: randomUUID(),
  })
  expect(await ordersWaiting('message')).toContain(orderId)
  await db.threadMember.updateMany({ where: { thread: { orderId } }, data: { unread: 0 } })
  expect(await ordersWaiting('message')).not.toContain(orderId)
})
