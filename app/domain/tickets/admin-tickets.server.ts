import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { ADMIN_TICKETS_PER_PAGE, type TicketsFilter, type TicketSort } from './admin-tickets.rules'
import { findTickets } from '~/domain/search/ticket-words.server'

type Where = Prisma.TicketWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<TicketSort, Prisma.TicketOrderByWithRelationInput[]> = {
  clock: [{ answerDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
}

async function conditions({ q, status, assignee, overdue }: TicketsFilter): Promise<Where> {
  return {
    status: status === 'unsolved' ? { notIn: ['resolved', 'closed'] } : (status ?? undefined),
    ...(assignee === null ? {} : { assigneeId: assignee === 'nobody' ? null : assignee }),
    ...(overdue ? { answerDueAt: { lte: currentTime() } } : {}),
    AND: await findTickets(q),
  }
}

const LISTED = {
  ...{ id: true, number: true, status: true, assigneeId: true, answerDueAt: true, createdAt: true },
  user: { select: { name: true, email: true } },
  thread: { select: { subject: true } },
} as const

async function readTickets(
  filter: TicketsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.ticket.findMany({
    where: await conditions(filter),
    orderBy: ORDERS[filter.sort],
    ...query,
    select: LISTED,
  })
}

/** A page of the tickets that a filter lets through, 25 at most. */
export function listTickets(filter: TicketsFilter, place: Place<string>) {
  return readPage(place, ADMIN_TICKETS_PER_PAGE, (at) =>
    readTickets(filter, placeQuery(at, ADMIN_TICKETS_PER_PAGE)),
  )
}
export type TicketRow = Awaited<ReturnType<typeof listTickets>>['rows'][number]

/** All tickets that a filter lets through, a few hundred in memory at a time. */
export const eachTicket = (filter: TicketsFilter) =>
  eachRow(
    (query: { cursor?: { id: string }; skip?: number; take: number }) => readTickets(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` tickets that a filter lets through. */
export async function firstTicketIds(filter: TicketsFilter, limit: number): Promise<string[]> {
  return (await readTickets(filter, { take: limit })).map(({ id }) => id)
}

/** The tickets among some ids, with what they are called; ids of nothing are left out. */
export function nameTickets(ids: string[]) {
  return db.ticket.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, thread: { select: { subject: true } } },
  })
}
