import { useTranslation } from 'react-i18next'
import type { ShowcaseStatus } from '~/domain/content/content.rules'
import { adminPaths } from '~/paths/admin'
import { ListPage, ListSearch, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { RowName, type RowNameProps } from '~/routes/admin/_area/curation/row-name'
import { ShowcaseBadge } from '~/routes/admin/_area/curation/status-badge'

type TemplateRow = RowNameProps & {
  id: string
  status: ShowcaseStatus
  pick: boolean
  price: string
  views: string
  unwritten: string
  added: string
}
export type TemplatesPageProps = ListView<TemplateRow> & {
  q: string
  sorting: { name: Sorting; views: Sorting; added: Sorting }
}

function useColumns({
  sorting: { name, views, added },
}: TemplatesPageProps): Column<TemplateRow>[] {
  const { t } = useTranslation('curation')
  return [
    {
      key: 'name',
      label: t('list.template'),
      rowHeader: true,
      cell: (row) => <RowName {...row} />,
      sort: name.direction,
      header: <SortLink {...name}>{t('list.template')}</SortLink>,
    },
    {
      key: 'status',
      label: t('statusTitle'),
      cell: ({ status }) => <ShowcaseBadge status={status} />,
    },
    { key: 'pick', label: t('featured.template'), cell: ({ pick }) => t(pick ? 'yes' : 'no') },
    { key: 'price', label: t('parts.price'), cell: ({ price }) => price },
    {
      key: 'views',
      label: t('list.views'),
      cell: (row) => row.views,
      align: 'end',
      sort: views.direction,
      header: <SortLink {...views}>{t('list.views')}</SortLink>,
    },
    { key: 'unwritten', label: t('list.unwritten'), cell: ({ unwritten }) => unwritten || '–' },
    {
      key: 'added',
      label: t('list.added'),
      cell: (row) => <span className="whitespace-nowrap">{row.added}</span>,
      sort: added.direction,
      header: <SortLink {...added}>{t('list.added')}</SortLink>,
    },
  ]
}

/** The community's templates, live or not. */
export function TemplatesPage(props: TemplatesPageProps) {
  const { q, sorting: _sorting, ...list } = props
  const { t } = useTranslation('curation')
  const columns = useColumns(props)
  return (
    <ListPage
      {...list}
      href={adminPaths.templates()}
      caption={t('templates.title')}
      columns={columns}
      empty={{ title: t('templates.empty'), text: t('templates.emptyText') }}
      search={<ListSearch q={q} hint={t('templates.searchHint')} />}
      state={[q]}
      choose={({ name }) => t('list.choose', { name })}
    />
  )
}
