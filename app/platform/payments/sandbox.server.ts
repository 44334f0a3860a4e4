import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { serverPaths } from '~/paths/server'
import { currentTime, SECOND } from '../clock'
import { env } from '../env.server'
import type { JobHandler } from '../outbox/outbox.server'
import { readSignedEvent } from './events.server'
import type { PaymentGateway } from './gateway'
import type { Subject } from './sandbox-outbox.server'
import {
  createRefund,
  listPayments,
  retrieveDispute,
  retrieveRefund,
} from './sandbox-refunds.server'
import { createSession, expireSession, retrieveSession } from './sandbox-sessions.server'

function webhookSecret() {
  return `whsec_${createHmac('sha256', env.secrets[0]).update('sandbox webhook').digest('base64url')}`
}

async function sessionObject(id: string) {
  const session = await retrieveSession(id)
  return {
    id,
    object: 'checkout.session',
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: session.amount,
    currency: session.currency.toLowerCase(),
    client_reference_id: session.payableId,
    metadata: { attemptId: session.attemptId, payableId: session.payableId },
    payment_intent: session.paymentId,
  }
}

async function refundObject(id: string) {
  const { refundId, paymentId, amount, status } = await retrieveRefund(id)
  return { id, object: 'refund', amount, payment_intent: paymentId, status, metadata: { refundId } }
}

async function disputeObject(id: string) {
  const { paymentId, amount, status, reason } = await retrieveDispute(id)
  return {
    id,
    object: 'dispute',
    amount,
    payment_intent: paymentId,
    status: status === 'open' ? 'needs_response' : status,
    reason,
  }
}

const objects = { session: sessionObject, refund: refundObject, dispute: disputeObject }

/** What an event tells of, in Stripe's shape. */
export const sandboxObject = ({ kind, id }: Subject) => objects[kind](id)

/** An event in Stripe's shape with its signature, as the sandbox sends it. */
export function signSandboxEvent(object: { id: string; object: string }, type: string) {
  const body = JSON.stringify({
    id: `evt_${object.id}_${type}`,
    object: 'event',
    type,
    created: Math.floor(currentTime().getTime() / SECOND),
    livemode: false,
    data: { object },
  })
  return {
    body,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret() }),
  }
}

/**
 * Sends one event to this app's own webhook endpoint over HTTP; anything but 2xx is tried again by
 * the worker.
 */
export const deliverSandboxEvent: JobHandler = async ({ payload }) => {
  const { about, type } = payload as { about: Subject; type: string }
  const { body, signature } = signSandboxEvent(await sandboxObject(about), type)
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const response = await fetch(`http://${host}:${env.PORT}${serverPaths.webhook('sandbox')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
    signal: AbortSignal.timeout(15 * SECOND),
  })
  if (!response.ok) throw new Error(`webhook answered ${response.status}`)
}

/**
 * The gateway of the demo mode: our own payment page, the same webhooks, the same code behind them.
 */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',
  createSession,
  retrieveSession,
  expireSession,
  createRefund,
  retrieveRefund,
  retrieveDispute,
  transfers: null,
  listPayments,
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, [webhookSecret()]),
}
