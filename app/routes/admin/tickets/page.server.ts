import { listStaff } from '~/domain/events/audit.server'
import {
  isNarrowed,
  readTicketsFilter,
  TICKET_SORTS,
  ticketsQuery,
  type TicketsFilter,
} from '~/domain/tickets/admin-tickets.rules'
import { listTickets, type TicketRow } from '~/domain/tickets/admin-tickets.server'
import { isOverdue, TICKET_STATUSES } from '~/domain/tickets/ticket.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

type Staff = Awaited<ReturnType<typeof listStaff>>

const hrefOf = (filter: TicketsFilter, place: Place<string> = {}) =>
  adminPaths.tickets({ ...ticketsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(
  { status, assignee, overdue, sort }: TicketsFilter,
  staff: Staff,
  language: Language,
) {
  const t = translator(language, 'support')
  const [usual, ...sorts] = TICKET_SORTS
  const people = [
    { value: 'nobody', label: t('nobody') },
    ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return [
    {
      name: 'status',
      label: t('list.status'),
      value: status,
      options: (['unsolved', ...TICKET_STATUSES] as const).map((value) => ({
        value,
        label: value === 'unsolved' ? t('filter.unsolved') : t(`status.${value}`),
      })),
    },
    {
      name: 'assignee',
      label: t('list.assignee'),
      value: assignee === null ? null : String(assignee),
      options: people,
    },
    {
      name: 'overdue',
      label: t('list.due'),
      value: overdue ? 'yes' : null,
      options: [{ value: 'yes', label: t('overdue') }],
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: sort === usual ? null : sort,
      placeholder: t(`filter.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort: the clock's first comes first, the dates turn round. */
function toSorting(filter: TicketsFilter) {
  const by = (sort: TicketsFilter['sort']) => hrefOf({ ...filter, sort })
  const opened = { clock: 'none', newest: 'descending', oldest: 'ascending' } as const
  return {
    due: {
      href: by('clock'),
      direction: filter.sort === 'clock' ? ('ascending' as const) : ('none' as const),
    },
    opened: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: opened[filter.sort],
    },
  }
}

function presentRow(
  { id, number, status, assigneeId, answerDueAt, createdAt, user, thread }: TicketRow,
  staff: Staff,
  language: Language,
) {
  const t = translator(language, 'support')
  return {
    ...{ id, number, status, subject: thread.subject || number, overdue: isOverdue(answerDueAt) },
    client: user?.name ?? t('noAccount'),
    assignee: staff.find((person) => person.id === assigneeId)?.name ?? t('nobody'),
    due: answerDueAt && formatDateTime(answerDueAt, language),
    opened: formatDate(createdAt, language),
    href: adminPaths.ticket(id),
  }
}

/**
 * The studio's tickets: the page of them that the address asks for, and what an admin can do with
 * the list.
 */
export async function loadTickets(query: URLSearchParams, adminId: number, language: Language) {
  const t = translator(language, 'support')
  const filter = readTicketsFilter(query)
  const [{ rows, before, after }, staff, tools] = await Promise.all([
    listTickets(filter, readIdPlace(query)),
    listStaff(),
    loadListTools('tickets', query, adminId),
  ])
  return {
    tools,
    title: t('admin.title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, staff, language),
    sorting: toSorting(filter),
    rows: rows.map((ticket) => presentRow(ticket, staff, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
