import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { readSellerNames } from '../studios/seller-name.server'
import { ACTIVITIES_PER_PAGE, kindsOf, startOf, type FeedFilter } from './activity-feed.rules'
import { ACTIVITY_KINDS } from './activity.rules'

const SHOWN = {
  id: true,
  kind: true,
  from: true,
  at: true,
  actorType: true,
  actorId: true,
  data: true,
  reason: true,
  orderId: true,
} as const

function conditions(
  participant: Participant,
  orderId: string | null,
  { group, period }: FeedFilter,
): Prisma.EventWhereInput {
  return {
    orderId: orderId ?? { not: null },
    order: ordersOf(participant),
    visibility: 'client',
    kind: { in: group ? kindsOf(group) : [...ACTIVITY_KINDS] },
    ...(period ? { at: { gte: startOf(period) } } : {}),
  }
}

/**
 * A page of what happened to one order, or to all of somebody's with null: 30 at most, the newest
 * first, with the order that each is of.
 */
export async function readActivityFeed(
  participant: Participant,
  orderId: string | null,
  filter: FeedFilter,
  place: Place<string>,
) {
  const where = conditions(participant, orderId, filter)
  // The ids are version 7 UUIDs: their order is the order in time.
  const read = (at: Place<string>) =>
    db.event.findMany({
      where,
      orderBy: { id: 'desc' },
      ...placeQuery(at, ACTIVITIES_PER_PAGE),
      select: SHOWN,
    })
  const { rows, ...neighbors } = await readPage(place, ACTIVITIES_PER_PAGE, read)
  const ids = [...new Set(rows.map((row) => row.orderId!))]
  const orders =
    orderId !== null || ids.length === 0
      ? []
      : await db.order.findMany({
          where: { id: { in: ids } },
          select: { id: true, number: true, title: true, studioId: true },
        })
  const sellers = await readSellerNames(orders.map(({ studioId }) => studioId))
  const named = orders.map((order) => ({ ...order, seller: sellers.get(order.studioId) }))
  return {
    ...neighbors,
    activities: rows.map((row) => ({
      ...row,
      order: named.find(({ id }) => id === row.orderId) ?? null,
    })),
  }
}
export type ActivityFeed = Awaited<ReturnType<typeof readActivityFeed>>
