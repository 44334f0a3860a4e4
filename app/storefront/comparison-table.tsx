import { Icon } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'

const MARKS = {
  yes: { icon: 'check', look: 'text-canal' },
  no: { icon: 'minus', look: 'text-ink-soft' },
  partly: { icon: 'circle-dashed', look: 'text-ink-soft' },
} as const

type CellProps = { mark: keyof typeof MARKS; /** "Yes." */ word: string; text: string }
export type ComparisonTableProps = {
  caption: string
  feature: string
  monthly: string
  once: string
  note: string
  rows: { name: string; monthly: CellProps; once: CellProps }[]
}

function Cell({ mark, word, text }: CellProps) {
  const { icon, look } = MARKS[mark]
  return (
    <span className="flex max-w-[38ch] basis-full gap-3 text-start">
      <Icon name={icon} size={20} className={`mt-1 shrink-0 ${look}`} />
      <span>
        <span className="sr-only">{word} </span>
        {text}
      </span>
    </span>
  )
}

/** A monthly plan against a one-time order, feature by feature (spec §9). */
export function ComparisonTable({
  caption,
  feature,
  monthly,
  once,
  note,
  rows,
}: ComparisonTableProps) {
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        rows={rows}
        rowKey={({ name }) => name}
        empty={null}
        columns={[
          {
            key: 'feature',
            label: feature,
            cell: ({ name }) => <span className="font-semibold">{name}</span>,
            rowHeader: true,
          },
          { key: 'monthly', label: monthly, cell: (row) => <Cell {...row.monthly} /> },
          { key: 'once', label: once, cell: (row) => <Cell {...row.once} /> },
        ]}
      />
      <p className="mt-5 text-sm text-ink-soft">{note}</p>
    </>
  )
}
