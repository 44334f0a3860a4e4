import { listStaff } from '~/domain/events/audit.server'
import { readTicketsFilter, ticketsQuery } from '~/domain/tickets/admin-tickets.rules'
import { eachTicket, firstTicketIds, nameTickets } from '~/domain/tickets/admin-tickets.server'
import { TICKET_ACTS } from '~/domain/tickets/ticket-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import type { AdminList } from './list'

const COLUMNS = [
  'number',
  'subject',
  'name',
  'email',
  'status',
  'assignee',
  'opened',
  'answerDue',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'support')
  const staff = new Map((await listStaff()).map(({ id, name }) => [id, name]))
  for await (const {
    number,
    thread,
    user,
    status,
    assigneeId,
    createdAt,
    answerDueAt,
  } of eachTicket(readTicketsFilter(query))) {
    const assignee = (assigneeId !== null && staff.get(assigneeId)) || ''
    yield [
      number,
      thread.subject,
      user?.name ?? '',
      user?.email ?? '',
      t(`status.${status}`),
      assignee,
      formatIsoDay(createdAt),
      answerDueAt?.toISOString() ?? '',
    ]
  }
}

export const ticketsList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => ticketsQuery(readTicketsFilter(query)),
  href: adminPaths.tickets,
  columns: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: TICKET_ACTS,
  firstIds: (query, limit) => firstTicketIds(readTicketsFilter(query), limit),
  name: async (ids) =>
    (await nameTickets(ids)).map(({ id, number, thread }) => ({
      id,
      name: `${number}, ${thread.subject}`,
      href: adminPaths.ticket(id),
    })),
}
