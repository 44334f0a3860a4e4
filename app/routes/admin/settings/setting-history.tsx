import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Form } from '~/ui/form/form'

export type ChangeView = {
  id: string
  version: number
  name: string
  by: string
  from: string
  to: string
  when: string
  dateTime: string
}

function useColumns(): Column<ChangeView>[] {
  const { t } = useTranslation('admin-settings')
  return [
    { key: 'name', label: t('history.setting'), rowHeader: true, cell: ({ name }) => name },
    {
      key: 'change',
      label: t('history.change'),
      cell: ({ from, to }) => (
        <span>
          {from} <span aria-hidden>→</span> <span className="sr-only">{t('history.became')}</span>{' '}
          {to}
        </span>
      ),
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
    {
      ...{ key: 'back', label: t('history.putBack'), hideLabel: true, align: 'end' },
      cell: ({ id, version, name, from }) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="put-back" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('history.putBackNamed', { name, value: from })}
          >
            {t('history.putBack')}
          </Button>
        </Form>
      ),
    },
  ]
}

/** The latest changes, each with a way back to what was before it. */
export function SettingHistory({ history }: { history: ChangeView[] }) {
  const { t } = useTranslation('admin-settings')
  const columns = useColumns()
  return (
    <section aria-label={t('history.title')}>
      <DataTable
        caption={t('history.title')}
        rows={history}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<p className="text-ink-soft">{t('history.none')}</p>}
      />
    </section>
  )
}
