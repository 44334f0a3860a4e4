import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { Rows } from '~/platform/outbox/rows.server'
import { recordEvent, type Actor } from '../events/events.server'
import { notifyPerson, STAFF } from '../notifications/notify.server'
import { nthTime, transition } from '../events/transition.server'
import { CLOSED_AFTER } from './ticket.rules'
import { ticketMachine, type TicketStatus } from '../ground/machines.rules'

/** Appends to the history of a ticket, as something that may happen again. */
async function recordTicketEvent(
  tx: Transaction,
  ticketId: string,
  kind: 'ticket.new' | 'ticket.assigned',
  facts: { actor: Actor; to?: TicketStatus; data?: Prisma.InputJsonObject },
) {
  return recordEvent(tx, {
    subject: 'ticket',
    subjectId: ticketId,
    kind,
    visibility: 'team',
    key: `ticket:${ticketId}:${kind}:${await nthTime(tx, 'ticket', ticketId, kind)}`,
    ...facts,
  })
}

/**
 * Moves a ticket along, if it is where it may go from; tells whether this call did it (business.md,
 * rules for every state machine).
 */
export async function moveTicket(
  tx: Transaction,
  ticket: { id: string; status: TicketStatus },
  to: TicketStatus,
  { actor, data }: { actor: Actor; data?: Prisma.TicketUncheckedUpdateManyInput },
) {
  const cause = await nthTime(tx, 'ticket', ticket.id, `ticket.${to}`)
  return transition(tx, ticketMachine, ticket, to, {
    ...{ actor, with: data, where: { status: ticket.status } },
    ...{ visibility: 'team', cause },
  })
}

/** Records that a ticket was opened. */
export const recordOpened = (tx: Transaction, ticketId: string, actor: Actor) =>
  recordTicketEvent(tx, ticketId, 'ticket.new', { actor, to: 'new' })

function findTicket(tx: Transaction, ticketId: string) {
  return isId(ticketId)
    ? tx.ticket.findUnique({
        where: { id: ticketId },
        select: {
          id: true,
          status: true,
          number: true,
          userId: true,
          assigneeId: true,
          thread: { select: { subject: true } },
        },
      })
    : null
}

/**
 * Says that a ticket is solved, and tells its client when the studio says so. Tells whether this
 * call did it.
 */
export async function resolveTicket(
  tx: Transaction,
  ticketId: string,
  actor: Actor,
  now = currentTime(),
): Promise<boolean> {
  const ticket = await findTicket(tx, ticketId)
  if (
    !ticket ||
    !(await moveTicket(tx, ticket, 'resolved', {
      actor,
      data: { answerDueAt: null, resolvedAt: now },
    }))
  )
    return false
  if (actor.type === 'admin' && ticket.userId) {
    const data = { title: ticket.thread.subject, number: ticket.number, subjectId: ticketId }
    await notifyPerson(tx, {
      kind: 'ticket.resolved',
      userId: ticket.userId,
      data,
      href: paths.ticket(ticketId),
      key: `ticket:${ticketId}:resolved:${now.getTime()}`,
      actorId: actor.id,
    })
  }
  return true
}

/**
 * Gives a ticket to a member of the staff, or to nobody; who takes a new one has opened it. Tells
 * whether anything changed.
 */
export async function assignTicket(
  tx: Transaction,
  ticketId: string,
  assigneeId: number | null,
  actor: Actor,
): Promise<boolean> {
  const ticket = await findTicket(tx, ticketId)
  if (!ticket || ticket.assigneeId === assigneeId) return false
  if (
    assigneeId !== null &&
    (await tx.user.count({ where: { AND: [STAFF], id: assigneeId } })) === 0
  )
    return false
  const { count } = await tx.ticket.updateMany({
    where: { id: ticketId, assigneeId: ticket.assigneeId },
    data: { assigneeId },
  })
  if (count === 0) return false
  await recordTicketEvent(tx, ticketId, 'ticket.assigned', { actor, data: { assigneeId } })
  if (assigneeId !== null && ticket.status === 'new')
    await moveTicket(tx, ticket, 'open', { actor })
  return true
}

/**
 * The same for who was shown that it is `from`'s: 'late' where somebody else has given it to
 * another one since.
 */
export async function reassignTicket(
  tx: Transaction,
  ticketId: string,
  { from, to }: { from: number | null; to: number | null },
  actor: Actor,
): Promise<'done' | 'same' | 'late'> {
  const ticket = await findTicket(tx, ticketId)
  if (ticket && ticket.assigneeId !== from && ticket.assigneeId !== to) return 'late'
  return (await assignTicket(tx, ticketId, to, actor)) ? 'done' : 'same'
}

const BATCH = 100
const solved = new Rows<Parameters<typeof moveTicket>[1]>('close-tickets')

/** Closes what was solved a week ago and not answered since. */
export async function closeResolved(now = currentTime()): Promise<void> {
  const settled = { status: 'resolved' as const, resolvedAt: { lte: after(-CLOSED_AFTER, now) } }
  const find = (id: { notIn: string[] }) =>
    db.ticket.findMany({
      where: { ...settled, id },
      select: { id: true, status: true },
      take: BATCH,
    })
  await solved.each(find, (ticket) =>
    transaction(async (tx) => {
      const still = await tx.ticket.count({ where: { ...settled, id: ticket.id } })
      if (still > 0) await moveTicket(tx, ticket, 'closed', { actor: { type: 'system' } })
    }),
  )
}
