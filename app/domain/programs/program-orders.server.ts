import { DomainError } from '~/domain/ground/domain-error'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { ordersOf } from '~/domain/people/participant.server'
import {
  outline,
  readLineAmounts,
  readLines,
  readStanding,
  type OrderRow,
} from '~/domain/projects/client-order-parts.server'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { toPage, type PageWanted } from './paging.rules'

/** Orders with how far they are paid and done; amounts are integer cents of their currency. */
async function outlined(participant: Participant, orders: OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  const [lines, standing] = await Promise.all([
    readLineAmounts(participant, ids),
    readStanding(participant, ids),
  ])
  return orders.map((order) => outline(order, lines, standing))
}
export type ProgramOrder = Awaited<ReturnType<typeof outlined>>[number]

/** A page of the orders that somebody may see, the newest first. */
export async function listOrders(
  participant: Participant,
  { status, ...page }: PageWanted & { status?: OrderStatus },
) {
  const found = await db.order.findMany({
    where: { AND: [ordersOf(participant), { status, id: { lt: page.after } }] },
    orderBy: { id: 'desc' },
    take: page.limit + 1,
  })
  const { rows, next } = toPage(found, page)
  return { rows: await outlined(participant, rows), next }
}

/** The row of an order that somebody may see. Throws `notFound`. */
export async function findOrder(participant: Participant, id: string): Promise<OrderRow> {
  const order = isId(id)
    ? await db.order.findFirst({ where: { id, ...ordersOf(participant) } })
    : null
  if (!order) throw new DomainError('notFound', 'order')
  return order
}

/** An order with its services. Throws `notFound`. */
export async function readOrder(participant: Participant, id: string) {
  const row = await findOrder(participant, id)
  const [[order], lines] = await Promise.all([
    outlined(participant, [row]),
    readLines(participant, [id]),
  ])
  return { ...order!, lines }
}

/** The invoices of an order with their credit notes, the oldest first. Throws `notFound`. */
export async function listInvoices(participant: Participant, orderId: string) {
  await findOrder(participant, orderId)
  return db.invoice.findMany({
    where: { orderId, order: ordersOf(participant) },
    orderBy: { id: 'asc' },
    include: { creditNotes: { orderBy: { id: 'asc' } } },
  })
}
