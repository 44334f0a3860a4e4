import { currentTime, DAY } from '~/platform/clock'
import { machine, type StatusOf } from '../ground/machine'

/**
 * Where a ticket may go from each status (business.md, Support ticket): a reply reopens one that is
 * resolved or closed.
 */
export const ticketMachine = machine('ticket', {
  new: ['open', 'waiting_on_client', 'resolved'],
  open: ['waiting_on_client', 'resolved'],
  waiting_on_client: ['open', 'resolved'],
  resolved: ['open', 'waiting_on_client', 'closed'],
  closed: ['open', 'waiting_on_client'],
})
export const TICKET_STATUSES = ticketMachine.statuses
export type TicketStatus = StatusOf<typeof ticketMachine>

/** How long a resolved ticket waits for a reply before it is closed. */
export const CLOSED_AFTER = 7 * DAY

/** Where the client's reply brings a ticket: one that nobody has looked at stays new. */
export const afterClientReply = (status: TicketStatus): TicketStatus =>
  status === 'new' ? 'new' : 'open'

/** Where the studio's answer brings a ticket. */
export const afterAnswer = (wait: boolean): TicketStatus => (wait ? 'waiting_on_client' : 'open')

/** Whether it can still be said to be solved. */
export const isUnsolved = (status: TicketStatus) => ticketMachine.can(status, 'resolved')

/** Whether the studio should have answered by now. */
export function isOverdue(answerDueAt: Date | null, now = currentTime()) {
  return answerDueAt !== null && answerDueAt <= now
}

export const SUBJECT_MAX = 120
