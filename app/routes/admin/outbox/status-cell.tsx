import { useTranslation } from 'react-i18next'
import type { JobStatus } from '~/domain/outbox/outbox-list.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

const tones: Record<JobStatus, BadgeTone> = {
  pending: 'neutral',
  sending: 'state',
  sent: 'success',
  failed: 'danger',
}

type StatusCellProps = {
  id: string
  /** The key of the job. */
  name: string
  status: JobStatus
  statusName: string
  error: string | null
}

/** How a job stands, and the way to try a failed one again. */
export function StatusCell({ id, name, status, statusName, error }: StatusCellProps) {
  const { t } = useTranslation('admin-notifications')
  return (
    <span className="grid justify-items-start gap-1.5">
      <Badge tone={tones[status]}>{statusName}</Badge>{' '}
      {error && <span className="wrap-anywhere text-ink-soft md:text-sm">{error}</span>}
      {status === 'failed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" size="sm" aria-label={t('jobs.retryNamed', { key: name })}>
            {t('jobs.retry')}
          </Button>
        </Form>
      )}
    </span>
  )
}
