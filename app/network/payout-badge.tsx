import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const tones: Partial<Record<PayoutStatus, BadgeTone>> = {
  accrued: 'accent',
  approved: 'state',
  scheduled: 'state',
  paid: 'success',
  failed: 'danger',
  reversed: 'danger',
}

/** How far a payout is. */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('payouts')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
