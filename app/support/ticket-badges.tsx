import { useTranslation } from 'react-i18next'
import type { TicketStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const tones: Record<TicketStatus, BadgeTone> = {
  new: 'accent',
  open: 'state',
  waiting_on_client: 'warning',
  resolved: 'success',
  closed: 'neutral',
}

/** How a ticket stands; `own` in the words of the client whose turn it may be. */
export function TicketBadge({ status, own = false }: { status: TicketStatus; own?: boolean }) {
  const { t } = useTranslation('support')
  return (
    <Badge tone={tones[status]}>
      {own && status === 'waiting_on_client' ? t('own.yourTurn') : t(`status.${status}`)}
    </Badge>
  )
}

/** The studio should have answered by now. */
export function OverdueBadge() {
  const { t } = useTranslation('support')
  return <Badge tone="danger">{t('overdue')}</Badge>
}
