import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { findByTerms } from '~/domain/search/order-terms.server'
import { SETTLED } from '~/domain/messages/turn.rules'
import { findTickets } from '~/domain/search/ticket-terms.server'
import { db, Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import {
  conversationsFilter,
  type ConversationsFilter,
  type ConversationSort,
} from './conversation-list.rules'

type Where = Prisma.ThreadWhereInput

const ORDERS: Record<ConversationSort, Prisma.ThreadOrderByWithRelationInput[]> = {
  newest: [{ waitsSince: 'desc' }, { id: 'desc' }],
  oldest: [{ waitsSince: 'asc' }, { id: 'asc' }],
}

const aboutOrders = (order: Prisma.OrderWhereInput): Where[] => [
  { kind: 'order', order },
  { kind: 'freelancer', project: { order } },
]
/** Those of the studio that runs this site; tickets are asked of nobody else. */
const OWN: Where = {
  waitsSince: { not: null },
  OR: [...aboutOrders({ studioId: OWN_STUDIO_ID }), { kind: 'ticket' }],
}
const settled: Where = { kind: 'ticket', ticket: { status: { in: [...SETTLED] } } }
const waitsForNobody: Where = { OR: [{ waitsFor: null }, settled] }

async function searched(q: string): Promise<Where[]> {
  if (q === '') return []
  const [{ ids, common }, tickets] = [await findByTerms(q), await findTickets(q)]
  const order = { AND: [...(ids ? [{ id: { in: ids } }] : []), ...common] }
  return [{ OR: [...aboutOrders(order), { kind: 'ticket', ticket: { AND: tickets } }] }]
}

async function conditions({ q, waits, kind }: ConversationsFilter): Promise<Where> {
  return {
    kind: kind ?? undefined,
    waitsFor: waits && waits !== 'nobody' ? waits : undefined,
    AND: [
      ...(await searched(q)),
      ...(waits === 'nobody' ? [waitsForNobody] : []),
      ...(waits && waits !== 'nobody'
        ? [{ OR: [{ kind: { not: 'ticket' } }, { NOT: settled }] }]
        : []),
    ],
  }
}

const LISTED = {
  ...{ id: true, kind: true, subject: true, waitsFor: true, waitsSince: true },
} as const

interface About {
  id: string
  orderId: string | null
  number: string | null
  /** The client, or the freelancer with whom it is. */
  who: string | null
  ticketId: string | null
  status: string | null
}

/** What some conversations are about and with whom they are, all kinds of them in one statement. */
async function readAbout(ids: string[]) {
  if (ids.length === 0) return []
  return db.$queryRaw<About[]>`
    SELECT t."id" AS "id", o."id" AS "orderId", COALESCE(k."number", o."number") AS "number",
      COALESCE(u."name", o."companyName", o."name") AS "who",
      k."id" AS "ticketId", CAST(k."status" AS TEXT) AS "status"
    FROM "Thread" t
    LEFT JOIN "Project" p ON p."id" = t."projectId"
    LEFT JOIN "Order" o ON o."id" = COALESCE(t."orderId", p."orderId")
    LEFT JOIN "Ticket" k ON k."threadId" = t."id"
    LEFT JOIN "Freelancer" f ON f."id" = t."freelancerId"
    LEFT JOIN "User" u ON u."id" = COALESCE(k."userId", f."userId")
    WHERE t."id" IN (${Prisma.join(ids)})`
}

/** All conversations of the studio that runs this site. */
export const adminConversations = listSource({
  filter: conversationsFilter,
  readId: readRowId,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return async (part) => {
      const threads = await db.thread.findMany({
        where: { AND: [where, OWN] },
        ...{ orderBy, ...part, select: LISTED },
      })
      const about = await readAbout(threads.map(({ id }) => id))
      return threads.map((thread) => {
        const { id: _, ...known } = about.find(({ id }) => id === thread.id)!
        return { ...thread, ...known }
      })
    }
  },
})
