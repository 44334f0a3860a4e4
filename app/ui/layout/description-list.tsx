import type { ReactNode } from 'react'

export type DescriptionListProps = {
  items: { term: ReactNode; detail: ReactNode; key?: string }[]
  /**
   * 'rows' with a line between, 'columns' side by side, 'totals' with amounts to the right and the
   * last row strong.
   */
  look?: 'rows' | 'columns' | 'totals'
}

const lists = {
  rows: 'grid',
  columns: 'grid grid-cols-2 gap-x-gap gap-y-5 lg:grid-cols-4',
  totals: 'grid gap-2',
}
const groups = {
  rows: 'grid gap-x-gap gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[minmax(9rem,1fr)_3fr]',
  columns: 'grid content-start gap-1',
  totals:
    'flex flex-wrap justify-between gap-x-6 not-last:text-ink-soft last:mt-1 last:border-t last:border-line-strong last:pt-3 last:text-lg last:font-semibold',
}

export function DescriptionList({ items, look = 'rows' }: DescriptionListProps) {
  return (
    <dl className={lists[look]}>
      {items.map(({ term, detail, key }, index) => (
        <div key={key ?? index} className={groups[look]}>
          <dt className={look === 'totals' ? '' : 'text-sm leading-[1.8] text-ink-soft'}>{term}</dt>
          <dd className={look === 'totals' ? 'ms-auto text-end' : 'min-w-0'}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
