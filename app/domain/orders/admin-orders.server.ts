import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { wordsOf } from '../content/search.rules'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { ADMIN_ORDERS_PER_PAGE, WAITS, type AdminOrdersFilter, type AdminOrderSort, type Waits } from './admin-orders.rules'
import { paymentState } from './order.rules'
import { changesIn } from './payable.rules'

type Where = Prisma.OrderWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<AdminOrderSort, Prisma.OrderOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
}

const WAITING: Record<Waits, Where> = {
  refund: { payables: { some: { payments: { some: { refunds: { some: { status: 'requested' } } } } } } },
  dispute: { payables: { some: { payments: { some: { status: 'disputed' } } } } },
  setup: { status: 'confirmed' },
}

/** A word of the search stands in the order's number, its buyer's name or mail address, or the company. */
function hasWord(word: string): Where {
  const found = containing(word)
  return { OR: found.flatMap((text): Where[] => [{ number: text }, { name: text }, { email: text }, { companyName: text }]) }
}

function conditions({ q, status, waits }: AdminOrdersFilter): Where {
  const waiting = waits === 'any' ? [{ OR: WAITS.map((kind) => WAITING[kind]) }] : waits ? [WAITING[waits]] : []
  return { studioId: OWN_STUDIO_ID, status: status ?? undefined, AND: [...wordsOf(q).map(hasWord), ...waiting] }
}

const LISTED = { id: true, number: true, name: true, companyName: true, email: true, status: true, currency: true, total: true, createdAt: true } as const

async function readParts(orderIds: string[]) {
  const orderId = { in: orderIds }
  const [lines, payables, waiting] = await Promise.all([
    db.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' }, select: { orderId: true, name: true } }),
    db.payable.findMany({ where: { orderId, OR: [{ status: 'paid' }, { kind: 'change_request' }] }, select: { orderId: true, kind: true, status: true, amount: true } }),
    Promise.all(WAITS.map((kind) => db.order.findMany({ where: { id: orderId, ...WAITING[kind] }, select: { id: true } }))),
  ])
  return { lines, payables, waiting }
}

/** What is owed for an order with its changes, and how far that is paid. */
function standingOf(order: { total: number }, payables: Parameters<typeof changesIn>[0]) {
  const total = order.total + changesIn(payables)
  const paid = payables.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0)
  return { total, payment: paymentState(total, paid) }
}

async function withParts<Listed extends { id: string; total: number }>(rows: Listed[]) {
  const { lines, payables, waiting } = await readParts(rows.map(({ id }) => id))
  return rows.map((order) => ({
    ...order,
    ...standingOf(order, payables.filter(({ orderId }) => orderId === order.id)),
    services: lines.filter(({ orderId }) => orderId === order.id).map(({ name }) => name).join(' + '),
    waits: WAITS.filter((_, index) => waiting[index]!.some(({ id }) => id === order.id)),
  }))
}

function readOrders(filter: AdminOrdersFilter, query: { cursor?: { id: string }; skip?: number; take: number }) {
  return db.order.findMany({ where: conditions(filter), orderBy: ORDERS[filter.sort], ...query, select: LISTED })
}

/**
 * A page of the studio's orders that a filter lets through, 25 at most, with what each waits for; amounts are integer
 * cents of the order's currency.
 */
export async function listAdminOrders(filter: AdminOrdersFilter, place: Place<string>) {
  const { rows, ...neighbours } = await readPage(place, ADMIN_ORDERS_PER_PAGE, (at) => readOrders(filter, placeQuery(at, ADMIN_ORDERS_PER_PAGE)))
  return { orders: await withParts(rows), ...neighbours }
}
export type AdminOrderRow = Awaited<ReturnType<typeof listAdminOrders>>['orders'][number]

/** All orders that a filter lets through, a few hundred in memory at a time. */
export const eachAdminOrder = (filter: AdminOrdersFilter) => eachRow((query) => readOrders(filter, query), withParts)

/** The ids of the first `limit` orders that a filter lets through. */
export async function firstAdminOrderIds(filter: AdminOrdersFilter, limit: number): Promise<string[]> {
  return (await readOrders(filter, { take: limit })).map(({ id }) => id)
}

/** The studio's orders among some ids, with what they are called; ids of nothing are left out. */
export function nameAdminOrders(ids: string[]) {
  const where = { id: { in: ids }, studioId: OWN_STUDIO_ID }
  return db.order.findMany({ where, orderBy: { id: 'desc' }, select: { id: true, number: true, name: true, companyName: true } })
}
