import { machine } from '../ground/machine'

/**
 * Where an attempt to pay may go from each status (business.md, Checkout attempt). Money that comes
 * after it was given up is still taken.
 */
export const attemptMachine = machine('attempt', {
  created: ['open', 'processing', 'paid', 'failed', 'expired', 'cancelled'],
  open: ['processing', 'paid', 'failed', 'expired', 'cancelled'],
  processing: ['paid', 'failed', 'expired', 'cancelled'],
  paid: [],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
})
