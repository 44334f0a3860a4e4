import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  adminOrdersFilter,
  WAITS,
  type AdminOrdersFilter,
  type AdminOrderSort,
} from './admin-orders.rules'
import { GOES_ON, OWED } from './owed.server'
import { listWaitingOrders, type Waiting } from './waiting-orders.server'
import { findByTerms } from '~/domain/search/order-terms.server'
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

/** The kinds that a filter asks for. */
const kindsIn = ({ waits }: Pick<AdminOrdersFilter, 'waits'>) =>
  waits === 'any' ? WAITS : waits ? [waits] : []

/** What a filter lets through, with what is known of it that is also shown. */
async function prepare({ q, status, waits, owes }: AdminOrdersFilter) {
  const [waiting, { ids, common }] = await Promise.all([
    listWaitingOrders(kindsIn({ waits })),
    findByTerms(q),
  ])
  const lists = [...(waits ? [Object.values(waiting).flat()] : []), ...(ids ? [ids] : [])]
  const where: Where = {
    status: status ?? undefined,
    AND: [
      ...lists.map((list) => ({ id: { in: list } })),
      ...common,
      ...(owes ? [{ ...GOES_ON, payables: { some: { status: OWED[owes] } } }] : []),
    ],
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
async function readWaiting(orderIds: string[], known: Waiting): Promise<Waiting> {
  const unknown = WAITS.filter((kind) => !known[kind])
  return { ...known, ...(await listWaitingOrders(unknown, orderIds)) }
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
  const disputed = payables.some((payable) => payable.disputed)
  return { total, payment: moneyState(total, paid, { back, disputed }) }
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
    waits: WAITS.filter((kind) => waiting[kind]?.includes(order.id)),
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
