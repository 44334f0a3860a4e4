import { placeQuery, readPage, type Place } from '~/platform/paging'
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

const LISTED = {
  id: true,
  number: true,
  title: true,
  status: true,
  name: true,
  companyName: true,
  total: true,
  currency: true,
  createdAt: true,
} as const

/** A page of a studio's orders, the newest first, each with what its reader has not read. */
export async function listDeskOrders({ studioId, userId }: DeskMember, place: Place<string>) {
  const { rows, ...page } = await readPage(place, PER_PAGE, (at) =>
    db.order.findMany({
      where: { studioId },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PER_PAGE),
      select: LISTED,
    }),
  )
  const unread = await readUnread(
    userId,
    rows.map(({ id }) => id),
  )
  return { ...page, rows: rows.map((order) => ({ ...order, unread: unread.get(order.id) ?? 0 })) }
}
