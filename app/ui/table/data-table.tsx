import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type Column<Row> = {
  key: string
  /** Plain words; also the label of the cell on a phone. */
  label: string
  cell: (row: Row) => ReactNode
  /** A <SortLink …/> to show in place of the label. */
  header?: ReactNode
  sort?: 'ascending' | 'descending' | 'none'
  align?: 'start' | 'end'
  /** For short values, which stay on one line. */
  nowrap?: boolean
  /** The cell that names the row. */
  rowHeader?: boolean
  /** For a column of buttons: the label stays for screen readers only. */
  hideLabel?: boolean
  /** On a phone the cell stands below its label, not beside it. */
  wide?: boolean
}
export type DataTableProps<Row> = {
  caption: ReactNode
  hideCaption?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Shown in place of the table when there are no rows. */
  empty: ReactNode
  /** A box before each row that sends its key as `id` with the form of this id. */
  choose?: { form: string; label: (row: Row) => string }
}

/** How cells look is said once, in the style sheet: a page of rows has many hundreds of them. */
const cellClass = ({ align, nowrap }: Pick<Column<unknown>, 'align' | 'nowrap'>) =>
  [align === 'end' && 'end', nowrap && 'nowrap'].filter(Boolean).join(' ') || undefined

function chooseColumn<Row>(
  { form, label }: NonNullable<DataTableProps<Row>['choose']>,
  rowKey: (row: Row) => string,
  heading: string,
): Column<Row> {
  return {
    ...{ key: 'choose', label: heading, hideLabel: true },
    cell: (row) => (
      <label className="tick-cell">
        <input type="checkbox" name="id" value={rowKey(row)} form={form} className="tick" />
        <span className="sr-only">{label(row)}</span>
      </label>
    ),
  }
}

/** Rows under a caption; on a phone every row is a card whose cells carry their column's label. */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns: told,
  rows,
  rowKey,
  empty,
  choose,
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  if (rows.length === 0) return <>{empty}</>
  const columns = choose ? [chooseColumn(choose, rowKey, t('table.choose')), ...told] : told
  return (
    <table className="table-cards w-full border-collapse">
      <caption
        className={hideCaption ? 'sr-only' : 'pb-4 text-start font-display text-xl font-semibold'}
      >
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, label, header, sort, align, hideLabel }) => (
            <th key={key} scope="col" aria-sort={sort} className={cellClass({ align })}>
              {header ?? <span className={hideLabel ? 'sr-only' : ''}>{label}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, label, cell, align, nowrap, rowHeader, hideLabel, wide }) => {
              const bare = rowHeader || hideLabel
              const props = {
                className: cellClass({ align, nowrap }),
                'data-label': bare ? undefined : label,
                'data-bare': bare ? '' : undefined,
                'data-wide': wide,
              }
              return rowHeader ? (
                <th key={key} scope="row" {...props}>
                  <div>{cell(row)}</div>
                </th>
              ) : (
                <td key={key} {...props}>
                  <div>{cell(row)}</div>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
