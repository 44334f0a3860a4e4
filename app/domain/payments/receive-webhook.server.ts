import { transaction } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { counter } from '~/platform/observe/metrics.server'
import { gateway } from '~/platform/payments/payments.server'
import { settleSession } from './checkout.server'
import { receiveDispute } from './disputes.server'
import { receiveAccount } from '../payouts/payout-account.server'
import { receiveTransfer } from '../payouts/send-payout.server'
import { receiveRefund } from './refunds.server'
import { storeEvent, storeFailure, type StoredEvent } from './webhook-events.server'

export const ASYNC_FAILED = 'checkout.session.async_payment_failed'
/** The events whose subject is looked up; others are stored and have no effect. */
const FOLLOWED = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  ASYNC_FAILED,
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'transfer.created',
  'transfer.updated',
  'transfer.reversed',
  'account.updated',
  'account.application.deauthorized',
]

const countEvent = counter('kanal_webhook_events_total', 'Signed events that the payment service has sent, repeats among them, by outcome.')

type About = ReturnType<typeof gateway.readEvent>['about']

/** Gives an event its effect, and stores it with that. Throws GatewayError. */
export async function followEvent(event: StoredEvent, about: About) {
  if (!about || !FOLLOWED.includes(event.type)) await transaction((tx) => storeEvent(tx, event, 'ignored'))
  else if (about.kind === 'session') await settleSession(about.id, { failed: event.type === ASYNC_FAILED, event })
  else if (about.kind === 'refund') await receiveRefund(about.id, event)
  else if (about.kind === 'transfer') await receiveTransfer(about.id, event)
  else if (about.kind === 'account') await receiveAccount(about.id, event)
  else await receiveDispute(about.id, event)
}

/**
 * Takes one signed event from the provider. Repeats do nothing, and the order of events does not matter: what counts is
 * the session, refund, dispute, transfer or account as the provider has it now. Throws InvalidSignatureError, and GatewayError when the
 * provider does not answer, after which it sends the event again; until then the event is kept as one that failed.
 */
export async function receiveWebhook(rawBody: string, signature: string) {
  const { id, type, about } = gateway.readEvent(rawBody, signature)
  const event = { gateway: gateway.name, eventId: id, type, payload: rawBody }
  try {
    await followEvent(event, about)
    countEvent({ outcome: 'followed' })
  } catch (error) {
    countEvent({ outcome: 'failed' })
    await storeFailure(event, error).catch((lost: unknown) => log.error(lost, 'a failed event could not be kept'))
    throw error
  }
}
