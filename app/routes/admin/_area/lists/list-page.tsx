import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { TextField } from '~/ui/form/text-field'
import { FilterForm, type FilterFormProps } from '~/ui/layout/filter-form'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import { BulkForm, chooseRows } from './bulk-form'
import { ListTools, type ListToolsProps } from './list-tools'

/** What every list of the control center is loaded with. */
export type ListView<Row> = {
  tools: ListToolsProps
  narrowed: boolean
  /** What the address asks and the list cannot read. */
  unreadable: { fieldId?: string; message: string }[]
  selects: FilterFormProps['selects']
  rows: Row[]
  previousHref: string | null
  nextHref: string | null
}
type ListFilterProps = Pick<ListView<unknown>, 'narrowed' | 'selects'> &
  Pick<FilterFormProps, 'search' | 'fields' | 'state'> & {
    /** The address of the list without a filter. */
    href: string
  }
type ListPageProps<Row> = ListView<Row> &
  ListFilterProps & {
    caption: string
    columns: Column<Row>[]
    /** Shown when nothing is there at all. */
    empty: { title: string; text: string }
    /** What a row's box is called, where rows can be chosen. */
    choose?: (row: Row) => string
    /** What the rows are shown as, in place of the table; it has the boxes of its rows itself. */
    table?: (rows: Row[]) => ReactNode
  }

/** What a list can be chosen by, and the way back to all that it has. */
function ListFilter({ href, narrowed, selects, search, fields, state }: ListFilterProps) {
  const { t } = useTranslation('admin-lists')
  const [action, query] = href.split('?') as [string, string?]
  const reset = narrowed && (
    <ButtonLink to={href} variant="quiet" size="sm">
      {t('list.all')}
    </ButtonLink>
  )
  return (
    <FilterForm
      action={action}
      label={t('list.filter')}
      kept={Object.fromEntries(new URLSearchParams(query))}
      {...{ selects, search, fields, state, reset }}
    />
  )
}

/** A search field that takes the whole line. */
export function ListSearch({ q, hint }: { q: string; hint: string }) {
  const { t } = useTranslation('admin-lists')
  return (
    <div className="col-span-full lg:max-w-none! lg:flex-[2_1_18rem]!">
      <TextField
        id="filter-q"
        name="q"
        type="search"
        label={t('list.search')}
        hint={hint}
        defaultValue={q}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  )
}

/** In place of the rows: that nothing is there, or that nothing fits. */
function NoRows({
  narrowed,
  href,
  empty,
}: Pick<ListPageProps<unknown>, 'narrowed' | 'href' | 'empty'>) {
  const { t } = useTranslation('admin-lists')
  if (!narrowed) return <EmptyState title={empty.title}>{empty.text}</EmptyState>
  return (
    <EmptyState
      title={t('list.nothing')}
      action={
        <ButtonLink to={href} variant="secondary">
          {t('list.all')}
        </ButtonLink>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  )
}

/**
 * A list under what it can be chosen by, with its views and its export, and with what can be done
 * with many rows where there is something.
 */
export function ListPage<Row extends { id: string | number }>({
  caption,
  columns,
  empty,
  choose,
  table,
  tools,
  unreadable,
  rows,
  previousHref,
  nextHref,
  ...filter
}: ListPageProps<Row>) {
  const acts = tools.acts.length > 0 && choose ? choose : null
  return (
    <>
      <ErrorSummary errors={unreadable} />
      <ListFilter {...filter} />
      <ListTools {...tools} />
      {table && rows.length > 0 ? (
        table(rows)
      ) : (
        <DataTable
          caption={caption}
          hideCaption
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={columns}
          choose={acts ? chooseRows(acts) : undefined}
          empty={<NoRows {...filter} empty={empty} />}
        />
      )}
      {acts && rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}

export const rowLinkClass = 'row-name quiet-link'
