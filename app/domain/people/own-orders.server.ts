import { db } from '~/platform/db/db.server'
import type { Viewer } from '~/platform/session/roles'

const MOST = 100

/** The viewer's latest orders, at most 100, the newest last (spec §7, GET /api/my-orders). */
export async function listOwnOrders(viewer: Pick<Viewer, 'id'>) {
  const newestFirst = await db.order.findMany({
    where: { userId: viewer.id },
    select: { id: true, number: true, status: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return newestFirst.reverse()
}
