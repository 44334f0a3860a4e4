import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Participant } from '~/domain/people/participant.rules'
import { ordersOf } from '~/domain/people/participant.server'
import { ACTIVITY_KINDS } from './activity.rules'
import {
  milestonePayment,
  milestoneState,
  owesNothing,
  plannedDelivery,
  plannedFor,
  progressOf,
  standsStill,
} from './progress.rules'
import { readPayables } from '~/domain/orders/order-money.server'
import { moneyState } from '~/domain/orders/refund-state.rules'
import { split } from '~/domain/ground/split.rules'
import { changesIn, isPayable } from '~/domain/orders/payable.rules'

/** The most that one page shows of what only grows. */
const MOST_EVENTS = 50

export type OrderRow = Prisma.OrderGetPayload<object>

const IN_ORDER = { orderBy: { position: 'asc' } } as const
const LINE = { id: true, orderId: true, amount: true } satisfies Prisma.OrderLineSelect

/**
 * The lines of the client's orders with all that was ordered, and how many files came with their
 * briefs.
 */
export function readLines(reader: Participant, orderIds: string[]) {
  return db.orderLine.findMany({
    where: owned(reader, orderIds),
    ...IN_ORDER,
    include: { _count: { select: { files: true } } },
  })
}

function owned(reader: Participant, orderIds: string[]) {
  return { orderId: { in: orderIds }, order: ordersOf(reader) }
}

/** The lines of the client's orders by their amounts, which their milestones share. */
export function readLineAmounts(reader: Participant, orderIds: string[]) {
  return db.orderLine.findMany({ where: owned(reader, orderIds), select: LINE, ...IN_ORDER })
}
export type LineAmount = Awaited<ReturnType<typeof readLineAmounts>>[number]

/**
 * How far orders that their reader may see are paid and done: one query a table, however many
 * orders.
 */
export async function readStanding(reader: Participant, orderIds: string[]) {
  const [payables, milestones] = await Promise.all([
    readPayables(orderIds),
    readMilestones(reader, orderIds),
  ])
  return { payables, milestones }
}

/** The milestones of the client's orders. */
export function readMilestones(reader: Participant, orderIds: string[]) {
  return db.milestone.findMany({ where: { project: owned(reader, orderIds) }, ...IN_ORDER })
}

type StoredPayable = Pick<
  Prisma.PayableGetPayload<object>,
  'id' | 'orderId' | 'kind' | 'status' | 'amount' | 'paidAt' | 'dueAt'
> & {
  /** What has gone back of its own payments; integer cents. */
  back: number
  /** A bank looks into it, or a payment for it is on its way. */
  disputed: boolean
  processing: boolean
}
interface Standing {
  payables: StoredPayable[]
  milestones: Awaited<ReturnType<typeof readMilestones>>
}

/** The latest of what the client may know of an order, the newest first. */
export function readActivities(reader: Participant, orderId: string, take = MOST_EVENTS) {
  return db.event.findMany({
    where: { ...owned(reader, [orderId]), visibility: 'client', kind: { in: [...ACTIVITY_KINDS] } },
    orderBy: { id: 'desc' },
    take,
    select: {
      id: true,
      kind: true,
      from: true,
      at: true,
      actorType: true,
      actorId: true,
      data: true,
    },
  })
}

const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

/** The milestones of a line with their share of its price; the shares add up to it. */
function milestonesOf(
  line: LineAmount,
  { status: order }: OrderRow,
  { payables, milestones }: Standing,
) {
  const own = milestones.filter(({ orderLineId }) => orderLineId === line.id)
  const shares = split(
    line.amount,
    own.map(({ percentage }) => percentage),
  )
  return own.map((milestone, index) => {
    const payable = payables.find(({ id }) => id === milestone.payableId) ?? null
    return {
      ...milestone,
      amount: shares[index]!,
      state: milestoneState(order, milestone.status),
      planned: plannedFor(order, milestone, currentTime()),
      payment: milestonePayment(milestone.status, payable),
      paidAt: payable?.paidAt ?? null,
      payBy: standsStill(order) ? null : (payable?.dueAt ?? null),
    }
  })
}

/**
 * An order with its name, its plan, and how far it is done and paid; amounts are integer cents of
 * its currency. `total` is what was ordered, as its lines and its shares add up to; `changes` is
 * what was agreed beyond that, each change with a payable and an invoice of its own; what is owed
 * is both. A change that lapsed unpaid is owed no longer.
 */
export function outline(order: OrderRow, lines: LineAmount[], standing: Standing) {
  const payables = standing.payables.filter(({ orderId }) => orderId === order.id)
  const paid = sum(payables.filter(({ status }) => status === 'paid'))
  const back = payables.reduce((total, payable) => total + payable.back, 0)
  const changes = changesIn(payables)
  const own = lines.filter(({ orderId }) => orderId === order.id)
  const milestones = own
    .flatMap((line) => milestonesOf(line, order, standing))
    .sort((a, b) => a.position - b.position)
  const disputed = payables.some((payable) => payable.disputed)
  return {
    ...order,
    name: order.title,
    changes,
    paid,
    left: owesNothing(order.status) ? 0 : order.total + changes - paid,
    back,
    payment: moneyState(order.total + changes, paid, { back, disputed }),
    openChange:
      payables.find(({ kind, status }) => kind === 'change_request' && isPayable(status)) ?? null,
    /** A payment is on its way for what is to be paid. */
    processing: payables.find(({ status, processing }) => isPayable(status) && processing) ?? null,
    milestones,
    progress: progressOf(milestones),
    planned: plannedDelivery(order.status, milestones, currentTime()),
  }
}
