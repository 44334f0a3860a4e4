import { ticketMachine, type TicketStatus } from '~/domain/ground/machines.rules'
import { currentTime, DAY } from '~/platform/clock'

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
