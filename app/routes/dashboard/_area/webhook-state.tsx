import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'

const TONES = { active: 'success', failing: 'warning', paused: 'neutral' } as const
export type WebhookState = keyof typeof TONES

/** How an endpoint does. */
export const webhookState = (endpoint: {
  status: 'active' | 'paused'
  failingSince: Date | null
}): WebhookState =>
  endpoint.status === 'paused' ? 'paused' : endpoint.failingSince ? 'failing' : 'active'

export function WebhookBadge({ state }: { state: WebhookState }) {
  const { t } = useTranslation('webhooks')
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
