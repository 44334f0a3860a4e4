import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { wordsOf } from '~/domain/ground/search.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { ordersOf } from '~/domain/people/participant.server'
import {
  outline,
  readActivities,
  readLineAmounts,
  readLines,
  readMilestones,
  readStanding,
  type OrderRow,
} from '~/domain/projects/client-order-parts.server'
import { readOpenQuestions } from '~/domain/projects/overview.server'
import { readMoney } from '~/domain/orders/order-money.server'
import {
  ORDER_GROUPS,
  ORDERS_PER_PAGE,
  placeOf,
  type OrdersCursor,
  type OrdersFilter,
} from './client-orders.rules'

/** The most that the order switcher offers, and that the dashboard says of what happened. */
const MOST_CHOICES = 50
const LATEST_ACTIVITIES = 6

const NEWEST_FIRST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.OrderOrderByWithRelationInput[]
const OLDEST_FIRST = [
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.OrderOrderByWithRelationInput[]

interface Known {
  /** Rows that are read already, the newest first. */
  rows: OrderRow[]
  /** The earliest order is among them. */
  toTheEarliest: boolean
}

/** Begun and not paid: nothing that anybody looks back at, so no page leads to it by itself. */
const NEVER_PAID = {
  confirmedAt: null,
  status: { in: ['cancelled', 'expired'] },
} satisfies Prisma.OrderWhereInput

/**
 * The wanted order when it is the client's, else the earliest one (spec §4); null for a client
 * without orders.
 */
async function selectRow(
  reader: Participant,
  wanted: string | null,
  { rows, toTheEarliest }: Known,
): Promise<OrderRow | null> {
  if (wanted && isId(wanted)) {
    const row =
      rows.find(({ id }) => id === wanted) ??
      (await db.order.findFirst({ where: { id: wanted, ...ordersOf(reader) } }))
    if (row) return row
  }
  return toTheEarliest
    ? (rows.at(-1) ?? null)
    : db.order.findFirst({
        where: { ...ordersOf(reader), NOT: NEVER_PAID },
        orderBy: OLDEST_FIRST,
      })
}

/**
 * What the order switcher offers, the client's latest 50 orders and the selected one, the earliest
 * of them first; and that one, which is null for a client without orders.
 */
export async function selectOrder(reader: Participant, wanted: string | null) {
  const rows = await db.order.findMany({
    where: { ...ordersOf(reader), NOT: NEVER_PAID },
    orderBy: NEWEST_FIRST,
    take: MOST_CHOICES,
  })
  const selected = await selectRow(reader, wanted, {
    rows,
    toTheEarliest: rows.length < MOST_CHOICES,
  })
  if (!selected) return { selected: null, choices: [] }
  const choices = [
    ...(rows.some(({ id }) => id === selected.id) ? [] : [selected]),
    ...rows.reverse(),
  ]
  return {
    selected,
    choices: choices.map(({ id, number, title, studioId }) => ({ id, number, title, studioId })),
  }
}

/** The mail address of whoever bought an order of somebody else's; null for none that there is. */
export async function whoseOrder(id: string): Promise<string | null> {
  const found = isId(id)
    ? await db.order.findUnique({ where: { id }, select: { email: true } })
    : null
  return found?.email ?? null
}

/** An order of the client with its plan, and the latest that happened to it. */
export async function readDashboardOrder(reader: Participant, order: OrderRow) {
  const [lines, standing, activities, questions] = await Promise.all([
    readLineAmounts(reader, [order.id]),
    readStanding(reader, [order.id]),
    readActivities(reader, order.id, LATEST_ACTIVITIES),
    readOpenQuestions(order.id),
  ])
  return { ...outline(order, lines, standing), activities, questions }
}
export type DashboardOrder = Awaited<ReturnType<typeof readDashboardOrder>>

function beyond({ direction, createdAt, id }: OrdersCursor): Prisma.OrderWhereInput {
  const side = direction === 'older' ? 'lt' : 'gt'
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] }
}

const ALL: OrdersFilter = { q: '', group: null }

/** Each word of the search stands in the order's number or in the names of its services. */
function chosenBy({ q, group }: OrdersFilter): Prisma.OrderWhereInput[] {
  const found = wordsOf(q).map((word) => ({
    OR: containing(word).flatMap((text) => [{ number: text }, { title: text }]),
  }))
  return group ? [...found, { status: { in: [...ORDER_GROUPS[group]] } }] : found
}

/** A page of rows, the newest first, with the places where the pages before and after it begin. */
async function readPage(reader: Participant, cursor: OrdersCursor | null, filter: OrdersFilter) {
  const backwards = cursor?.direction === 'newer'
  const found = await db.order.findMany({
    where: { AND: [ordersOf(reader), cursor ? beyond(cursor) : {}, ...chosenBy(filter)] },
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
 * A page of the orders that a filter lets through, 20 at most and the newest first, and the
 * selected one in detail. `selected` is null for a client without orders.
 */
export async function listClientOrders(
  reader: Participant,
  wanted: string | null = null,
  cursor: OrdersCursor | null = null,
  filter: OrdersFilter = ALL,
) {
  const { rows, newer, older } = await readPage(reader, cursor, filter)
  const whole = filter.q === '' && filter.group === null
  const row = await selectRow(reader, wanted, {
    rows,
    toTheEarliest: whole && older === null && rows.length > 0,
  })
  if (!row) return { orders: [], newer, older, selected: null }
  const ids = [...new Set([...rows.map(({ id }) => id), row.id])]
  const [lines, milestones, { payables, invoices }, activities] = await Promise.all([
    readLines(reader, ids),
    readMilestones(reader, ids),
    readMoney(ids, row.id),
    readActivities(reader, row.id),
  ])
  const standing = { payables, milestones }
  return {
    orders: rows.map((order) => outline(order, lines, standing)),
    newer,
    older,
    selected: {
      ...outline(row, lines, standing),
      lines: lines.filter(({ orderId }) => orderId === row.id),
      invoices,
      activities,
    },
  }
}
export type ClientOrderSummary = Awaited<ReturnType<typeof listClientOrders>>['orders'][number]
export type ClientOrder = NonNullable<Awaited<ReturnType<typeof listClientOrders>>['selected']>
