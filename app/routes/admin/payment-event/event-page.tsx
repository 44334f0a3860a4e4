import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { DescriptionList } from '~/ui/layout/description-list'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import { Form } from '~/ui/form/form'

export type EventPageProps = {
  facts: { term: string; detail: string }[]
  error: string | null
  payload: string
  canReplay: boolean
  replays: TimelineEntry[]
}

/** One event of the payment service: what it sent, and a way to apply it again. */
export function EventPage({ facts, error, payload, canReplay, replays }: EventPageProps) {
  const { t } = useTranslation('admin-payments')
  return (
    <div className="grid gap-8">
      {error && (
        <Notice tone="danger" title={t('events.failed')}>
          {error}
        </Notice>
      )}
      <div className="max-w-text">
        <DescriptionList items={facts} />
      </div>
      {canReplay && (
        <Form method="post" className="grid max-w-text justify-items-start gap-3">
          <p className="text-ink-soft">{t('events.replayText')}</p>
          <Button variant="secondary">{t('events.replay')}</Button>
        </Form>
      )}
      {replays.length > 0 && (
        <section aria-labelledby="replays-title" className="grid max-w-text gap-4">
          <h2 id="replays-title" className="text-2xl">
            {t('events.replays')}
          </h2>
          <Timeline entries={replays} label={t('events.replays')} />
        </section>
      )}
      <section aria-labelledby="payload-title" className="grid gap-4">
        <h2 id="payload-title" className="text-2xl">
          {t('events.payload')}
        </h2>
        <pre className="wrap-anywhere rounded-md bg-surface p-4 text-sm whitespace-pre-wrap">
          <code>{payload}</code>
        </pre>
      </section>
    </div>
  )
}
