import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Form } from '~/ui/form/form'

export type PlaceChange = { id: string; change: string; by: string; when: string; dateTime: string }

function useColumns(shown: string): Column<PlaceChange>[] {
  const { t } = useTranslation('admin-featured')
  return [
    {
      key: 'change',
      label: t('history.change'),
      rowHeader: true,
      cell: ({ change }) => <span className="wrap-anywhere font-normal">{change}</span>,
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
      cell: ({ id, change, when }) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="put-back" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="shown" value={shown} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('history.putBackNamed', { change, when })}
          >
            {t('history.putBack')}
          </Button>
        </Form>
      ),
    },
  ]
}

/** The latest changes of a place, each with a way back to the order before it. */
export function PlaceHistory({ history, shown }: { history: PlaceChange[]; shown: string }) {
  const { t } = useTranslation('admin-featured')
  return (
    <section aria-label={t('history.title')}>
      <DataTable
        caption={t('history.title')}
        rows={history}
        rowKey={({ id }) => id}
        columns={useColumns(shown)}
        empty={<p className="text-ink-soft">{t('history.none')}</p>}
      />
    </section>
  )
}
