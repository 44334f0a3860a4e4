import { currentTime, DAY } from '~/platform/clock'

export const TICKET_STATUSES = ['new', 'open', 'waiting_on_client', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/**
 * Where a ticket may go from each status (business.md, Support ticket): a reply reopens one that is
 * resolved or closed.
 */
export const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ['open', 'waiting_on_client', 'resolved'],
  open: ['waiting_on_client', 'resolved'],
  waiting_on_client: ['open', 'resolved'],
  resolved: ['open', 'waiting_on_client', 'closed'],
  closed: ['open', 'waiting_on_client'],
}

export function canMove(from: TicketStatus, to: TicketStatus) {
  return TICKET_TRANSITIONS[from].includes(to)
}

/** The statuses from which a ticket may come to this one. */
export const sourcesOf = (to: TicketStatus) => TICKET_STATUSES.filter((from) => canMove(from, to))

/** How long a resolved ticket waits for a reply before it is closed. */
export const CLOSED_AFTER = 7 * DAY

/** Where the client's reply brings a ticket: one that nobody has looked at stays new. */
export const afterClientReply = (status: TicketStatus): TicketStatus =>
  status === 'new' ? 'new' : 'open'

/** Where the studio's answer brings a ticket. */
export const afterAnswer = (wait: boolean): TicketStatus => (wait ? 'waiting_on_client' : 'open')

/** Whether it can still be said to be solved. */
export const isUnsolved = (status: TicketStatus) => canMove(status, 'resolved')

/** Whether the studio should have answered by now. */
export function isOverdue(answerDueAt: Date | null, now = currentTime()) {
  return answerDueAt !== null && answerDueAt <= now
}

export const SUBJECT_MAX = 120
