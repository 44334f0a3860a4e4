import type { ReactNode } from 'react'
import { TextField } from '~/ui/form/text-field'
import { Link } from '~/ui/layout/link'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { ListPage, ListSearch, rowLinkClass, type ListView } from './list-page'

interface ShownRow {
  id: string
  choose?: string
  /** What the columns say of it, in their order. */
  values: string[]
}
interface ShownColumn {
  key: string
  label: string
  sorting?: Sorting
  align?: 'end'
  rowHeader?: boolean
  nowrap?: boolean
}
interface ShownField {
  name: string
  label: string
  type?: 'date'
  maxLength?: number
  value: string
  errors?: string[]
  /** Whether it comes after the selects. */
  late: boolean
}
type DefinedListPageProps<Row> = {
  /** What the list was loaded with (`defineList`). */
  list: ListView<Row> & {
    href: string
    caption: string
    empty: { title: string; text: string }
    searchHint?: string
    q: string
    fields: ShownField[]
    columns: ShownColumn[]
  }
  /** By the keys of their columns, the cells that show more than the plain value. */
  cells?: Record<string, (row: Row) => ReactNode>
  /** What the rows are shown as, in place of the table. */
  table?: (rows: Row[]) => ReactNode
}

function Fields({ fields }: { fields: ShownField[] }) {
  return fields.map(({ name, value, late: _late, ...field }) => (
    <TextField
      key={name}
      id={`filter-${name}`}
      name={name}
      defaultValue={value}
      autoComplete="off"
      {...field}
    />
  ))
}

/** The name of a row as the way to it, over what else tells it apart. */
export function RowTitle({
  href,
  children,
  below,
}: {
  href: string
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <>
      <Link to={href} className={rowLinkClass}>
        {children}
      </Link>{' '}
      {below && <span className="row-more">{below}</span>}
    </>
  )
}

/** The page of a list that is defined by `defineList`. */
export function DefinedListPage<Row extends ShownRow>({
  list: { q, searchHint, fields, columns, ...list },
  cells = {},
  table,
}: DefinedListPageProps<Row>) {
  const toColumn = ({ sorting, nowrap, ...column }: ShownColumn, index: number): Column<Row> => ({
    ...column,
    nowrap: nowrap && !cells[column.key],
    cell: (row) => cells[column.key]?.(row) ?? row.values[index],
    sort: sorting?.direction,
    header: sorting && <SortLink {...sorting}>{column.label}</SortLink>,
  })
  return (
    <ListPage
      {...list}
      table={table}
      columns={columns.map(toColumn)}
      search={
        <>
          {searchHint && <ListSearch q={q} hint={searchHint} />}
          <Fields fields={fields.filter(({ late }) => !late)} />
        </>
      }
      fields={<Fields fields={fields.filter(({ late }) => late)} />}
      state={[
        q,
        ...fields.map(({ value }) => value),
        ...list.unreadable.map(({ message }) => message),
      ]}
      choose={({ choose = '' }) => choose}
    />
  )
}
