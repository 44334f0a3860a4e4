import { readSearch } from '../content/search.rules'
import { TICKET_STATUSES, type TicketStatus } from './ticket.rules'

export const ADMIN_TICKETS_PER_PAGE = 25

/** Whose a ticket is: nobody's, or that of a member of the staff by number. */
export type Assignee = 'nobody' | number

/** By the clock: what is due first stands first, and what waits for no answer last. */
export const TICKET_SORTS = ['clock', 'newest', 'oldest'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

/** What the studio's tickets are chosen by; each part is also the name of a query parameter. */
export interface TicketsFilter {
  /** Words to look for; empty for none. */
  q: string
  /** 'unsolved' for all that is not resolved or closed. */
  status: TicketStatus | 'unsolved' | null
  assignee: Assignee | null
  overdue: boolean
  sort: TicketSort
}

const one = <Value extends string>(values: readonly Value[], asked: string | null) => values.find((value) => value === asked) ?? null

function readAssignee(asked: string | null): Assignee | null {
  if (asked === 'nobody') return asked
  return /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : null
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readTicketsFilter(query: URLSearchParams): TicketsFilter {
  return {
    q: readSearch(query.get('q')),
    status: one([...TICKET_STATUSES, 'unsolved'], query.get('status')),
    assignee: readAssignee(query.get('assignee')),
    overdue: query.get('overdue') === 'yes',
    sort: one(TICKET_SORTS, query.get('sort')) ?? 'clock',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function ticketsQuery({ q, status, assignee, overdue, sort }: TicketsFilter) {
  return { q: q || undefined, status: status ?? undefined, assignee: assignee === null ? undefined : String(assignee), overdue: overdue ? 'yes' : undefined, sort: sort === 'clock' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, assignee, overdue }: TicketsFilter) => q !== '' || status !== null || assignee !== null || overdue
