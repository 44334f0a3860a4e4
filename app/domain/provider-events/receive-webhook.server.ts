import { db, transaction } from '~/platform/db/db.server'
import { counter } from '~/platform/observe/metrics.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { aboutOf, type ToldEvent } from '~/platform/payments/events.server'
import { gateway } from '~/platform/payments/payments.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { receiveDispute } from '~/domain/payments/disputes.server'
import { receiveAccount } from '~/domain/payouts/payout-account.server'
import { receiveTransfer } from '~/domain/payouts/send-payout.server'
import { receiveRefund } from '~/domain/payments/refunds.server'
import {
  DONE_OUTCOMES,
  finishEvent,
  keepEvent,
  noteFailure,
  type StoredEvent,
} from '~/domain/payments/webhook-events.server'

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

const countEvent = counter(
  'kanal_webhook_events_total',
  'Signed events of the payment service: received, repeats among them, and what came of each attempt to apply one.',
)

type About = ReturnType<typeof gateway.readEvent>['about']

/**
 * Gives an event its effect, and says so in the same transaction. Throws GatewayError,
 * NotYetKnownError.
 */
async function followEvent(event: StoredEvent, about: About) {
  if (!about || !FOLLOWED.includes(event.type))
    await transaction((tx) => finishEvent(tx, event, 'ignored'))
  else if (about.kind === 'session')
    await settleSession(about.id, { failed: event.type === ASYNC_FAILED, event })
  else if (about.kind === 'refund') await receiveRefund(about.id, event)
  else if (about.kind === 'transfer') await receiveTransfer(about.id, event)
  else if (about.kind === 'account') await receiveAccount(about.id, event)
  else await receiveDispute(about.id, event)
}

/**
 * Keeps one signed event from the provider, for the worker to apply, and resolves with its row's
 * id. Repeats are kept once. Throws InvalidSignatureError.
 */
export async function receiveWebhook(rawBody: string, signature: string): Promise<string> {
  const { id, type } = gateway.readEvent(rawBody, signature)
  const kept = await keepEvent({ gateway: gateway.name, eventId: id, type, payload: rawBody })
  countEvent({ outcome: 'received' })
  return kept
}

/** What the payload of a stored event is about. */
export function aboutEvent(payload: string): About {
  return aboutOf(JSON.parse(payload) as ToldEvent)
}

/**
 * Applies a kept event that has had no effect yet. The order of events does not matter: what counts
 * is the session, refund, dispute, transfer or account as the provider has it now. Throws what
 * stands in the way (GatewayError when the provider does not answer, NotYetKnownError when its
 * payment was not told yet), and keeps the reason with the event.
 */
export async function applyEvent(id: string): Promise<void> {
  const row = await db.webhookEvent.findUniqueOrThrow({ where: { id } })
  const { gateway: name, eventId, type, payload, outcome } = row
  if (DONE_OUTCOMES.some((done) => done === outcome)) return
  const event = { gateway: name, eventId, type, payload }
  try {
    if (name !== gateway.name) throw new Error(`the event is of ${name}`)
    await followEvent(event, aboutEvent(payload))
    countEvent({ outcome: 'followed' })
  } catch (error) {
    countEvent({ outcome: 'failed' })
    await noteFailure(event, error)
    throw error
  }
}

/** The worker's part: what could not be applied is tried again, after growing pauses. */
export const applyEventJob: JobHandler = ({ payload }) => applyEvent((payload as { id: string }).id)
