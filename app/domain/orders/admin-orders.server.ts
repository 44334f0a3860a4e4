import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
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

/**
 * A page of the studio's orders that a filter lets through, 25 at most, with what each waits for; amounts are integer
 * cents of the order's currency.
 */
export async function listAdminOrders(filter: AdminOrdersFilter, place: Place<string>) {
  const where = conditions(filter)
  const read = (at: Place<string>) => db.order.findMany({ where, orderBy: ORDERS[filter.sort], ...placeQuery(at, ADMIN_ORDERS_PER_PAGE), select: LISTED })
  const { rows, ...neighbours } = await readPage(place, ADMIN_ORDERS_PER_PAGE, read)
  const { lines, payables, waiting } = await readParts(rows.map(({ id }) => id))
  const orders = rows.map((order) => ({
    ...order,
    ...standingOf(order, payables.filter(({ orderId }) => orderId === order.id)),
    services: lines.filter(({ orderId }) => orderId === order.id).map(({ name }) => name).join(' + '),
    waits: WAITS.filter((_, index) => waiting[index]!.some(({ id }) => id === order.id)),
  }))
  return { orders, ...neighbours }
}
export type AdminOrderRow = Awaited<ReturnType<typeof listAdminOrders>>['orders'][number]
