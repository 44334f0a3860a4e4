import { useTranslation } from 'react-i18next'
import type { WebhookSubject } from '~/domain/webhooks/webhook.rules'
import { WebhookBadge, type WebhookState } from '~/routes/dashboard/_area/webhook-state'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'

export type ShownWebhook = {
  id: string
  name: string
  href: string
  url: string
  state: WebhookState
  whose: string
  subjects: WebhookSubject[]
  made: string
}

function WebhookCard({ name, href, url, state, whose, subjects, made }: ShownWebhook) {
  const { t } = useTranslation('webhooks')
  return (
    <Card as="li" className="grid gap-4">
      <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
        <Link to={href} className="underline underline-offset-4 hover:text-canal">
          {name}
        </Link>
        <WebhookBadge state={state} />
      </h3>
      <DescriptionList
        items={[
          { term: t('fields.url'), detail: <code className="break-all">{url}</code> },
          { term: t('fields.studio'), detail: whose },
          {
            term: t('fields.subjects'),
            detail: subjects.map((subject) => t(`subjects.${subject}`)).join(', '),
          },
          { term: t('fields.made'), detail: made },
        ]}
      />
    </Card>
  )
}

/** Somebody's webhooks, the newest first; nothing of them signs anything. */
export function WebhookList({ webhooks }: { webhooks: ShownWebhook[] }) {
  const { t } = useTranslation('webhooks')
  return (
    <section aria-labelledby="webhooks-title" className="grid gap-4">
      <h2 id="webhooks-title" className="text-xl">
        {t('list')}
      </h2>
      {webhooks.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-3">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} {...webhook} />
          ))}
        </ul>
      )}
    </section>
  )
}
