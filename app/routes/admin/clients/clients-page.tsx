import { useTranslation } from 'react-i18next'
import type { ClientState } from '~/domain/clients/admin-clients.rules'
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
import { ClientBadge } from '~/routes/admin/_area/client-badge'

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
export type ClientsPageProps = ListView<ClientItem> & {
  q: string
  sorting: { since: Sorting; name: Sorting }
}

function NameCell({ row: { name, email, href } }: { row: ClientItem }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={rowLinkClass}>
        {name}
      </Link>
      <span className="font-normal wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}

function useColumns({ since, name }: ClientsPageProps['sorting']): Column<ClientItem>[] {
  const { t } = useTranslation('admin-clients')
  return [
    {
      key: 'name',
      label: t('list.name'),
      rowHeader: true,
      cell: (row) => <NameCell row={row} />,
      sort: name.direction,
      header: <SortLink {...name}>{t('list.name')}</SortLink>,
    },
    { key: 'company', label: t('list.company'), cell: ({ company }) => company || '–' },
    { key: 'state', label: t('list.state'), cell: ({ state }) => <ClientBadge state={state} /> },
    { key: 'orders', label: t('list.orders'), cell: ({ orders }) => orders, align: 'end' },
    {
      key: 'last',
      label: t('list.last'),
      cell: ({ lastOrder }) => <span className="whitespace-nowrap">{lastOrder ?? '–'}</span>,
    },
    {
      key: 'since',
      label: t('list.since'),
      cell: (row) => <span className="whitespace-nowrap">{row.since}</span>,
      sort: since.direction,
      header: <SortLink {...since}>{t('list.since')}</SortLink>,
    },
  ]
}

/** The studio’s clients under what they can be chosen by. */
export function ClientsPage({ q, sorting, ...list }: ClientsPageProps) {
  const { t } = useTranslation('admin-clients')
  return (
    <ListPage
      {...list}
      href={adminPaths.clients()}
      caption={t('list.caption')}
      columns={useColumns(sorting)}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={<ListSearch q={q} hint={t('filter.searchHint')} />}
      state={[q]}
      choose={({ name }) => t('list.choose', { name })}
    />
  )
}
