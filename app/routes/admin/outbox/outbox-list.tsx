import { useTranslation } from 'react-i18next'
import type { JobStatus } from '~/domain/outbox/outbox-list.rules'
import { adminPaths } from '~/paths/admin'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Code } from '~/ui/layout/code'
import { ListPage, ListSearch, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { Form } from '~/ui/form/form'

type JobRow = {
  id: string
  key: string
  kind: string
  status: JobStatus
  statusName: string
  attempts: number
  error: string | null
  when: string
  dateTime: string
}
export type OutboxListProps = ListView<JobRow> & { q: string }

const tones: Record<JobStatus, BadgeTone> = {
  pending: 'neutral',
  sending: 'state',
  sent: 'success',
  failed: 'danger',
}

function StatusCell({ row: { id, key, status, statusName, error } }: { row: JobRow }) {
  const { t } = useTranslation('admin-notifications')
  return (
    <span className="grid justify-items-start gap-1.5">
      <Badge tone={tones[status]}>{statusName}</Badge>
      {error && <span className="wrap-anywhere text-ink-soft md:text-sm">{error}</span>}
      {status === 'failed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" size="sm" aria-label={t('jobs.retryNamed', { key })}>
            {t('jobs.retry')}
          </Button>
        </Form>
      )}
    </span>
  )
}

function useColumns(): Column<JobRow>[] {
  const { t } = useTranslation('admin-notifications')
  return [
    {
      key: 'key',
      label: t('jobs.key'),
      rowHeader: true,
      cell: ({ key }) => <Code text={key} className="text-sm" />,
    },
    { key: 'kind', label: t('jobs.kind'), cell: ({ kind }) => kind },
    { key: 'status', label: t('jobs.status'), cell: (row) => <StatusCell row={row} /> },
    { key: 'attempts', label: t('jobs.attempts'), cell: ({ attempts }) => attempts },
    {
      key: 'when',
      label: t('jobs.written'),
      cell: ({ when, dateTime }) => (
        <time dateTime={dateTime} className="md:whitespace-nowrap">
          {when}
        </time>
      ),
    },
  ]
}

/** The jobs of the outbox, and what can be done with those that failed. */
export function OutboxList({ q, ...list }: OutboxListProps) {
  const { t } = useTranslation('admin-notifications')
  const columns = useColumns()
  return (
    <ListPage
      {...list}
      href={adminPaths.outbox()}
      caption={t('title')}
      columns={columns}
      empty={{ title: t('jobs.empty'), text: t('jobs.emptyText') }}
      search={<ListSearch q={q} hint={t('jobs.searchHint')} />}
      state={[q]}
      choose={({ key }) => t('jobs.choose', { key })}
    />
  )
}
