import { after, currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  adminOrdersFilter,
  BRIEF_OVERDUE_AFTER,
  WAITS,
  type AdminOrdersFilter,
  type AdminOrderSort,
  type Waits,
} from './admin-orders.rules'
import { findWords } from '~/domain/search/order-words.server'
import { readPayables } from './order-money.server'
import { moneyState } from './refund-state.rules'
import { changesIn } from './payable.rules'

type Where = Prisma.OrderWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<AdminOrderSort, Prisma.OrderOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
}

const NOT_DELIVERED = ['planned', 'payable', 'funded', 'in_progress', 'changes_requested'] as const

/** Milestones that wait, in orders in which work goes on; kinds and rules are the work queue's. */
const MILESTONES: Partial<Record<Waits, (now: Date) => Prisma.MilestoneWhereInput>> = {
  handIn: () => ({ assignments: { some: { leadKey: { not: null }, status: 'submitted' } } }),
  offer: () => ({
    status: { in: [...NOT_DELIVERED] },
    assignments: {
      some: { status: { in: ['declined', 'expired'] } },
      none: { leadKey: { not: null } },
    },
  }),
  late: (now) => ({ status: { in: ['funded', 'in_progress'] }, dueAt: { lt: now } }),
  changes: () => ({ status: 'changes_requested' }),
  start: () => ({ status: 'funded', project: { order: { status: 'in_progress' } } }),
}
const WORKED_ON: Where = { status: { in: ['in_progress', 'in_review'] } }

function waitingFor(kind: Waits, now = currentTime()): Where {
  const milestones = MILESTONES[kind]
  if (milestones) return { ...WORKED_ON, project: { milestones: { some: milestones(now) } } }
  if (kind === 'refund')
    return {
      payables: { some: { payments: { some: { refunds: { some: { status: 'requested' } } } } } },
    }
  if (kind === 'dispute')
    return { payables: { some: { payments: { some: { status: 'disputed' } } } } }
  if (kind === 'price') return { project: { changeRequests: { some: { status: 'requested' } } } }
  if (kind === 'brief')
    return { status: 'awaiting_brief', confirmedAt: { lte: after(-BRIEF_OVERDUE_AFTER, now) } }
  return { status: 'confirmed' }
}

const OF_PAYMENT = { payable: { select: { orderId: true } } } as const
const OF_PROJECT = { project: { select: { orderId: true } } } as const

/**
 * The orders that wait for something, read from what they wait for, which is little: asked the
 * other way round, a database looks through all orders.
 */
async function findWaitingFor(kind: Waits, now = currentTime()): Promise<string[]> {
  const own = { studioId: OWN_STUDIO_ID }
  const milestones = MILESTONES[kind]
  if (milestones)
    return (
      await db.milestone.findMany({
        where: { AND: [milestones(now), { project: { order: { ...own, ...WORKED_ON } } }] },
        select: OF_PROJECT,
      })
    ).map(({ project }) => project.orderId)
  if (kind === 'refund')
    return (
      await db.refund.findMany({
        where: { status: 'requested', payment: own },
        select: { payment: { select: OF_PAYMENT } },
      })
    ).map(({ payment }) => payment.payable.orderId)
  if (kind === 'dispute')
    return (
      await db.payment.findMany({ where: { status: 'disputed', ...own }, select: OF_PAYMENT })
    ).map(({ payable }) => payable.orderId)
  if (kind === 'price')
    return (
      await db.changeRequest.findMany({
        where: { status: 'requested', project: { order: own } },
        select: OF_PROJECT,
      })
    ).map(({ project }) => project.orderId)
  return (
    await db.order.findMany({ where: { ...waitingFor(kind, now), ...own }, select: { id: true } })
  ).map(({ id }) => id)
}

/** The ids of the orders that wait, of each kind that a filter asks for. */
type Waiting = Partial<Record<Waits, string[]>>

async function findWaiting({ waits }: Pick<AdminOrdersFilter, 'waits'>): Promise<Waiting> {
  const kinds = waits === 'any' ? WAITS : waits ? [waits] : []
  return Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await findWaitingFor(kind)])),
  )
}

/** What a filter lets through, with what is known of it that is also shown. */
async function prepare({ q, status, waits }: AdminOrdersFilter) {
  const [waiting, { ids, common }] = await Promise.all([findWaiting({ waits }), findWords(q)])
  const lists = [...(waits ? [Object.values(waiting).flat()] : []), ...(ids ? [ids] : [])]
  const where: Where = {
    status: status ?? undefined,
    AND: [...lists.map((list) => ({ id: { in: list } })), ...common],
  }
  return { where, waiting }
}

const LISTED = {
  id: true,
  number: true,
  name: true,
  companyName: true,
  email: true,
  status: true,
  currency: true,
  total: true,
  createdAt: true,
} as const

/** Which of some orders wait; what is known already is not asked for again. */
function readWaiting(orderIds: string[], known: Waiting) {
  const read = async (kind: Waits) =>
    (
      await db.order.findMany({
        where: { id: { in: orderIds }, ...waitingFor(kind) },
        select: { id: true },
      })
    ).map(({ id }) => id)
  return Promise.all(WAITS.map((kind) => known[kind] ?? read(kind)))
}

async function readParts(orderIds: string[], known: Waiting) {
  const orderId = { in: orderIds }
  const [lines, payables, waiting] = await Promise.all([
    db.orderLine.findMany({
      where: { orderId },
      orderBy: { position: 'asc' },
      select: { orderId: true, name: true },
    }),
    readPayables(orderIds),
    readWaiting(orderIds, known),
  ])
  return { lines, payables, waiting }
}

/** What is owed for an order with its changes, and how far that is paid. */
function standingOf(order: { total: number }, payables: Awaited<ReturnType<typeof readPayables>>) {
  const total = order.total + changesIn(payables)
  const paid = payables
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
  const back = payables.reduce((sum, payable) => sum + payable.back, 0)
  return { total, payment: moneyState(total, paid, back) }
}

async function withParts<Listed extends { id: string; total: number }>(
  rows: Listed[],
  known: Waiting = {},
) {
  const { lines, payables, waiting } = await readParts(
    rows.map(({ id }) => id),
    known,
  )
  return rows.map((order) => ({
    ...order,
    ...standingOf(
      order,
      payables.filter(({ orderId }) => orderId === order.id),
    ),
    services: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ name }) => name)
      .join(' + '),
    waits: WAITS.filter((_, index) => waiting[index]!.includes(order.id)),
  }))
}

/**
 * The studio's orders, with what each waits for; amounts are integer cents of the order's currency.
 */
export const adminOrders = listSource({
  filter: adminOrdersFilter,
  readId: readRowId,
  open: async (filter) => {
    const { where, waiting } = await prepare(filter)
    return async (part) => {
      const rows = await db.order.findMany({
        where: { ...where, studioId: OWN_STUDIO_ID },
        orderBy: ORDERS[filter.sort],
        ...part,
        select: LISTED,
      })
      return withParts(rows, waiting)
    }
  },
})

/** The studio's orders among some ids, with what they are called; ids of nothing are left out. */
export function nameAdminOrders(ids: string[]) {
  return db.order.findMany({
    where: { id: { in: ids }, studioId: OWN_STUDIO_ID },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, name: true, companyName: true },
  })
}
