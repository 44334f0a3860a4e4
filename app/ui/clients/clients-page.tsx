import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ClientState } from '../../domain/clients/admin-clients.rules'
import { SEARCH_MAX } from '../../domain/content/search.rules'
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
import { ClientBadge } from './client-badge'

export type ClientItem = {
  id: number
  name: string
  email: string
  company: string
  state: ClientState
  orders: string
  lastOrder: string | null
  since: string
  href: string
}
type Sorting = Pick<SortLinkProps, 'href' | 'direction'>
export type ClientsPageProps = {
  q: string
  narrowed: boolean
  selects: FilterFormProps['selects']
  sorting: { since: Sorting; name: Sorting }
  rows: ClientItem[]
  tools: ListToolsProps
  previousHref: string | null
  nextHref: string | null
}

const linkClass = 'inline-block min-h-6 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function NameCell({ row: { name, email, href } }: { row: ClientItem }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={linkClass}>{name}</Link>
      <span className="font-normal wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}

function useColumns({ sorting: { since, name } }: ClientsPageProps): Column<ClientItem>[] {
  const { t } = useTranslation('admin-clients')
  return [
    { key: 'name', label: t('list.name'), rowHeader: true, cell: (row) => <NameCell row={row} />, sort: name.direction, header: <SortLink {...name}>{t('list.name')}</SortLink> },
    { key: 'company', label: t('list.company'), cell: ({ company }) => company || '–' },
    { key: 'state', label: t('list.state'), cell: ({ state }) => <ClientBadge state={state} /> },
    { key: 'orders', label: t('list.orders'), cell: ({ orders }) => orders, align: 'end' },
    { key: 'last', label: t('list.last'), cell: ({ lastOrder }) => <span className="whitespace-nowrap">{lastOrder ?? '–'}</span> },
    { key: 'since', label: t('list.since'), cell: (row) => <span className="whitespace-nowrap">{row.since}</span>, sort: since.direction, header: <SortLink {...since}>{t('list.since')}</SortLink> },
  ]
}

function NoClients({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('admin-clients')
  if (!narrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return <EmptyState title={t('list.nothing')} action={<ButtonLink to={adminPaths.clients()} variant="secondary">{t('filter.all')}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** The studio's clients under what they can be chosen by. */
export function ClientsPage(props: ClientsPageProps) {
  const { q, narrowed, selects, rows, tools, previousHref, nextHref } = props
  const { t } = useTranslation('admin-clients')
  const columns = useColumns(props)
  return (
    <>
      <FilterForm
        action={adminPaths.clients()}
        label={t('filter.label')}
        selects={selects}
        state={q}
        search={
          <div className="col-span-full">
            <TextField id="filter-q" name="q" type="search" label={t('filter.search')} hint={t('filter.searchHint')} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
          </div>
        }
        reset={narrowed && <ButtonLink to={adminPaths.clients()} variant="quiet" size="sm">{t('filter.all')}</ButtonLink>}
      />
      <ListTools {...tools} />
      <DataTable
        caption={t('list.caption')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={columns}
        choose={chooseRows(({ name }: ClientItem) => t('list.choose', { name }))}
        empty={<NoClients narrowed={narrowed} />}
      />
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
