import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Disclosure } from '~/ui/overlay/disclosure'
import { DataTable } from '~/ui/table/data-table'
import { GridPreview } from './grid-preview'

type Item = { label: string; element: string; rows: string; columns: string; subgrid: boolean }

export type LayoutView = {
  key: number
  title: string
  size: string
  /** In the order of the HTML. */
  items: Item[]
  /** Items that are seen the other way round than they are read, in words. */
  pairs: string[]
  more: string | null
  findings: string[]
}

/** What a layout looks like: as a picture and as a table, with what is worth knowing. */
export function LayoutResult({ layout, index }: { layout: LayoutView; index: number }) {
  const { t } = useTranslation('css-grid-generator')
  const { title, size, items, pairs, more, findings } = layout
  const columns = [
    {
      key: 'item',
      label: t('outline.item'),
      rowHeader: true,
      cell: (item: Item & { at: number }) => (
        <span className="font-semibold wrap-anywhere">
          {item.at}. <code>{item.label}</code>
        </span>
      ),
    },
    {
      key: 'element',
      label: t('outline.element'),
      cell: ({ element }: Item) => <code>{`<${element}>`}</code>,
    },
    { key: 'rows', label: t('outline.rowsLabel'), cell: ({ rows }: Item) => rows },
    { key: 'columns', label: t('outline.columnsLabel'), cell: (item: Item) => item.columns },
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="flex flex-wrap items-baseline gap-x-4 text-xl">
        {title} <span className="text-sm font-normal text-ink-soft">{size}</span>
      </h3>
      <GridPreview layout={layout} index={index} />
      {pairs.length > 0 && (
        <Notice tone="warning" title={t('order.warning')}>
          <ul className="grid list-disc gap-1 ps-5">
            {[...pairs, ...(more ? [more] : [])].map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
        </Notice>
      )}
      {findings.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {findings.map((finding) => (
            <li key={finding} className="border-s-2 border-line-strong ps-3">
              {finding}
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={t('outline.open')}>
        <DataTable
          caption={t('outline.caption', { layout: title })}
          hideCaption
          rows={items.map((item, at) => ({ ...item, at: at + 1 }))}
          rowKey={({ at }) => String(at)}
          empty={null}
          columns={columns}
        />
      </Disclosure>
    </div>
  )
}
