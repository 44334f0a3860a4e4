import { db } from '~/platform/db/db.server'
import { ordersOf, readClient } from './participant.server'

const MOST = 100

/**
 * The latest orders of a person and of their companies, at most 100, the newest last (spec §7, GET
 * /api/my-orders).
 */
export async function listOwnOrders(userId: number) {
  const newestFirst = await db.order.findMany({
    where: ordersOf(await readClient(userId)),
    select: { id: true, number: true, status: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return newestFirst.reverse()
}
