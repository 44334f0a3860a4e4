import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'

type Figure = { text: string; href: string | null }
type Row = { currency: string; prepaid: Figure; due: Figure; late: Figure }

/** What clients have paid ahead and what they owe right now, each figure the way to its rows. */
export function Standing({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('control')
  const figure = (name: 'prepaid' | 'due' | 'late') => ({
    key: name,
    label: t(`standing.${name}`),
    align: 'end' as const,
    nowrap: true,
    cell: (row: Row) => {
      const { text, href } = row[name]
      if (!href) return text
      return (
        <Link to={href} className="row-name quiet-link">
          {text}
          <span className="sr-only">
            {' '}
            {t(`standing.${name}`)} · {row.currency}
          </span>
        </Link>
      )
    },
  })
  return (
    <section aria-labelledby="standing" className="grid gap-4">
      <h2 id="standing" className="text-xl">
        {t('standing.title')}
      </h2>
      <p className="max-w-text text-ink-soft">{t('standing.text')}</p>
      <DataTable
        caption={t('standing.title')}
        hideCaption
        rows={rows}
        rowKey={({ currency }) => currency}
        columns={[
          {
            key: 'currency',
            label: t('standing.currency'),
            rowHeader: true,
            cell: ({ currency }) => currency,
          },
          ...(['prepaid', 'due', 'late'] as const).map(figure),
        ]}
        empty={null}
      />
    </section>
  )
}
