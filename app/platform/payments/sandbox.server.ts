import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { paths } from '../../paths'
import { after, SECOND } from '../clock'
import { db, transaction, type Transaction } from '../db/db.server'
import { isUniqueViolation } from '../db/errors.server'
import type { SandboxSession } from '../db/generated/sqlite/client'
import { env } from '../env.server'
import { enqueue, type JobHandler } from '../outbox/outbox.server'
import { randomToken } from '../session/session.server'
import { readSignedEvent } from './events.server'
import { methodsFor, type CheckoutRequest, type CheckoutSession, type PaymentGateway } from './gateway'

/** How long a delayed payment takes to settle. */
export const SETTLING_TIME = 8 * SECOND
export const SANDBOX_EVENT_JOB = 'sandbox-event'

export const SANDBOX_OUTCOMES = ['success', 'failure', 'delayed_success', 'delayed_failure'] as const
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

function webhookSecret() {
  return `whsec_${createHmac('sha256', env.SESSION_SECRET).update('sandbox webhook').digest('base64url')}`
}

function newId(prefix: string) {
  return `${prefix}_${randomToken().replace(/[-_]/g, '').slice(0, 28)}`
}

function paymentStatus(row: SandboxSession) {
  return row.paymentStatus === 'settling' && row.settlesAt && row.settlesAt <= new Date() ? 'paid' : row.paymentStatus
}

function toSession(row: SandboxSession): CheckoutSession {
  const metadata = row.metadata as { attemptId: string }
  return {
    id: row.id,
    url: row.status === 'open' ? env.PUBLIC_URL + paths.sandboxCheckout(row.id) : null,
    status: row.status as CheckoutSession['status'],
    paymentStatus: paymentStatus(row) === 'paid' ? 'paid' : 'unpaid',
    attemptId: metadata.attemptId,
    payableId: row.clientReferenceId,
    amount: row.amountTotal,
    currency: row.currency,
    paymentId: row.paymentIntentId,
    method: row.method,
  }
}

function newRow(request: CheckoutRequest) {
  const id = newId('cs_test')
  return {
    id,
    idempotencyKey: request.attemptId,
    status: 'open',
    paymentStatus: 'unpaid',
    amountTotal: request.items.reduce((sum, item) => sum + item.amount, 0),
    currency: request.currency,
    customerEmail: request.email,
    clientReferenceId: request.payableId,
    metadata: { attemptId: request.attemptId, payableId: request.payableId },
    lineItems: request.items,
    locale: request.language,
    successUrl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: request.cancelUrl,
    expiresAt: request.expiresAt,
  }
}

async function createSession(request: CheckoutRequest) {
  const key = { idempotencyKey: request.attemptId }
  const existing = await db.sandboxSession.findUnique({ where: key })
  if (existing) return toSession(existing)
  try {
    return toSession(await db.sandboxSession.create({ data: newRow(request) }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same request, sent twice at once, was here first.
    return toSession(await db.sandboxSession.findUniqueOrThrow({ where: key }))
  }
}

async function announce(tx: Transaction, sessionId: string, type: string, availableAt?: Date) {
  await enqueue(tx, { key: `${sessionId}:${type}`, kind: SANDBOX_EVENT_JOB, payload: { sessionId, type }, availableAt })
}

/** A session that is still open ends; it tells so by webhook, like the real provider. */
async function expireSession(id: string): Promise<CheckoutSession> {
  await transaction(async (tx) => {
    const { count } = await tx.sandboxSession.updateMany({ where: { id, status: 'open' }, data: { status: 'expired' } })
    if (count === 1) await announce(tx, id, 'checkout.session.expired')
  })
  return retrieveSession(id)
}

async function retrieveSession(id: string): Promise<CheckoutSession> {
  const row = await db.sandboxSession.findUniqueOrThrow({ where: { id } })
  if (row.status === 'open' && row.expiresAt <= new Date()) return expireSession(id)
  return toSession(row)
}

/** The session with what its page shows, or null. */
export async function findSandboxSession(id: string) {
  const row = await db.sandboxSession.findUnique({ where: { id } })
  if (!row) return null
  return { ...toSession(row), items: row.lineItems as { name: string; amount: number }[], successUrl: row.successUrl, cancelUrl: row.cancelUrl }
}

/**
 * Pays a session the way the tester asks for. Returns where the buyer goes next, or null when the payment
 * was declined and the session stays open. A session that is no longer open is left as it is.
 */
export async function paySandboxSession(id: string, method: string, outcome: SandboxOutcome): Promise<string | null> {
  if (outcome === 'failure') return null
  const delayed = outcome !== 'success'
  const settlesAt = delayed ? after(SETTLING_TIME) : null
  await transaction(async (tx) => {
    const { count } = await tx.sandboxSession.updateMany({
      where: { id, status: 'open', expiresAt: { gt: new Date() } },
      data: {
        status: 'complete',
        paymentStatus: { success: 'paid', delayed_success: 'settling', delayed_failure: 'unpaid' }[outcome],
        paymentIntentId: newId('pi'),
        method,
        settlesAt,
      },
    })
    if (count === 0) return
    await announce(tx, id, 'checkout.session.completed')
    if (outcome === 'delayed_success') await announce(tx, id, 'checkout.session.async_payment_succeeded', settlesAt!)
    if (outcome === 'delayed_failure') await announce(tx, id, 'checkout.session.async_payment_failed', settlesAt!)
  })
  const row = await db.sandboxSession.findUniqueOrThrow({ where: { id } })
  return row.status === 'complete' ? row.successUrl : row.cancelUrl
}

/** The methods that the sandbox page offers for a currency, as the real one would. */
export const sandboxMethods = methodsFor

/** An event in Stripe's shape with its signature, as the sandbox sends it. */
export function signedSandboxEvent(session: CheckoutSession, type: string) {
  const body = JSON.stringify({
    id: `evt_${session.id}_${type}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / SECOND),
    livemode: false,
    data: {
      object: {
        id: session.id,
        object: 'checkout.session',
        status: session.status,
        payment_status: session.paymentStatus,
        amount_total: session.amount,
        currency: session.currency.toLowerCase(),
        client_reference_id: session.payableId,
        metadata: { attemptId: session.attemptId, payableId: session.payableId },
        payment_intent: session.paymentId,
      },
    },
  })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret() }) }
}

/** Sends one event to this app's own webhook endpoint over HTTP; anything but 2xx is tried again by the worker. */
export const deliverSandboxEvent: JobHandler = async ({ payload }) => {
  const { sessionId, type } = payload as { sessionId: string; type: string }
  const { body, signature } = signedSandboxEvent(await retrieveSession(sessionId), type)
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const response = await fetch(`http://${host}:${env.PORT}${paths.webhook('sandbox')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
    signal: AbortSignal.timeout(15 * SECOND),
  })
  if (!response.ok) throw new Error(`webhook answered ${response.status}`)
}

/** The gateway of the demo mode: our own payment page, the same webhooks, the same code behind them. */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',
  createSession,
  retrieveSession,
  expireSession,
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, [webhookSecret()]),
}
