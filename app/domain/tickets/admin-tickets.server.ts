import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { ticketsFilter, type TicketsFilter, type TicketSort } from './admin-tickets.rules'
import { findTickets } from '~/domain/search/ticket-terms.server'

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

/** The studio's tickets. */
export const adminTickets = listSource({
  filter: ticketsFilter,
  readId: readRowId,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return (part) => db.ticket.findMany({ where, orderBy, ...part, select: LISTED })
  },
})

/** The tickets among some ids, with what they are called; ids of nothing are left out. */
export function nameTickets(ids: string[]) {
  return db.ticket.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, thread: { select: { subject: true } } },
  })
}
