import { useTranslation } from 'react-i18next'
import type { ClientState } from '~/domain/clients/admin-clients.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const tones: Record<ClientState, BadgeTone> = {
  active: 'success',
  invited: 'state',
  disabled: 'danger',
  erased: 'neutral',
}

/** How an account stands. */
export function ClientBadge({ state }: { state: ClientState }) {
  const { t } = useTranslation('admin-clients')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
