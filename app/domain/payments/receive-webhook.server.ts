import { transaction } from '~/platform/db/db.server'
import { gateway } from '~/platform/payments/payments.server'
import { settleSession } from './checkout.server'
import { storeEvent } from './webhook-events.server'

const ASYNC_FAILED = 'checkout.session.async_payment_failed'
const SESSION_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  ASYNC_FAILED,
])

/**
 * Takes one signed event from the provider. Repeats do nothing, and the order of events does not matter: what counts is
 * the session as the provider has it now. Throws InvalidSignatureError, and GatewayError when the provider does not
 * answer, after which it sends the event again.
 */
export async function receiveWebhook(rawBody: string, signature: string) {
  const { id, type, sessionId } = gateway.readEvent(rawBody, signature)
  const event = { gateway: gateway.name, eventId: id, type, payload: rawBody }
  if (sessionId && SESSION_EVENTS.has(type)) await settleSession(sessionId, { failed: type === ASYNC_FAILED, event })
  else await transaction((tx) => storeEvent(tx, event, 'ignored'))
}
