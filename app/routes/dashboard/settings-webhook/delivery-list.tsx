import { useTranslation } from 'react-i18next'
import type { ListPlace } from '~/shell/list-place'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { Card } from '~/ui/layout/card'
import { CodeBlock } from '~/ui/layout/code-block'
import { DescriptionList } from '~/ui/layout/description-list'
import { Pagination } from '~/ui/table/pagination'

const TONES = {
  waiting: 'state',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
} as const

export type ShownDelivery = {
  id: string
  messageId: string
  type: string
  state: keyof typeof TONES
  happened: string
  attempts: number
  last: string | null
  next: string | null
  /** How the last attempt ended, in words. */
  answer: string | null
  /** The beginning of what came back. */
  body: string | null
}

function DeliveryCard({ canSend, ...delivery }: ShownDelivery & { canSend: boolean }) {
  const { t } = useTranslation('webhooks')
  const { id, type, state, happened, attempts, last, next, answer, body, messageId } = delivery
  const shown = [
    { term: t('deliveries.happened'), detail: happened },
    { term: t('deliveries.attempts'), detail: attempts },
    ...(last ? [{ term: t('deliveries.last'), detail: last }] : []),
    ...(answer ? [{ term: t('deliveries.answer'), detail: answer }] : []),
    ...(next ? [{ term: t('deliveries.next'), detail: next }] : []),
    { term: 'webhook-id', detail: <code className="break-all">{messageId}</code> },
  ]
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <code>{type}</code>
          <Badge tone={TONES[state]}>{t(`deliveries.states.${state}`)}</Badge>
        </h3>
        {canSend && (
          <Form method="post">
            <input type="hidden" name="delivery" value={id} />
            <Button
              name="intent"
              value="again"
              variant="secondary"
              size="sm"
              aria-label={t('acts.againLabel', { type, time: happened })}
            >
              {t('acts.again')}
            </Button>
          </Form>
        )}
      </div>
      <DescriptionList items={shown} />
      {body && (
        <details>
          <summary className="cursor-pointer py-2">{t('deliveries.body')}</summary>
          <CodeBlock label={t('deliveries.body')} text={body} />
        </details>
      )}
    </Card>
  )
}

type DeliveryListProps = { deliveries: ShownDelivery[]; place: ListPlace; canSend: boolean }

/** What was sent to an endpoint, or waits, the newest first. */
export function DeliveryList({ deliveries, place, canSend }: DeliveryListProps) {
  const { t } = useTranslation('webhooks')
  const { unreadable, ...pages } = place
  return (
    <section aria-labelledby="deliveries-title" className="grid gap-4">
      <h2 id="deliveries-title" className="text-xl">
        {t('deliveries.title')}
      </h2>
      <ErrorSummary errors={unreadable} />
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{t('deliveries.empty')}</p>
      ) : (
        <ul className="grid gap-3">
          {deliveries.map((delivery) => (
            <DeliveryCard key={delivery.id} {...delivery} canSend={canSend} />
          ))}
        </ul>
      )}
      <Pagination {...pages} />
    </section>
  )
}
