import { db } from '~/platform/db/db.server'
import type { DeskMember } from './studio-changes.server'

const PER_PAGE = 25

/** How many messages of these orders somebody has not read. */
async function readUnread(userId: number, orderIds: string[]) {
  const members = await db.threadMember.findMany({
    where: { userId, unread: { gt: 0 }, thread: { kind: 'order', orderId: { in: orderIds } } },
    select: { unread: true, thread: { select: { orderId: true } } },
  })
  return new Map(members.map(({ unread, thread }) => [thread.orderId, unread]))
}

/**
 * A page of a studio's orders, the newest first, each with what its reader has not read; `before`
 * is the id of the last one of the page before.
 */
export async function listDeskOrders({ studioId, userId }: DeskMember, before?: string) {
  const rows = await db.order.findMany({
    where: { studioId, ...(before ? { id: { lt: before } } : {}) },
    orderBy: { id: 'desc' },
    take: PER_PAGE + 1,
    select: {
      id: true,
      number: true,
      title: true,
      status: true,
      name: true,
      companyName: true,
      total: true,
      currency: true,
      createdAt: true,
    },
  })
  const orders = rows.slice(0, PER_PAGE)
  const unread = await readUnread(
    userId,
    orders.map(({ id }) => id),
  )
  return {
    orders: orders.map((order) => ({ ...order, unread: unread.get(order.id) ?? 0 })),
    nextBefore: rows.length > PER_PAGE ? orders.at(-1)!.id : null,
  }
}
