import { useTranslation } from 'react-i18next'
import type { PauseCause, WebhookSubject } from '~/domain/webhooks/webhook.rules'
import { WebhookBadge, type WebhookState } from '~/routes/dashboard/_area/webhook-state'
import type { ListPlace } from '~/shell/list-place'
import { LookAgain, useRefresh, type Looking } from '~/shell/refresh-itself'
import { Notice } from '~/ui/feedback/notice'
import { DescriptionList } from '~/ui/layout/description-list'
import { DeliveryList, type ShownDelivery } from './delivery-list'
import { WebhookActs } from './webhook-acts'

export type ShownWebhook = {
  title: string
  id: string
  url: string
  state: WebhookState
  whose: string
  subjects: WebhookSubject[]
  made: string
  /** Until when the secret before the present one holds. */
  oldSecret: string | null
  paused: PauseCause | null
  /** For how many days what waits is kept. */
  days: number
  /** Since when nothing arrives. */
  failing: string | null
  deliveries: ShownDelivery[]
  place: ListPlace
  looking: Looking | null
}

/** Why nothing is sent, or arrives. */
function Trouble({ paused, failing, days }: Pick<ShownWebhook, 'paused' | 'failing' | 'days'>) {
  const { t } = useTranslation('webhooks')
  if (paused)
    return (
      <Notice tone={paused === 'owner' ? 'info' : 'warning'} title={t(`paused.${paused}`)}>
        {t('paused.text', { count: days })}
      </Notice>
    )
  if (!failing) return null
  return (
    <Notice tone="warning" title={t('failing.title', { since: failing })}>
      {t('failing.text')}
    </Notice>
  )
}

/** An endpoint, how it does, and what was sent to it. */
export function WebhookView({ webhook }: { webhook: ShownWebhook }) {
  const { t } = useTranslation('webhooks')
  const { id, url, state, whose, subjects, made, oldSecret, paused, looking } = webhook
  useRefresh(looking)
  return (
    <>
      <Trouble {...webhook} />
      <section aria-labelledby="webhook-state" className="grid gap-4">
        <h2 id="webhook-state" className="sr-only">
          {t('state')}
        </h2>
        <p>
          <WebhookBadge state={state} />
        </p>
        <DescriptionList
          items={[
            { term: t('fields.url'), detail: <code className="break-all">{url}</code> },
            { term: t('fields.studio'), detail: whose },
            {
              term: t('fields.subjects'),
              detail: subjects.map((subject) => t(`subjects.${subject}`)).join(', '),
            },
            { term: t('fields.made'), detail: made },
            ...(oldSecret ? [{ term: t('fields.secret'), detail: oldSecret }] : []),
          ]}
        />
        <WebhookActs id={id} isPaused={paused !== null} />
      </section>
      <DeliveryList {...webhook} canSend={paused === null} />
      {looking && (
        <p>
          <LookAgain />
        </p>
      )}
    </>
  )
}
