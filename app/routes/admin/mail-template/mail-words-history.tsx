import { useTranslation } from 'react-i18next'
import { DataTable, type Column } from '~/ui/table/data-table'

export type WordsChangeView = {
  id: string
  name: string
  by: string
  from: string
  to: string
  when: string
  dateTime: string
}

/** Who changed which words of a mail, and when. */
export function MailWordsHistory({ history }: { history: WordsChangeView[] }) {
  const { t } = useTranslation('mail-words')
  const columns: Column<WordsChangeView>[] = [
    { key: 'name', label: t('history.words'), rowHeader: true, cell: ({ name }) => name },
    {
      key: 'from',
      label: t('history.from'),
      cell: ({ from }) => <span className="whitespace-pre-line">{from}</span>,
    },
    {
      key: 'to',
      label: t('history.to'),
      cell: ({ to }) => <span className="whitespace-pre-line">{to}</span>,
    },
    {
      key: 'by',
      label: t('history.by'),
      cell: ({ by, when, dateTime }) => (
        <span className="grid gap-0.5">
          <span>{by}</span>{' '}
          <time dateTime={dateTime} className="text-ink-soft md:text-sm">
            {when}
          </time>
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('history.title')}
      rows={history}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<p className="text-ink-soft">{t('history.none')}</p>}
    />
  )
}
