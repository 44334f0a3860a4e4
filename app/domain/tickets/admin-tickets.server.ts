import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { wordsOf } from '../content/search.rules'
import { ADMIN_TICKETS_PER_PAGE, type TicketsFilter, type TicketSort } from './admin-tickets.rules'

type Where = Prisma.TicketWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<TicketSort, Prisma.TicketOrderByWithRelationInput[]> = {
  clock: [{ answerDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
}

/** A word of the search stands in the number, the subject, or the client's name or mail address. */
function hasWord(word: string): Where {
  return { OR: containing(word).flatMap((text): Where[] => [{ number: text }, { thread: { subject: text } }, { user: { name: text } }, { user: { email: text } }]) }
}

function conditions({ q, status, assignee, overdue }: TicketsFilter): Where {
  return {
    status: status === 'unsolved' ? { notIn: ['resolved', 'closed'] } : (status ?? undefined),
    ...(assignee === null ? {} : { assigneeId: assignee === 'nobody' ? null : assignee }),
    ...(overdue ? { answerDueAt: { lte: new Date() } } : {}),
    AND: wordsOf(q).map(hasWord),
  }
}

const LISTED = {
  ...{ id: true, number: true, status: true, assigneeId: true, answerDueAt: true, createdAt: true },
  user: { select: { name: true, email: true } },
  thread: { select: { subject: true } },
} as const

function readTickets(filter: TicketsFilter, query: { cursor?: { id: string }; skip?: number; take: number }) {
  return db.ticket.findMany({ where: conditions(filter), orderBy: ORDERS[filter.sort], ...query, select: LISTED })
}

/** A page of the tickets that a filter lets through, 25 at most. */
export function listTickets(filter: TicketsFilter, place: Place<string>) {
  return readPage(place, ADMIN_TICKETS_PER_PAGE, (at) => readTickets(filter, placeQuery(at, ADMIN_TICKETS_PER_PAGE)))
}
export type TicketRow = Awaited<ReturnType<typeof listTickets>>['rows'][number]

/** All tickets that a filter lets through, a few hundred in memory at a time. */
export const eachTicket = (filter: TicketsFilter) => eachRow((query: { cursor?: { id: string }; skip?: number; take: number }) => readTickets(filter, query), async (rows) => rows)

/** The ids of the first `limit` tickets that a filter lets through. */
export async function firstTicketIds(filter: TicketsFilter, limit: number): Promise<string[]> {
  return (await readTickets(filter, { take: limit })).map(({ id }) => id)
}

/** The tickets among some ids, with what they are called; ids of nothing are left out. */
export function nameTickets(ids: string[]) {
  return db.ticket.findMany({ where: { id: { in: ids } }, orderBy: { id: 'desc' }, select: { id: true, number: true, thread: { select: { subject: true } } } })
}
