import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Form } from '~/ui/form/form'

export type AnswerChangeView = {
  id: string
  version: number
  what: string
  language: string | null
  by: string
  when: string
  dateTime: string
  /** Whether there is something to go back to. */ back: boolean
}

function PutBack({ change: { id, version, what, when } }: { change: AnswerChangeView }) {
  const { t } = useTranslation('support')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="put-back" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('answers.putBackNamed', { change: what, when })}
      >
        {t('answers.putBack')}
      </Button>
    </Form>
  )
}

function useColumns(): Column<AnswerChangeView>[] {
  const { t } = useTranslation('support')
  return [
    {
      key: 'what',
      label: t('answers.change'),
      rowHeader: true,
      cell: ({ what, language }) => (
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{what}</span>{' '}
          {language && <span className="font-normal text-ink-soft md:text-sm">{language}</span>}
        </span>
      ),
    },
    {
      key: 'by',
      label: t('answers.by'),
      cell: ({ by, when, dateTime }) => (
        <span className="grid gap-0.5">
          <span>{by}</span>{' '}
          <time dateTime={dateTime} className="text-ink-soft md:text-sm">
            {when}
          </time>
        </span>
      ),
    },
    {
      key: 'back',
      label: t('answers.putBack'),
      hideLabel: true,
      align: 'end',
      cell: (change) => change.back && <PutBack change={change} />,
    },
  ]
}

/** The latest changes of prepared answers, each with a way back to the words before it. */
export function AnswerHistory({ history }: { history: AnswerChangeView[] }) {
  const { t } = useTranslation('support')
  const columns = useColumns()
  if (history.length === 0) return null
  return (
    <section aria-label={t('answers.history')}>
      <DataTable
        caption={t('answers.history')}
        rows={history}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
    </section>
  )
}
