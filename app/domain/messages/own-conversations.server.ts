import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import type { Member } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { threadsOf } from './conversation.server'
import { SETTLED } from './turn.rules'

const PER_PAGE = 25

/** Whose answer the conversations that are asked for wait for; null for all of them. */
export const WAITING = ['own', 'others', 'nobody'] as const
export type Waiting = (typeof WAITING)[number] | null

const settled: Prisma.ThreadWhereInput = {
  OR: [{ waitsFor: null }, { kind: 'ticket', ticket: { status: { in: [...SETTLED] } } }],
}

function waitingFor({ side }: Member, waiting: Waiting): Prisma.ThreadWhereInput {
  if (waiting === null) return {}
  if (waiting === 'nobody') return settled
  return {
    AND: [{ NOT: settled }, { waitsFor: waiting === 'own' ? side : { not: side } }],
  }
}

const ORDER = { select: { id: true, number: true, companyName: true, name: true } } as const

/**
 * A page of the conversations that somebody takes part in, of those who wait since the latest
 * first, 25 a page.
 */
export function listOwnConversations(member: Member, waiting: Waiting, place: Place<string>) {
  const where = {
    AND: [{ waitsSince: { not: null } }, threadsOf(member), waitingFor(member, waiting)],
  }
  return readPage(place, PER_PAGE, (at) =>
    db.thread.findMany({
      where,
      orderBy: [{ waitsSince: 'desc' }, { id: 'desc' }],
      select: {
        ...{ id: true, kind: true, subject: true, waitsFor: true, waitsSince: true },
        order: { select: { ...ORDER.select, project: { select: { id: true } } } },
        project: { select: { id: true, order: ORDER } },
        ticket: { select: { id: true, number: true, status: true } },
      },
      ...placeQuery(at, PER_PAGE),
    }),
  )
}
export type OwnConversation = Awaited<ReturnType<typeof listOwnConversations>>['rows'][number]

/**
 * Notes that a conversation needs no answer of the side that is waited for, until its next message.
 * `lastId` is the newest message that was seen: false when there is a newer one, or nobody of their
 * side is waited for. A ticket is solved instead.
 */
export async function needsNoAnswer(
  member: Member,
  threadId: string,
  lastId: string,
): Promise<boolean> {
  // Of a company, only who may write for it says that nothing has to be written.
  const may = member.side === 'client' ? { order: ordersOf(member, 'answer') } : {}
  return transaction(async (tx) => {
    const newest = await tx.message.findFirst({
      where: { threadId },
      orderBy: { createdAt: 'desc' },
      select: { id: true },
    })
    if (newest?.id !== lastId) return false
    const { count } = await tx.thread.updateMany({
      where: {
        ...{ id: threadId, waitsFor: member.side, kind: { not: 'ticket' } },
        AND: [threadsOf(member), may],
      },
      data: { waitsFor: null },
    })
    return count === 1
  })
}
