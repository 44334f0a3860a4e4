import { randomUUID } from 'node:crypto'
import { confirmWithdrawal, declareWithdrawal } from '~/domain/cancellations/withdrawal.server'
import { recordEvent } from '~/domain/events/events.server'
import { holdOrder } from '~/domain/fulfillment/hold-order.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { settleDispute } from '~/domain/payments/disputes.server'
import { payPayable } from '~/domain/payments/pay-payable.server'
import { createClientAccount } from '~/domain/people/people.server'
import { readClient, staffMember } from '~/domain/people/participant.server'
import { receiveBrief } from '~/domain/projects/brief.server'
import { acceptChange, askForChange, priceChange } from '~/domain/projects/changes.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { checkoutInput, createProduct, placeSandboxOrder, visitorWithCart } from './purchase'
import { ask, paymentOf, send } from './refund'
import { ADMIN, paidOrder, payShare, readOrder } from './running-order'

/** An order in some state, with who bought it. */
export interface Told {
  orderId: string
  userId: number
}

export const CLIENT = { type: 'client', id: 9 } as const

export async function ownerOf(orderId: string): Promise<Told> {
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return { orderId, userId: userId! }
}

const milestonesOf = async (orderId: string) => (await readOrder(orderId)).project!.milestones
const milestoneAt = async (orderId: string, at: number) => (await milestonesOf(orderId))[at]!.id

/** Placed by somebody with an account and not paid. */
export async function placed() {
  const email = `told-${randomUUID()}@example.com`
  const { userId } = await transaction((tx) =>
    createClientAccount(tx, { email, name: 'Mila de Boer', language: 'en' }),
  )
  const product = await createProduct()
  const order = await placeSandboxOrder(await visitorWithCart(product.id), checkoutInput({ email }))
  await db.order.update({ where: { id: order.orderId }, data: { userId } })
  return { ...order, userId }
}

/** Paid, or the first half of it; its brief is not in. */
export async function paid({ milestones = [50, 50], earlyStart = true } = {}) {
  return ownerOf((await paidOrder({ milestones, earlyStart })).orderId)
}

/** The brief is in: work may begin, or begins after the 14 days. */
export async function briefed(options: Parameters<typeof paid>[0] = {}) {
  const order = await paid(options)
  await receiveBrief(order.orderId, { type: 'client', id: order.userId })
  return order
}

export async function working(options: Parameters<typeof paid>[0] = {}) {
  const order = await briefed(options)
  await startMilestone(await milestoneAt(order.orderId, 0), ADMIN)
  return order
}

export async function delivered(options: Parameters<typeof paid>[0] = {}) {
  const order = await working(options)
  await submitMilestone(await milestoneAt(order.orderId, 0), ADMIN)
  return order
}

/** The first half is approved, the second is to be prepaid. */
export async function halfway() {
  const order = await delivered()
  await approveMilestone(await milestoneAt(order.orderId, 0), CLIENT)
  const payableId = (await readOrder(order.orderId)).payables[1]!.id
  return { ...order, payableId }
}

export async function prepaidRest() {
  const order = await halfway()
  await payShare(order.payableId)
  return order
}

export const hold = (orderId: string) =>
  transaction((tx) => holdOrder(tx, orderId, 'We wait for pictures.', ADMIN))

export async function disputed(order: Told, ...outcomes: ('won' | 'lost')[]) {
  const { gatewayPaymentId: paymentId, amount } = await paymentOf(order.orderId)
  const dispute = {
    ...{ id: `du_${order.orderId}`, paymentId, amount },
    ...{ reason: 'fraudulent', evidenceDueAt: null },
  }
  for (const status of ['open' as const, ...outcomes]) await settleDispute({ ...dispute, status })
  return order
}

export async function refund(orderId: string, amount: number) {
  const refundId = await ask(orderId, amount, { actor: { type: 'system' } })
  await db.refund.update({ where: { id: refundId }, data: { status: 'approved' } })
  await send(refundId)
}

export async function withdrawn() {
  const order = await paid({ earlyStart: false })
  const actor = { type: 'client', id: order.userId } as const
  await declareWithdrawal(order.orderId, { name: 'Mila', email: 'mila@example.com' }, actor)
  await confirmWithdrawal(order.orderId, actor)
  return order
}

export async function asked(options: Parameters<typeof paid>[0] = {}) {
  const order = await working(options)
  const client = await readClient(order.userId)
  const wish = { title: 'A booking page', description: 'With two calendars', key: randomUUID() }
  await askForChange(client, order.orderId, wish)
  const change = await db.changeRequest.findFirstOrThrow({
    where: { project: { orderId: order.orderId } },
  })
  return { ...order, client, changeId: change.id }
}

export async function priced() {
  const order = await asked()
  const price = { net: 40_000, workingDays: 2, answer: 'With both' }
  await priceChange(staffMember(ADMIN.id), order.changeId, price)
  return order
}

export async function ordered() {
  const order = await priced()
  await acceptChange(order.client, order.changeId)
  const { payables } = await readOrder(order.orderId)
  return { ...order, payableId: payables.find(({ kind }) => kind === 'change_request')!.id }
}

export async function shared(order: Told, what: 'design' | 'deliverable') {
  const { id: projectId } = await db.project.findUniqueOrThrow({
    where: { orderId: order.orderId },
  })
  const title = 'Home'
  if (what === 'deliverable')
    await db.deliverable.create({ data: { projectId, title, status: 'shared' } })
  else {
    const file = await db.file.create({
      data: {
        ...{ projectId, name: 'home.png', sortName: 'home.png', size: 1, status: 'available' },
        versions: {
          create: {
            ...{ number: 1, status: 'available', storageKey: `told/${randomUUID()}` },
            ...{ contentType: 'image/png', size: 1 },
          },
        },
      },
      include: { versions: true },
    })
    const version = { number: 1, fileVersionId: file.versions[0]!.id, width: 1, height: 1 }
    await db.design.create({
      data: { projectId, title, versions: { create: { ...version, status: 'shared' } } },
    })
  }
  await recordEvent(db, {
    ...{ subject: what, subjectId: randomUUID(), kind: `${what}.shared`, to: 'shared' },
    ...{ actor: { type: 'admin' }, orderId: order.orderId, projectId },
  })
  return order
}

/** The plan was for a day that has passed. */
export async function late(order: Told) {
  await db.milestone.updateMany({
    where: { project: { orderId: order.orderId } },
    data: { dueAt: new Date(Date.now() - 3 * DAY) },
  })
  return order
}

/** The buyer has paid, and the bank has not said so yet. */
export async function onItsWay(order: Told, sessionId: string) {
  await paySandboxSession(sessionId, 'ideal', 'delayed_success')
  await settleSession(sessionId)
  return order
}

export const sessionOf = async (payableId: string) =>
  (await payPayable(payableId))!.split('/').at(-1)!

export async function completed() {
  const order = await delivered({ milestones: [100] })
  await approveMilestone(await milestoneAt(order.orderId, 0), CLIENT)
  return order
}

export async function andThen<Order extends Told>(
  made: Promise<Order>,
  act: (order: Order) => unknown,
): Promise<Order> {
  const order = await made
  await act(order)
  return order
}

export const first = async ({ orderId }: Told, act: (id: string) => Promise<unknown>) =>
  act(await milestoneAt(orderId, 0))
