import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { messagesFilter, type MessagesFilter } from './admin-messages.rules'
import { findMessages } from './message-terms.server'

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<MessagesFilter['sort'], Prisma.ContactMessageOrderByWithRelationInput> = {
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

/** What came in through the studio's own contact page. */
export const contactMessages = listSource({
  filter: messagesFilter,
  readId: readRowId,
  size: 20,
  open: async (filter) => {
    const chosen = await conditions(filter)
    return (part) =>
      db.contactMessage.findMany({
        where: { ...chosen, studioId: OWN_STUDIO_ID },
        orderBy: ORDERS[filter.sort],
        ...part,
      })
  },
})

/** The studio's own messages among some ids, with who wrote them; ids of nothing are left out. */
export function nameMessages(ids: string[]) {
  return db.contactMessage.findMany({
    where: { id: { in: ids }, studioId: OWN_STUDIO_ID },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, email: true },
  })
}
