import type { PaymentStatus } from '~/domain/ground/machines.rules'
import type { BadgeTone } from '~/ui/feedback/badge'

/** How good the news is. */
export const paymentTones: Partial<Record<PaymentStatus, BadgeTone>> = {
  processing: 'state',
  succeeded: 'success',
  failed: 'danger',
  partially_refunded: 'warning',
  refunded: 'warning',
  disputed: 'danger',
  won: 'success',
  lost: 'danger',
}
