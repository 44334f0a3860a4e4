import { listStaff } from '~/domain/events/audit.server'
import { adminTickets, nameTickets } from '~/domain/tickets/admin-tickets.server'
import { TICKET_ACTS } from '~/domain/tickets/ticket-acts.server'
import { isOverdue } from '~/domain/tickets/ticket.rules'
import { TICKET_STATUSES } from '~/domain/ground/machines.rules'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const ticketsList = defineList({
  name: 'tickets',
  href: adminPaths.tickets,
  source: adminTickets,
  words: async (language) => {
    const t = translator(language, 'support')
    const staff = await listStaff()
    const nameOf = (assigneeId: number | null) => staff.find(({ id }) => id === assigneeId)?.name
    return {
      title: t('admin.title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('filter.searchHint'),
      selects: [
        select('status', t('list.status'), ['unsolved', ...TICKET_STATUSES], (status) =>
          status === 'unsolved' ? t('filter.unsolved') : t(`status.${status}`),
        ),
        {
          name: 'assignee',
          label: t('list.assignee'),
          options: [
            { value: 'nobody', label: t('nobody') },
            ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
          ],
        },
        {
          name: 'overdue',
          label: t('list.due'),
          options: [{ value: 'yes', label: t('overdue') }],
        },
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        { key: 'number', value: ({ number }) => number },
        {
          key: 'subject',
          heading: t('list.subject'),
          value: ({ thread }) => thread.subject,
          rowHeader: true,
        },
        { key: 'name', value: ({ user }) => user?.name ?? null },
        { key: 'email', value: ({ user }) => user?.email ?? null },
        { key: 'status', heading: t('list.status'), value: ({ status }) => t(`status.${status}`) },
        {
          key: 'due',
          heading: t('list.due'),
          only: 'page',
          value: ({ answerDueAt }) => answerDueAt && { at: answerDueAt },
          sort: { clock: 'ascending' },
        },
        {
          key: 'assignee',
          heading: t('list.assignee'),
          value: ({ assigneeId }) => nameOf(assigneeId) ?? null,
        },
        {
          key: 'opened',
          heading: t('list.opened'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
        { key: 'answerDue', value: ({ answerDueAt }) => answerDueAt && { at: answerDueAt } },
      ],
      show: ({ id, number, status, assigneeId, answerDueAt, user, thread }) => ({
        ...{ number, status, subject: thread.subject || number },
        client: user?.name ?? t('noAccount'),
        assignee: nameOf(assigneeId) ?? t('nobody'),
        due: answerDueAt ? formatDateTime(answerDueAt, language) : '–',
        overdue: isOverdue(answerDueAt),
        href: adminPaths.ticket(id),
      }),
      choose: ({ number }) => t('list.choose', { number }),
    }
  },
  acts: TICKET_ACTS,
  called: async (ids) =>
    (await nameTickets(ids)).map(({ id, number, thread }) => ({
      id,
      name: `${number}, ${thread.subject}`,
      href: adminPaths.ticket(id),
    })),
})
