import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../admin-paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { ListTools, type ListToolsProps } from '../lists/list-tools'
import { DataTable, type Column } from '../table/data-table'
import { Pagination } from '../table/pagination'

export type AuditRow = {
  id: string
  when: string
  dateTime: string
  who: string
  /** What was done to what. */
  what: string
  /** The order's. */
  number: string | null
  href: string | null
  /** From which state to which. */
  move: string | null
  reason: string | null
  details: string[]
}
export type AuditPageProps = {
  filter: { order: string; since: string; until: string }
  narrowed: boolean
  selects: FilterFormProps['selects']
  tools: ListToolsProps
  rows: AuditRow[]
  previousHref: string | null
  nextHref: string | null
}

const linkClass = 'inline-block min-h-6 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function WhatCell({ row: { what, number, href } }: { row: AuditRow }) {
  const { t } = useTranslation('audit')
  return (
    <span className="grid justify-items-start gap-0.5">
      <span>{what}</span>
      {href && <Link to={href} className={linkClass}>{number ?? t('list.open')}</Link>}
    </span>
  )
}

function DetailsCell({ row: { move, reason, details } }: { row: AuditRow }) {
  return (
    <span className="grid min-w-0 gap-0.5 md:max-w-80">
      {reason && <span>{reason}</span>}
      {move && <span className="text-sm text-ink-soft">{move}</span>}
      {details.map((line) => <span key={line} className="wrap-anywhere text-sm text-ink-soft">{line}</span>)}
    </span>
  )
}

function useColumns(): Column<AuditRow>[] {
  const { t } = useTranslation('audit')
  return [
    { key: 'what', label: t('list.what'), rowHeader: true, cell: (row) => <WhatCell row={row} /> },
    { key: 'who', label: t('list.who'), cell: ({ who }) => who },
    { key: 'when', label: t('list.when'), cell: ({ when, dateTime }) => <time dateTime={dateTime} className="whitespace-nowrap">{when}</time> },
    { key: 'details', label: t('list.details'), cell: (row) => <DetailsCell row={row} /> },
  ]
}

function NothingDone({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('audit')
  if (!narrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return <EmptyState title={t('list.nothing')} action={<ButtonLink to={adminPaths.audit()} variant="secondary">{t('filter.all')}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** What staff did, under what it can be chosen by. */
export function AuditPage({ filter, narrowed, selects, tools, rows, previousHref, nextHref }: AuditPageProps) {
  const { t } = useTranslation('audit')
  const columns = useColumns()
  return (
    <>
      <FilterForm
        action={adminPaths.audit()}
        label={t('filter.label')}
        selects={selects}
        state={JSON.stringify(filter)}
        search={<TextField id="filter-order" name="order" label={t('filter.order')} defaultValue={filter.order} autoComplete="off" maxLength={40} />}
        fields={
          <>
            <TextField id="filter-since" name="since" type="date" label={t('filter.since')} defaultValue={filter.since} />
            <TextField id="filter-until" name="until" type="date" label={t('filter.until')} defaultValue={filter.until} />
          </>
        }
        reset={narrowed && <ButtonLink to={adminPaths.audit()} variant="quiet" size="sm">{t('filter.all')}</ButtonLink>}
      />
      <ListTools {...tools} />
      <DataTable caption={t('list.caption')} hideCaption rows={rows} rowKey={({ id }) => id} columns={columns} empty={<NothingDone narrowed={narrowed} />} />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
