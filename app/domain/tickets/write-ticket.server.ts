import { paths } from '~/paths'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { NotFoundError } from '~/platform/errors'
import { isId } from '~/platform/row-id'
import type { Actor } from '../events/events.server'
import { nextMoment } from '../messages/post-message.server'
import { notifyPerson, notifyStaff } from '../notifications/notify.server'
import { nextPrintedNumber } from '../orders/number-series.server'
import { ordersOf, readClient } from '../people/participant.server'
import { answerDue } from './answer-clock.rules'
import { moveTicket, recordOpened } from './move-ticket.server'
import { afterAnswer, afterClientReply } from './ticket.rules'
import type { ReplyInput, TicketInput } from './ticket.schema'

/** Of a ticket's number, such as `T-2026-00042`. */
const PREFIX = 'T'

const clientActor = (id: number): Actor => ({ type: 'client', id })
const adminActor = (id: number): Actor => ({ type: 'admin', id })

/** The studio hears of a new question and of a reply. */
async function tellStaff(tx: Transaction, ticket: { id: string; number: string; subject: string }, cause: string, actorId: number) {
  const who = await tx.user.findUniqueOrThrow({ where: { id: actorId }, select: { name: true } })
  const data = { title: ticket.subject, who: who.name, number: ticket.number }
  await notifyStaff(tx, { kind: 'studio.ticket', data, href: paths.adminTicket(ticket.id), key: `ticket:${ticket.id}:${cause}`, actorId })
}

async function requireOrder(tx: Transaction, userId: number, orderId: string) {
  const order = await tx.order.findFirst({ where: { AND: [{ id: orderId }, ordersOf(await readClient(userId))] }, select: { id: true } })
  if (!order) throw new NotFoundError('order')
}

interface Opening {
  key: string
  now: Date
  /** Who opens it: its client, or the staff for them. */
  actor: Actor
}

/** Writes a ticket of a client with its first message. Throws NotFoundError for an order that is not theirs. */
export async function writeTicket(tx: Transaction, userId: number, { subject, body, orderId }: Omit<TicketInput, 'key'>, { key, now, actor }: Opening) {
  if (orderId) await requireOrder(tx, userId, orderId)
  const number = await nextPrintedNumber(tx, PREFIX)
  const thread = await tx.thread.create({ data: { kind: 'ticket', subject, messages: { create: { authorId: userId, side: 'client', body, createdAt: now } } }, select: { id: true } })
  const { id } = await tx.ticket.create({ data: { key, number, threadId: thread.id, userId, orderId, answerDueAt: answerDue(now) }, select: { id: true } })
  await recordOpened(tx, id, actor)
  await tellStaff(tx, { id, number, subject }, 'new', userId)
  return { id, number }
}

/**
 * Opens a ticket with its first message, and starts the clock of its answer. The same key again gives the ticket that is
 * there. Throws NotFoundError for an order that is not the client's.
 */
export async function openTicket(userId: number, { key: given, ...input }: TicketInput, now = new Date()): Promise<{ id: string; number: string }> {
  const key = `${userId}:${given}`
  const known = () => db.ticket.findUnique({ where: { key }, select: { id: true, number: true } })
  try {
    return (await known()) ?? (await transaction((tx) => writeTicket(tx, userId, input, { key, now, actor: clientActor(userId) })))
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    return (await known())!
  }
}

const TICKET = { id: true, number: true, status: true, userId: true, threadId: true, answerDueAt: true, thread: { select: { subject: true } } } as const

async function requireTicket(tx: Transaction, where: Prisma.TicketWhereInput & { id: string }) {
  const ticket = isId(where.id) ? await tx.ticket.findFirst({ where, select: TICKET }) : null
  if (!ticket) throw new NotFoundError('ticket')
  return { ...ticket, subject: ticket.thread.subject }
}

type Reply = ReplyInput & { via?: 'app' | 'mail' }

/** Appends a message; tells whether it is new, or the one that is there already. */
async function append(tx: Transaction, threadId: string, author: { id: number; side: 'client' | 'studio' }, { key: given, body, via = 'app' }: Reply) {
  const key = `${author.id}:${given}`
  const known = await tx.message.findUnique({ where: { key }, select: { id: true } })
  if (known) return { ...known, isNew: false }
  const written = await tx.message.create({ data: { key, threadId, authorId: author.id, side: author.side, via, body, createdAt: await nextMoment(tx, threadId) }, select: { id: true } })
  return { ...written, isNew: true }
}

/**
 * Writes the client's reply: it reopens what was solved or closed, and starts the clock again. The same key again gives the
 * message that is there. Throws NotFoundError for another's ticket.
 */
export function replyAsClient(userId: number, ticketId: string, reply: Reply, now = new Date()): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const ticket = await requireTicket(tx, { id: ticketId, userId })
    const { isNew, ...message } = await append(tx, ticket.threadId, { id: userId, side: 'client' }, reply)
    if (!isNew) return message
    const clock = { answerDueAt: ticket.answerDueAt ?? answerDue(now), resolvedAt: null }
    const to = afterClientReply(ticket.status)
    if (to === ticket.status) await tx.ticket.update({ where: { id: ticketId }, data: clock, select: { id: true } })
    else await moveTicket(tx, ticket, to, { actor: clientActor(userId), data: clock })
    await tellStaff(tx, ticket, message.id, userId)
    return message
  })
}

/** Writes the studio's answer, which stops the clock; `wait` says that it is the client's turn. Throws NotFoundError. */
export async function answerTicket(adminId: number, ticketId: string, reply: ReplyInput, wait: boolean): Promise<void> {
  await transaction(async (tx) => {
    const ticket = await requireTicket(tx, { id: ticketId })
    const message = await append(tx, ticket.threadId, { id: adminId, side: 'studio' }, reply)
    if (!message.isNew) return
    const data = { answerDueAt: null, resolvedAt: null }
    const to = afterAnswer(wait)
    if (to === ticket.status) await tx.ticket.update({ where: { id: ticketId }, data, select: { id: true } })
    else await moveTicket(tx, ticket, to, { actor: adminActor(adminId), data })
    if (!ticket.userId) return
    const told = { title: ticket.subject, number: ticket.number, subjectId: ticketId }
    await notifyPerson(tx, { kind: 'ticket.answered', userId: ticket.userId, data: told, href: paths.ticket(ticketId, { anchor: `message-${message.id}` }), key: `ticket:${ticketId}:${message.id}`, actorId: adminId })
  })
}
