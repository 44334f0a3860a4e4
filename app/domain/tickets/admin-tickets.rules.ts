import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, ticked, type FilterOf } from '~/domain/ground/list-filter.rules'
import { TICKET_STATUSES } from '../ground/machines.rules'

/** Whose a ticket is: nobody's, or that of a member of the staff by number. */
type Assignee = 'nobody' | number

/** By the clock: what is due first stands first, and what waits for no answer last. */
const TICKET_SORTS = ['clock', 'newest', 'oldest'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

function readAssignee(asked: string | null): Assignee | null {
  if (asked === 'nobody') return asked
  return /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : null
}

/**
 * What the studio's tickets are chosen by; `status` is 'unsolved' for all that is not resolved or
 * closed.
 */
export const ticketsFilter = listFilter(
  {
    q: readSearch,
    status: oneOf([...TICKET_STATUSES, 'unsolved'] as const),
    assignee: readAssignee,
    overdue: ticked,
  },
  TICKET_SORTS,
)
export type TicketsFilter = FilterOf<typeof ticketsFilter>
