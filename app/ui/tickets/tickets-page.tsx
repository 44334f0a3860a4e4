import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '../../domain/content/search.rules'
import type { TicketStatus } from '../../domain/tickets/ticket.rules'
import { adminPaths } from '../../admin-paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { BulkForm, chooseRows } from '../lists/bulk-form'
import { ListTools, type ListToolsProps } from '../lists/list-tools'
import { DataTable, type Column } from '../table/data-table'
import { Pagination } from '../table/pagination'
import { SortLink, type SortLinkProps } from '../table/sort-link'
import { OverdueBadge, TicketBadge } from './ticket-badges'

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
type Sorting = Pick<SortLinkProps, 'href' | 'direction'>
export type TicketsPageProps = {
  q: string
  narrowed: boolean
  selects: FilterFormProps['selects']
  sorting: { due: Sorting; opened: Sorting }
  rows: TicketItem[]
  tools: ListToolsProps
  previousHref: string | null
  nextHref: string | null
}

const linkClass = 'inline-block min-h-6 font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function SubjectCell({ row: { number, subject, client, href } }: { row: TicketItem }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={linkClass}>{subject}</Link>
      <span className="font-normal text-ink-soft md:text-sm">{number} · {client}</span>
    </span>
  )
}

function DueCell({ row: { due, overdue } }: { row: TicketItem }) {
  return <span className="flex flex-wrap gap-x-2 gap-y-1">{due ?? '–'} {overdue && <OverdueBadge />}</span>
}

function useColumns({ sorting: { due, opened } }: TicketsPageProps): Column<TicketItem>[] {
  const { t } = useTranslation('support')
  return [
    { key: 'subject', label: t('list.subject'), rowHeader: true, cell: (row) => <SubjectCell row={row} /> },
    { key: 'status', label: t('list.status'), cell: ({ status }) => <TicketBadge status={status} /> },
    { key: 'due', label: t('list.due'), cell: (row) => <DueCell row={row} />, sort: due.direction, header: <SortLink {...due}>{t('list.due')}</SortLink> },
    { key: 'assignee', label: t('list.assignee'), cell: ({ assignee }) => assignee },
    { key: 'opened', label: t('list.opened'), cell: (row) => <span className="whitespace-nowrap">{row.opened}</span>, sort: opened.direction, header: <SortLink {...opened}>{t('list.opened')}</SortLink> },
  ]
}

function NoTickets({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('support')
  if (!narrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return <EmptyState title={t('list.nothing')} action={<ButtonLink to={adminPaths.tickets()} variant="secondary">{t('filter.all')}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** The studio's tickets under what they can be chosen by. */
export function TicketsPage(props: TicketsPageProps) {
  const { q, narrowed, selects, rows, tools, previousHref, nextHref } = props
  const { t } = useTranslation('support')
  const columns = useColumns(props)
  return (
    <>
      <FilterForm
        action={adminPaths.tickets()}
        label={t('filter.label')}
        selects={selects}
        state={q}
        search={
          <div className="col-span-full">
            <TextField id="filter-q" name="q" type="search" label={t('filter.search')} hint={t('filter.searchHint')} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
          </div>
        }
        reset={narrowed && <ButtonLink to={adminPaths.tickets()} variant="quiet" size="sm">{t('filter.all')}</ButtonLink>}
      />
      <ListTools {...tools} />
      <DataTable
        caption={t('list.caption')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        choose={chooseRows(({ number }: TicketItem) => t('list.choose', { number }))}
        empty={<NoTickets narrowed={narrowed} />}
      />
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
