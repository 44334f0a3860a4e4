import { log } from '~/platform/log.server'
import { settleSession } from '~/domain/payments/checkout.server'
import type { Confirmation } from '~/domain/orders/confirmation.server'

/**
 * Asks the provider about a payment that is awaited, for the case that its webhook is late; a
 * silent provider changes nothing.
 */
export async function catchUp(order: Confirmation) {
  const attempt = order.payables[0]?.attempts[0]
  if (order.status !== 'pending_payment' || !attempt?.sessionId) return
  try {
    await settleSession(attempt.sessionId)
  } catch (error) {
    log.warn({ err: error, order: order.id }, 'payment status could not be read from the provider')
  }
}
