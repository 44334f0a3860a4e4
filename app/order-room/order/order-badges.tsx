import { useTranslation } from 'react-i18next'
import type { Waits } from '~/domain/orders/admin-orders.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'
import { orderTone } from './order-status'

/** How an order stands, in the studio's words. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('admin-orders')
  return <Badge tone={orderTone(status)}>{t(`status.${status}`)}</Badge>
}

/** What of an order the studio has to see to; a disputed order says so already. */
export function WaitsBadges({ waits, status }: { waits: Waits[]; status: OrderStatus }) {
  const { t } = useTranslation('admin-orders')
  return waits
    .filter((kind) => !(kind === 'dispute' && status === 'disputed'))
    .map((kind) => (
      <Badge key={kind} tone={kind === 'dispute' ? 'danger' : 'accent'}>
        {t(`waits.${kind}`)}
      </Badge>
    ))
}
