import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { TextField } from '~/ui/form/text-field'
import { Link } from '~/ui/layout/link'
import { ListPage, rowLinkClass, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'

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
export type AuditPageProps = ListView<AuditRow> & {
  filter: { order: string; since: string; until: string }
}

function WhatCell({ row: { what, number, href } }: { row: AuditRow }) {
  const { t } = useTranslation('audit')
  return (
    <span className="grid justify-items-start gap-0.5">
      <span>{what}</span>
      {href && (
        <Link to={href} className={rowLinkClass}>
          {number ?? t('list.open')}
        </Link>
      )}
    </span>
  )
}

function DetailsCell({ row: { move, reason, details } }: { row: AuditRow }) {
  return (
    <span className="grid min-w-0 gap-0.5 md:max-w-80">
      {reason && <span>{reason}</span>}
      {move && <span className="text-sm text-ink-soft">{move}</span>}
      {details.map((line) => (
        <span key={line} className="wrap-anywhere text-sm text-ink-soft">
          {line}
        </span>
      ))}
    </span>
  )
}

function useColumns(): Column<AuditRow>[] {
  const { t } = useTranslation('audit')
  return [
    { key: 'what', label: t('list.what'), rowHeader: true, cell: (row) => <WhatCell row={row} /> },
    { key: 'who', label: t('list.who'), cell: ({ who }) => who },
    {
      key: 'when',
      label: t('list.when'),
      cell: ({ when, dateTime }) => (
        <time dateTime={dateTime} className="md:whitespace-nowrap">
          {when}
        </time>
      ),
    },
    { key: 'details', label: t('list.details'), cell: (row) => <DetailsCell row={row} /> },
  ]
}

/** What staff did, under what it can be chosen by. */
export function AuditPage({ filter, ...list }: AuditPageProps) {
  const { t } = useTranslation('audit')
  return (
    <ListPage
      {...list}
      href={adminPaths.audit()}
      caption={t('list.caption')}
      columns={useColumns()}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={
        <TextField
          id="filter-order"
          name="order"
          label={t('filter.order')}
          defaultValue={filter.order}
          autoComplete="off"
          maxLength={40}
        />
      }
      fields={
        <>
          <TextField
            id="filter-since"
            name="since"
            type="date"
            label={t('filter.since')}
            defaultValue={filter.since}
          />
          <TextField
            id="filter-until"
            name="until"
            type="date"
            label={t('filter.until')}
            defaultValue={filter.until}
          />
        </>
      }
      state={[filter.order, filter.since, filter.until]}
    />
  )
}
