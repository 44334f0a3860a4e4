import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { readMessages } from '../messages/conversation.server'
import type { ConversationPlace } from '../messages/message.rules'

const PAGE_SIZE = 25

/** A page of somebody's own tickets, the newest first. */
export function listOwnTickets(userId: number, place: Place<string>) {
  const select = {
    id: true,
    number: true,
    status: true,
    createdAt: true,
    updatedAt: true,
    thread: { select: { subject: true } },
  } as const
  return readPage(place, PAGE_SIZE, (at) =>
    db.ticket.findMany({
      where: { userId },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PAGE_SIZE),
      select,
    }),
  )
}

const TICKET = {
  ...{
    id: true,
    number: true,
    status: true,
    threadId: true,
    assigneeId: true,
    answerDueAt: true,
    createdAt: true,
  },
  user: { select: { id: true, name: true, email: true, language: true } },
  order: { select: { id: true, number: true, title: true } },
  thread: { select: { subject: true } },
} as const

/** Who of the ticket has read how far plays no part: nothing in it is marked as new. */
async function readTicket(
  where: Prisma.TicketWhereInput & { id: string },
  viewerId: number,
  place: ConversationPlace,
) {
  const ticket = isId(where.id) ? await db.ticket.findFirst({ where, select: TICKET }) : null
  if (!ticket) throw new DomainError('notFound', 'ticket')
  const page = await readMessages({ threadId: ticket.threadId }, place)
  const people = await db.user.findMany({
    where: { id: { in: page.messages.flatMap(({ authorId }) => authorId ?? []) } },
    select: { id: true, name: true },
  })
  const conversation = {
    ...page,
    names: new Map(people.map(({ id, name }) => [id, name])),
    marks: [{ userId: viewerId, lastReadAt: currentTime() }],
  }
  return { ...ticket, subject: ticket.thread.subject || ticket.number, conversation }
}
export type TicketView = Awaited<ReturnType<typeof readTicket>>

/**
 * A ticket of one's own with a page of its conversation. Throws `notFound` for anybody else's.
 */
export const getOwnTicket = (userId: number, id: string, place: ConversationPlace) =>
  readTicket({ id, userId }, userId, place)

/** The same for the staff, who see every ticket. */
export const getTicket = (adminId: number, id: string, place: ConversationPlace) =>
  readTicket({ id }, adminId, place)

/** Throws `notFound` for a ticket that is not one's own. */
export async function requireOwnTicket(userId: number, id: string): Promise<void> {
  if (!isId(id) || (await db.ticket.count({ where: { id, userId } })) === 0)
    throw new DomainError('notFound', 'ticket')
}

/**
 * The name of a ticket's client, for answers; empty without one. Throws `notFound` for a ticket
 * that is not there.
 */
export async function getTicketClient(id: string): Promise<string> {
  const ticket = isId(id)
    ? await db.ticket.findUnique({ where: { id }, select: { user: { select: { name: true } } } })
    : null
  if (!ticket) throw new DomainError('notFound', 'ticket')
  return ticket.user?.name ?? ''
}

/** Whoever opens a ticket need not be told of it any more. */
export async function settleTicketNotices(userId: number, ticketId: string): Promise<void> {
  await db.notification.updateMany({
    where: { userId, readAt: null, key: { startsWith: `ticket:${ticketId}:` } },
    data: { readAt: currentTime() },
  })
}
