import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { MESSAGES_PER_PAGE, type MessagesFilter, type MessageSort } from './admin-messages.rules'
import { findMessages } from './message-words.server'

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<MessageSort, Prisma.ContactMessageOrderByWithRelationInput> = {
  newest: { id: 'desc' },
  oldest: { id: 'asc' },
}

async function conditions({
  q,
  state,
  topic,
  look,
}: MessagesFilter): Promise<Prisma.ContactMessageWhereInput> {
  return {
    ...(state && { answeredAt: state === 'open' ? null : { not: null } }),
    topic: topic ?? undefined,
    ...(look && { suspicions: look === 'real' ? '' : { not: '' } }),
    AND: await findMessages(q),
  }
}

async function readMessages(
  filter: MessagesFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.contactMessage.findMany({
    where: { studioId: OWN_STUDIO_ID, ...(await conditions(filter)) },
    orderBy: ORDERS[filter.sort],
    ...query,
  })
}

/**
 * A page of what came in through the studio's own contact page and a filter lets through, 20 at
 * most.
 */
export function listMessages(filter: MessagesFilter, place: Place<string>) {
  return readPage(place, MESSAGES_PER_PAGE, (at) =>
    readMessages(filter, placeQuery(at, MESSAGES_PER_PAGE)),
  )
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number]

/** All of it, a few hundred in memory at a time. */
export const eachMessage = (filter: MessagesFilter) =>
  eachRow(
    (query: { cursor?: { id: string }; skip?: number; take: number }) =>
      readMessages(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` messages that a filter lets through. */
export async function firstMessageIds(filter: MessagesFilter, limit: number): Promise<string[]> {
  return (await readMessages(filter, { take: limit })).map(({ id }) => id)
}

/** The studio's own messages among some ids, with who wrote them; ids of nothing are left out. */
export function nameMessages(ids: string[]) {
  return db.contactMessage.findMany({
    where: { id: { in: ids }, studioId: OWN_STUDIO_ID },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, email: true },
  })
}
