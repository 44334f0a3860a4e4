import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'

type Row = {
  id: string
  name: string
  number: string
  href: string
  due: string
  milestones: { key: string; title: string; status: AssignmentStatus }[]
}
export type ProjectListProps = {
  filters: { label: string; href: string; current: boolean }[]
  narrowed: boolean
  rows: Row[]
  unreadable: ErrorSummaryProps['errors']
  previousHref: string | null
  nextHref: string | null
}

/** The projects that a freelancer takes part in, with the milestones that are theirs. */
export function ProjectList({
  unreadable,
  filters,
  narrowed,
  rows,
  previousHref,
  nextHref,
}: ProjectListProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      <FilterLinks label={t('projects.filters.label')} links={filters} />
      <DataTable
        caption={t('projects.caption')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('columns.project'),
            rowHeader: true,
            cell: ({ name, number, href }) => (
              <>
                <Link to={href} className="row-name quiet-link">
                  {name}
                </Link>{' '}
                <span className="row-more">{number}</span>
              </>
            ),
          },
          {
            key: 'milestones',
            label: t('columns.milestones'),
            cell: ({ milestones }) => (
              <ul className="grid gap-1.5">
                {milestones.map(({ key, title, status }) => (
                  <li key={key} className="flex flex-wrap items-center gap-2">
                    {title} <AssignmentBadge status={status} />
                  </li>
                ))}
              </ul>
            ),
          },
          { key: 'due', label: t('columns.next'), cell: ({ due }) => due },
        ]}
        empty={
          <EmptyState title={t(narrowed ? 'projects.noneHere' : 'projects.none.title')}>
            {!narrowed && t('projects.none.text')}
          </EmptyState>
        }
      />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </div>
  )
}
