import { filesOf } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { db } from '~/platform/db/db.server'
import { toPage, type PageWanted } from './paging.rules'
import { findOrder } from './program-orders.server'

/**
 * A page of the files of an order's project, the newest first, each with its latest version. Throws
 * `notFound`.
 */
export async function listFiles(participant: Participant, orderId: string, page: PageWanted) {
  await findOrder(participant, orderId)
  const found = await db.file.findMany({
    where: { AND: [{ project: { orderId } }, filesOf(participant), { id: { lt: page.after } }] },
    orderBy: { id: 'desc' },
    take: page.limit + 1,
    select: {
      ...{ id: true, name: true, size: true, visibility: true, createdAt: true },
      folder: { select: { name: true } },
      versions: {
        where: { status: 'available' },
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, contentType: true, sha256: true, side: true, createdAt: true },
      },
    },
  })
  return toPage(found, page)
}
