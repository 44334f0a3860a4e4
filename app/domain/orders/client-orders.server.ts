import { z } from 'zod'
import { db, type Prisma } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { ACTIVITY_KINDS } from '../projects/activity.rules'
import { milestonePayment, progressOf } from '../projects/progress.rules'
import { ORDERS_PER_PAGE, placeOf, type OrdersCursor } from './client-orders.rules'
import { paymentState, split, type OrderStatus } from './order.rules'

/** The most that one page shows of what only grows. */
const MOST_EVENTS = 50
const MOST_CHOICES = 50

/** Nobody pays for these any more. */
const ENDED: readonly OrderStatus[] = ['expired', 'cancelled', 'withdrawn']

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.OrderOrderByWithRelationInput[]

const SUMMARY = {
  id: true,
  number: true,
  createdAt: true,
  status: true,
  total: true,
  currency: true,
  lines: { orderBy: { position: 'asc' }, select: { name: true } },
  payables: { where: { status: 'paid' }, select: { amount: true } },
  project: { select: { name: true, status: true, milestones: { select: { status: true } } } },
} satisfies Prisma.OrderSelect
type SummaryRow = Prisma.OrderGetPayload<{ select: typeof SUMMARY }>

/** What an order is called where its number says too little: its services. */
function nameOf({ lines }: { lines: { name: string }[] }) {
  return lines.map(({ name }) => name).join(' + ')
}

const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

function toSummary({ lines, payables, project, ...order }: SummaryRow) {
  return {
    ...order,
    name: nameOf({ lines }),
    payment: paymentState(order.total, sum(payables)),
    projectStatus: project?.status ?? null,
    progress: progressOf(project?.milestones ?? []),
  }
}

function beyond({ direction, createdAt, id }: OrdersCursor): Prisma.OrderWhereInput {
  const side = direction === 'older' ? 'lt' : 'gt'
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] }
}

/**
 * A page of the client's orders, 20 at most and the newest first, with the places where the pages before and after it
 * begin. Amounts are integer cents of the order's currency.
 */
export async function listClientOrders(userId: number, cursor: OrdersCursor | null = null) {
  const backwards = cursor?.direction === 'newer'
  const rows = await db.order.findMany({
    where: { userId, ...(cursor && beyond(cursor)) },
    orderBy: backwards ? OLDEST_FIRST : NEWEST_FIRST,
    take: ORDERS_PER_PAGE + 1,
    select: SUMMARY,
  })
  const more = rows.length > ORDERS_PER_PAGE
  const page = rows.slice(0, ORDERS_PER_PAGE)
  if (backwards) page.reverse()
  const [first, last] = [page.at(0), page.at(-1)]
  return {
    orders: page.map(toSummary),
    newer: first && cursor && (more || !backwards) ? placeOf(first) : null,
    older: last && (more || backwards) ? placeOf(last) : null,
  }
}
export type ClientOrderSummary = Awaited<ReturnType<typeof listClientOrders>>['orders'][number]

/** What the order switcher offers: the client's latest 50 orders, the earliest of them first. */
export async function listOrderChoices(userId: number) {
  const newest = await db.order.findMany({
    where: { userId },
    orderBy: NEWEST_FIRST,
    take: MOST_CHOICES,
    select: { id: true, number: true, createdAt: true, lines: { orderBy: { position: 'asc' }, select: { name: true } } },
  })
  return newest.reverse().map(({ lines, ...order }) => ({ ...order, name: nameOf({ lines }) }))
}

const DETAIL = {
  lines: { orderBy: { position: 'asc' }, include: { addOns: { select: { id: true, name: true, amount: true } } } },
  payables: { orderBy: { position: 'asc' } },
  project: { include: { milestones: { orderBy: { position: 'asc' } } } },
  invoices: { orderBy: { issuedAt: 'asc' }, select: { id: true, number: true, issuedAt: true, payableId: true } },
} satisfies Prisma.OrderInclude
type DetailRow = Prisma.OrderGetPayload<{ include: typeof DETAIL }>

/** The milestones with their share of their line's price; the shares of a line add up to it. */
function withAmounts({ lines, payables, project }: DetailRow) {
  const milestones = project?.milestones ?? []
  const amounts = new Map<string, number>()
  for (const line of lines) {
    const own = milestones.filter(({ orderLineId }) => orderLineId === line.id)
    const shares = split(line.amount, own.map(({ percentage }) => percentage))
    own.forEach(({ id }, index) => amounts.set(id, shares[index]!))
  }
  return milestones.map((milestone) => {
    const payable = payables.find(({ id }) => id === milestone.payableId) ?? null
    return {
      ...milestone,
      amount: amounts.get(milestone.id) ?? 0,
      payment: milestonePayment(milestone.status, payable?.status ?? null),
      paidAt: payable?.paidAt ?? null,
      payBy: payable?.dueAt ?? null,
    }
  })
}

/** The latest of what the client may know of an order, the newest first. */
function listActivities(userId: number, orderId: string) {
  return db.event.findMany({
    where: { orderId, order: { userId }, visibility: 'client', kind: { in: [...ACTIVITY_KINDS] } },
    orderBy: { id: 'desc' },
    take: MOST_EVENTS,
    select: { id: true, kind: true, at: true, actorType: true, actorId: true, data: true },
  })
}

/** One order of the client. Throws NotFoundError when there is none. */
async function readClientOrder(userId: number, where: Prisma.OrderWhereInput) {
  const order = await db.order.findFirst({ where: { ...where, userId }, orderBy: OLDEST_FIRST, include: DETAIL })
  if (!order) throw new NotFoundError('order')
  const paid = sum(order.payables.filter(({ status }) => status === 'paid'))
  const milestones = withAmounts(order)
  return {
    ...order,
    name: nameOf(order),
    paid,
    left: ENDED.includes(order.status) ? 0 : order.total - paid,
    payment: paymentState(order.total, paid),
    milestones,
    progress: progressOf(milestones),
    activities: await listActivities(userId, order.id),
  }
}
export type ClientOrder = Awaited<ReturnType<typeof readClientOrder>>

/**
 * An order of the client with all that its pages show; amounts are integer cents of its currency. Throws NotFoundError
 * for one that is not there or somebody else's.
 */
export async function getClientOrder(userId: number, orderId: string): Promise<ClientOrder> {
  // PostgreSQL refuses some texts, and an id that is none cannot be there.
  if (!z.uuid().safeParse(orderId).success) throw new NotFoundError('order')
  return readClientOrder(userId, { id: orderId })
}

/** The wanted order when it is the client's, else the earliest one (spec §4); null for a client without orders. */
export async function findSelectedOrder(userId: number, wanted: string | null): Promise<ClientOrder | null> {
  const orNull = (error: unknown) => {
    if (error instanceof NotFoundError) return null
    throw error
  }
  const order = wanted ? await getClientOrder(userId, wanted).catch(orNull) : null
  return order ?? readClientOrder(userId, {}).catch(orNull)
}
