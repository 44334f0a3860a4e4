import { foldedMessage } from '../messages/message-texts.server'
import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Actor } from '../events/events.server'
import type { StoredUpload, Upload } from '../files/uploads.server'
import { nextMoment, type NewMessage } from '../messages/post-message.server'
import { insertMessage } from '../messages/insert-message.server'
import { attachmentRows, writeOnce } from '../messages/write-once.server'
import { notifyPerson, notifyStaff } from '../notifications/notify.server'
import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { ordersOf, readClient } from '../people/participant.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { answerDue } from './answer-clock.rules'
import { moveTicket, recordOpened } from './move-ticket.server'
import { afterAnswer, afterClientReply } from './ticket.rules'
import type { TicketInput } from './ticket.schema'
import { writeTicketTerms } from '~/domain/search/ticket-terms.server'

/** Of a ticket's number, such as `T-2026-00042`. */
const PREFIX = 'T'

const clientActor = (id: number): Actor => ({ type: 'client', id })
const adminActor = (id: number): Actor => ({ type: 'admin', id })

/** A file of a ticket is of no project. */
const filesOf = (ownerId: number, stored: StoredUpload[]) => ({
  create: attachmentRows(stored, { ownerId, projectId: null, visibility: 'client' }),
})

/** The studio hears of a new question and of a reply, and may answer the mail that tells of it. */
async function tellStaff(
  tx: Transaction,
  ticket: { id: string; number: string; subject: string },
  cause: string,
  actorId: number,
) {
  const who = await tx.user.findUniqueOrThrow({ where: { id: actorId }, select: { name: true } })
  const data = { title: ticket.subject, who: who.name, number: ticket.number, subjectId: ticket.id }
  await notifyStaff(tx, {
    kind: 'studio.ticket',
    data,
    href: adminPaths.ticket(ticket.id),
    key: `ticket:${ticket.id}:${cause}`,
    actorId,
  })
}

async function requireOrder(tx: Transaction, userId: number, orderId: string) {
  const order = await tx.order.findFirst({
    where: { AND: [{ id: orderId, studioId: OWN_STUDIO_ID }, ordersOf(await readClient(userId))] },
    select: { id: true },
  })
  if (!order) throw new DomainError('notFound', 'order')
}

/** What goes with a question or a reply, and when it came. */
interface Sent {
  files?: Upload[]
  now?: Date
}

interface Opening {
  key: string
  now: Date
  /** Who opens it: its client, or the staff for them. */
  actor: Actor
  stored?: StoredUpload[]
}

/**
 * Writes a ticket of a client with its first message. Throws `notFound` for an order that is not
 * theirs, and for one of a studio that has no support here.
 */
export async function writeTicket(
  tx: Transaction,
  userId: number,
  { subject, body, orderId }: Omit<TicketInput, 'key'>,
  { key, now, actor, stored = [] }: Opening,
) {
  if (orderId) await requireOrder(tx, userId, orderId)
  const number = await nextPrintedNumber(tx, PREFIX)
  const question = {
    authorId: userId,
    side: 'client',
    body,
    createdAt: now,
    attachments: filesOf(userId, stored),
  }
  const thread = await tx.thread.create({
    data: { kind: 'ticket', subject },
    select: { id: true },
  })
  await insertMessage(tx, 'ticket', { threadId: thread.id, ...question })
  const { id } = await tx.ticket.create({
    data: { key, number, threadId: thread.id, userId, orderId, answerDueAt: answerDue(now) },
    select: { id: true },
  })
  await writeTicketTerms(tx, { id })
  await recordOpened(tx, id, actor)
  await tellStaff(tx, { id, number, subject }, 'new', userId)
  return { id, number }
}

/**
 * Opens a ticket with its first message, and starts the clock of its answer. The same key again
 * gives the ticket that is there. Throws `notFound` for an order that is not the client's.
 */
export function openTicket(
  userId: number,
  { key: given, ...input }: TicketInput,
  { files = [], now = currentTime() }: Sent = {},
): Promise<{ id: string; number: string }> {
  const key = `${userId}:${given}`
  const known = () => db.ticket.findUnique({ where: { key }, select: { id: true, number: true } })
  return writeOnce(known, files, (tx, stored) =>
    writeTicket(tx, userId, input, { key, now, actor: clientActor(userId), stored }),
  )
}

