import { useTranslation } from 'react-i18next'
import type { MoneyState } from '~/domain/orders/refund-state.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const statusTones: Partial<Record<OrderStatus, BadgeTone>> = {
  pending_payment: 'warning',
  awaiting_brief: 'warning',
  confirmed: 'state',
  in_progress: 'state',
  in_review: 'state',
  completed: 'success',
  on_hold: 'warning',
  withdrawal_requested: 'warning',
  disputed: 'danger',
}
const paymentTones: Record<MoneyState, BadgeTone> = {
  none: 'neutral',
  partial: 'state',
  full: 'success',
  partlyRefunded: 'warning',
  refunded: 'neutral',
  disputed: 'danger',
}

export const orderTone = (status: OrderStatus) => statusTones[status]

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('dashboard')
  return <Badge tone={orderTone(status)}>{t(`status.${status}`)}</Badge>
}

export function PaymentBadge({ state }: { state: MoneyState }) {
  const { t } = useTranslation('dashboard')
  return <Badge tone={paymentTones[state]}>{t(`payment.${state}`)}</Badge>
}
