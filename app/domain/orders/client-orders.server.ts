import { z } from 'zod'
import { db, type Prisma } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { nameOf, outline, readActivities, readDetail, readLineNames, readLines, readStanding, type OrderRow } from './client-order-parts.server'
import { ORDERS_PER_PAGE, placeOf, type OrdersCursor } from './client-orders.rules'

/** The most that the order switcher offers, and that the dashboard says of what happened. */
const MOST_CHOICES = 50
const LATEST_ACTIVITIES = 6

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.OrderOrderByWithRelationInput[]

/** PostgreSQL refuses some texts, and an id that is none cannot be there. */
function isId(text: string) {
  return z.uuid().safeParse(text).success
}

interface Known {
  /** Rows that are read already, the newest first. */
  rows: OrderRow[]
  /** The earliest order is among them. */
  toTheEarliest: boolean
}

/** The wanted order when it is the client's, else the earliest one (spec §4); null for a client without orders. */
async function selectRow(userId: number, wanted: string | null, { rows, toTheEarliest }: Known): Promise<OrderRow | null> {
  if (wanted && isId(wanted)) {
    const row = rows.find(({ id }) => id === wanted) ?? (await db.order.findFirst({ where: { id: wanted, userId } }))
    if (row) return row
  }
  return toTheEarliest ? (rows.at(-1) ?? null) : db.order.findFirst({ where: { userId }, orderBy: OLDEST_FIRST })
}

/**
 * The dashboard's order with its latest activities, and what the order switcher offers: the client's latest 50 orders and
 * the selected one, the earliest of them first. `selected` is null for a client without orders.
 */
export async function getDashboardOrders(userId: number, wanted: string | null) {
  const rows = await db.order.findMany({ where: { userId }, orderBy: NEWEST_FIRST, take: MOST_CHOICES })
  const selected = await selectRow(userId, wanted, { rows, toTheEarliest: rows.length < MOST_CHOICES })
  if (!selected) return { selected: null, choices: [] }
  const choices = [...(rows.some(({ id }) => id === selected.id) ? [] : [selected]), ...rows.reverse()]
  const [lines, standing, activities] = await Promise.all([
    readLineNames(userId, choices.map(({ id }) => id)),
    readStanding(userId, [selected.id]),
    readActivities(userId, selected.id, LATEST_ACTIVITIES),
  ])
  return {
    selected: { ...outline(selected, lines, standing), activities },
    choices: choices.map((order) => ({ id: order.id, number: order.number, name: nameOf(order, lines) })),
  }
}
export type DashboardOrder = NonNullable<Awaited<ReturnType<typeof getDashboardOrders>>['selected']>

function beyond({ direction, createdAt, id }: OrdersCursor): Prisma.OrderWhereInput {
  const side = direction === 'older' ? 'lt' : 'gt'
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] }
}

/** A page of rows, the newest first, with the places where the pages before and after it begin. */
async function readPage(userId: number, cursor: OrdersCursor | null) {
  const backwards = cursor?.direction === 'newer'
  const found = await db.order.findMany({
    where: { userId, ...(cursor && beyond(cursor)) },
    orderBy: backwards ? OLDEST_FIRST : NEWEST_FIRST,
    take: ORDERS_PER_PAGE + 1,
  })
  const more = found.length > ORDERS_PER_PAGE
  const rows = found.slice(0, ORDERS_PER_PAGE)
  if (backwards) rows.reverse()
  const [first, last] = [rows.at(0), rows.at(-1)]
  return {
    rows,
    newer: first && cursor && (more || !backwards) ? placeOf(first) : null,
    older: last && (more || backwards) ? placeOf(last) : null,
  }
}

/**
 * A page of the client's orders, 20 at most and the newest first, and the selected one in detail. `selected` is null for a
 * client without orders.
 */
export async function listClientOrders(userId: number, wanted: string | null = null, cursor: OrdersCursor | null = null) {
  const { rows, newer, older } = await readPage(userId, cursor)
  const row = await selectRow(userId, wanted, { rows, toTheEarliest: older === null && rows.length > 0 })
  if (!row) return { orders: [], newer, older, selected: null }
  const ids = [...new Set([...rows.map(({ id }) => id), row.id])]
  const [lines, standing, detail] = await Promise.all([readLines(userId, ids), readStanding(userId, ids), readDetail(userId, row.id)])
  return {
    orders: rows.map((order) => outline(order, lines, standing)),
    newer,
    older,
    selected: { ...outline(row, lines, standing), lines: lines.filter(({ orderId }) => orderId === row.id), ...detail },
  }
}
export type ClientOrderSummary = Awaited<ReturnType<typeof listClientOrders>>['orders'][number]
export type ClientOrder = NonNullable<Awaited<ReturnType<typeof listClientOrders>>['selected']>

/**
 * An order of the client with all that its pages show; amounts are integer cents of its currency. Throws NotFoundError
 * for one that is not there or somebody else's.
 */
export async function getClientOrder(userId: number, orderId: string): Promise<ClientOrder> {
  const row = isId(orderId) ? await db.order.findFirst({ where: { id: orderId, userId } }) : null
  if (!row) throw new NotFoundError('order')
  const [lines, standing, detail] = await Promise.all([readLines(userId, [orderId]), readStanding(userId, [orderId]), readDetail(userId, orderId)])
  return { ...outline(row, lines, standing), lines, ...detail }
}