const TICKET = {
  id: true,
  number: true,
  status: true,
  userId: true,
  threadId: true,
  answerDueAt: true,
  thread: { select: { subject: true } },
} as const

async function requireTicket(tx: Transaction, where: Prisma.TicketWhereInput & { id: string }) {
  const ticket = isId(where.id) ? await tx.ticket.findFirst({ where, select: TICKET }) : null
  if (!ticket) throw new DomainError('notFound', 'ticket')
  return { ...ticket, subject: ticket.thread.subject }
}

type Ticket = Awaited<ReturnType<typeof requireTicket>>
type Reply = Pick<NewMessage, 'key' | 'body' | 'via' | 'mailRest'>

interface Author {
  id: number
  side: 'client' | 'studio'
}

/**
 * Appends a message, and then does what comes of it; the same key again gives the message that is
 * there.
 */
function append(
  author: Author,
  ticket: Prisma.TicketWhereInput & { id: string },
  { key: given, body, via = 'app', mailRest }: Reply,
  files: Upload[],
  then: (tx: Transaction, ticket: Ticket, message: { id: string }) => Promise<void>,
) {
  const key = `${author.id}:${given}`
  const known = () => db.message.findUnique({ where: { key }, select: { id: true } })
  return writeOnce(known, files, async (tx, stored) => {
    const found = await requireTicket(tx, ticket)
    const { threadId } = found
    const data = {
      key,
      threadId,
      authorId: author.id,
      side: author.side,
      via,
      body,
      mailRest: mailRest || null,
      folded: foldedMessage(body, stored),
      createdAt: await nextMoment(tx, threadId),
      attachments: filesOf(author.id, stored),
    }
    const message = await insertMessage(tx, 'ticket', data)
    await then(tx, found, message)
    return message
  })
}

/**
 * Writes the client's reply: it reopens what was solved or closed, and starts the clock again. The
 * same key again gives the message that is there. Throws `notFound` for another's ticket.
 */
export function replyAsClient(
  userId: number,
  ticketId: string,
  reply: Reply,
  { files = [], now = currentTime() }: Sent = {},
): Promise<{ id: string }> {
  return append(
    { id: userId, side: 'client' },
    { id: ticketId, userId },
    reply,
    files,
    async (tx, ticket, message) => {
      const clock = { answerDueAt: ticket.answerDueAt ?? answerDue(now), resolvedAt: null }
      const to = afterClientReply(ticket.status)
      if (to === ticket.status)
        await tx.ticket.update({ where: { id: ticketId }, data: clock, select: { id: true } })
      else await moveTicket(tx, ticket, to, { actor: clientActor(userId), data: clock })
      await tellStaff(tx, ticket, message.id, userId)
    },
  )
}

/**
 * Writes the studio's answer, which stops the clock; `wait` says that it is the client's turn. The
 * same key again gives the message that is there. Throws `notFound`.
 */
export function answerTicket(
  adminId: number,
  ticketId: string,
  reply: Reply,
  wait: boolean,
  files: Upload[] = [],
): Promise<{ id: string }> {
  return append(
    { id: adminId, side: 'studio' },
    { id: ticketId },
    reply,
    files,
    async (tx, ticket, message) => {
      const data = { answerDueAt: null, resolvedAt: null }
      const to = afterAnswer(wait)
      if (to === ticket.status)
        await tx.ticket.update({ where: { id: ticketId }, data, select: { id: true } })
      else await moveTicket(tx, ticket, to, { actor: adminActor(adminId), data })
      if (!ticket.userId) return
      const told = { title: ticket.subject, number: ticket.number, subjectId: ticketId }
      await notifyPerson(tx, {
        kind: 'ticket.answered',
        userId: ticket.userId,
        data: told,
        href: paths.ticket(ticketId, { anchor: `message-${message.id}` }),
        key: `ticket:${ticketId}:${message.id}`,
        actorId: adminId,
      })
    },
  )
}
