import { useTranslation } from 'react-i18next'
import type { TicketStatus } from '~/domain/tickets/ticket.rules'
import { adminPaths } from '~/paths/admin'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { OverdueBadge, TicketBadge } from '~/support/ticket-badges'

export type TicketItem = {
  id: string
  number: string
  subject: string
  client: string
  status: TicketStatus
  assignee: string
  due: string | null
  overdue: boolean
  opened: string
  href: string
}
export type TicketsPageProps = ListView<TicketItem> & {
  q: string
  sorting: { due: Sorting; opened: Sorting }
}

function SubjectCell({ row: { number, subject, client, href } }: { row: TicketItem }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={`${rowLinkClass} wrap-anywhere`}>
        {subject}
      </Link>
      <span className="font-normal text-ink-soft md:text-sm">
        {number} · {client}
      </span>
    </span>
  )
}

function DueCell({ row: { due, overdue } }: { row: TicketItem }) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {due ?? '–'} {overdue && <OverdueBadge />}
    </span>
  )
}

function useColumns({ due, opened }: TicketsPageProps['sorting']): Column<TicketItem>[] {
  const { t } = useTranslation('support')
  return [
    {
      key: 'subject',
      label: t('list.subject'),
      rowHeader: true,
      cell: (row) => <SubjectCell row={row} />,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <TicketBadge status={status} />,
    },
    {
      key: 'due',
      label: t('list.due'),
      cell: (row) => <DueCell row={row} />,
      sort: due.direction,
      header: <SortLink {...due}>{t('list.due')}</SortLink>,
    },
    { key: 'assignee', label: t('list.assignee'), cell: ({ assignee }) => assignee },
    {
      key: 'opened',
      label: t('list.opened'),
      cell: (row) => <span className="whitespace-nowrap">{row.opened}</span>,
      sort: opened.direction,
      header: <SortLink {...opened}>{t('list.opened')}</SortLink>,
    },
  ]
}

/** The studio’s tickets under what they can be chosen by. */
export function TicketsPage({ q, sorting, ...list }: TicketsPageProps) {
  const { t } = useTranslation('support')
  return (
    <ListPage
      {...list}
      href={adminPaths.tickets()}
      caption={t('list.caption')}
      columns={useColumns(sorting)}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={<ListSearch q={q} hint={t('filter.searchHint')} />}
      state={[q]}
      choose={({ number }) => t('list.choose', { number })}
    />
  )
}
