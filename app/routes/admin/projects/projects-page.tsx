import { useTranslation } from 'react-i18next'
import type { ShowcaseStatus } from '~/domain/content/content.rules'
import { adminPaths } from '~/paths/admin'
import { ListPage, ListSearch, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type SortLinkProps } from '~/ui/table/sort-link'
import { RowName, type RowNameProps } from '~/routes/admin/_area/curation/row-name'
import { ShowcaseBadge } from '~/routes/admin/_area/curation/status-badge'

type ProjectRow = RowNameProps & {
  id: string
  status: ShowcaseStatus
  featured: boolean
  priority: string
  unwritten: string
  delivered: string
}
export type ProjectsPageProps = ListView<ProjectRow> & {
  q: string
  dates: Pick<SortLinkProps, 'href' | 'direction'>
}

function useColumns({ dates }: ProjectsPageProps): Column<ProjectRow>[] {
  const { t } = useTranslation('curation')
  return [
    { key: 'name', label: t('list.project'), rowHeader: true, cell: (row) => <RowName {...row} /> },
    {
      key: 'status',
      label: t('statusTitle'),
      cell: ({ status }) => <ShowcaseBadge status={status} />,
    },
    {
      key: 'featured',
      label: t('parts.featured'),
      cell: ({ featured }) => t(featured ? 'yes' : 'no'),
    },
    { key: 'priority', label: t('parts.priority'), cell: ({ priority }) => priority, align: 'end' },
    { key: 'unwritten', label: t('list.unwritten'), cell: ({ unwritten }) => unwritten || '–' },
    {
      key: 'delivered',
      label: t('parts.date'),
      cell: ({ delivered }) => <span className="whitespace-nowrap">{delivered}</span>,
      sort: dates.direction,
      header: <SortLink {...dates}>{t('parts.date')}</SortLink>,
    },
  ]
}

/** The showcase's projects, live or not. */
export function ProjectsPage(props: ProjectsPageProps) {
  const { q, dates: _dates, ...list } = props
  const { t } = useTranslation('curation')
  const columns = useColumns(props)
  return (
    <ListPage
      {...list}
      href={adminPaths.projects()}
      caption={t('projects.title')}
      columns={columns}
      empty={{ title: t('projects.empty'), text: t('projects.emptyText') }}
      search={<ListSearch q={q} hint={t('projects.searchHint')} />}
      state={[q]}
      choose={({ name }) => t('list.choose', { name })}
    />
  )
}
