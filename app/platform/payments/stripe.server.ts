import Stripe from 'stripe'
import { SECOND } from '../clock'
import { readSignedEvent } from './events.server'
import type {
  CheckoutRequest,
  CheckoutSession,
  GatewayDispute,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
} from './gateway'
import { call } from './stripe-call.server'
import { transfersOf } from './stripe-transfers.server'

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : (object?.id ?? null)

function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    url: session.url,
    status: (session.status ?? 'open') as CheckoutSession['status'],
    paymentStatus: session.payment_status as CheckoutSession['paymentStatus'],
    attemptId: session.metadata?.attemptId ?? '',
    payableId: session.client_reference_id ?? '',
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
    method: null,
  }
}

const REFUND_STATUSES: Record<string, GatewayRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
}

/** A refund that waits for the buyer's bank details is pending too. */
function toRefund(refund: Stripe.Refund): GatewayRefund {
  return {
    id: refund.id,
    refundId: refund.metadata?.refundId ?? '',
    paymentId: idOf(refund.payment_intent) ?? '',
    amount: refund.amount,
    status: REFUND_STATUSES[refund.status ?? ''] ?? 'pending',
  }
}

function toDispute({
  id,
  payment_intent,
  amount,
  status,
  reason,
  evidence_details,
}: Stripe.Dispute): GatewayDispute {
  const dueBy = evidence_details.due_by
  return {
    id,
    paymentId: idOf(payment_intent) ?? '',
    amount,
    // An inquiry that is closed took no money, and neither did one that was settled by a refund of
    // ours.
    status:
      status === 'lost'
        ? 'lost'
        : ['won', 'warning_closed', 'prevented'].includes(status)
          ? 'won'
          : 'open',
    reason,
    evidenceDueAt: dueBy ? new Date(dueBy * SECOND) : null,
  }
}

/** Null for what is not a payment of ours. */
function toPayment({
  id,
  payment_intent,
  metadata,
  currency,
  amount_captured,
  amount_refunded,
}: Stripe.Charge): GatewayPayment | null {
  if (!metadata.payableId) return null
  return {
    id: idOf(payment_intent) ?? id,
    payableId: metadata.payableId,
    currency: currency.toUpperCase(),
    amount: amount_captured,
    refunded: amount_refunded,
  }
}

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { attemptId: request.attemptId, payableId: request.payableId }
  return {
    mode: 'payment',
    client_reference_id: request.payableId,
    metadata,
    payment_intent_data: { metadata },
    customer_email: request.email,
    locale: request.language as Stripe.Checkout.SessionCreateParams.Locale,
    // The buyer has chosen the currency; Stripe must not offer another one at a rate of its own.
    adaptive_pricing: { enabled: false },
    line_items: request.items.map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name },
      },
    })),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / SECOND),
  }
}

export interface StripeSettings {
  secretKey: string
  /** All of them are good at once: a rolled secret overlaps (Stripe: up to 24 hours). */
  webhookSecrets: string[]
  /** Another address than Stripe's own, such as a test double. */
  apiUrl?: string
}

function connectTo(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
  } as const
}

/**
 * Stripe's hosted Checkout; methods are Stripe's own choice by currency and country (dynamic
 * methods).
 */
export function createStripeGateway({
  secretKey,
  webhookSecrets,
  apiUrl,
}: StripeSettings): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15 * SECOND,
    ...connectTo(apiUrl),
  })
  const retrieve = (id: string) =>
    call(async () => toSession(await stripe.checkout.sessions.retrieve(id)))
  return {
    name: 'stripe',
    createSession: (request) =>
      call(async () =>
        toSession(
          await stripe.checkout.sessions.create(sessionParams(request), {
            idempotencyKey: request.attemptId,
          }),
        ),
      ),
    retrieveSession: retrieve,
    async expireSession(id) {
      const session = await retrieve(id)
      if (session.status !== 'open') return session
      try {
        return toSession(await stripe.checkout.sessions.expire(id))
      } catch {
        // Paid or expired in between: what it is now decides.
        return retrieve(id)
      }
    },
    createRefund: ({ refundId, paymentId, amount }) =>
      call(async () => {
        // A key answers a repeat with the error that it answered first, and is forgotten in a day.
        const made = stripe.refunds.list({ payment_intent: paymentId, limit: 100 })
        for await (const refund of made)
          if (refund.metadata?.refundId === refundId) return toRefund(refund)
        const params = { payment_intent: paymentId, amount, metadata: { refundId } }
        return toRefund(
          await stripe.refunds.create(params, { idempotencyKey: `refund:${refundId}` }),
        )
      }),
    retrieveRefund: (id) => call(async () => toRefund(await stripe.refunds.retrieve(id))),
    transfers: transfersOf(stripe),
    retrieveDispute: (id) => call(async () => toDispute(await stripe.disputes.retrieve(id))),
    listPayments: (since) =>
      call(async () => {
        const payments: GatewayPayment[] = []
        for await (const charge of stripe.charges.list({
          created: { gte: Math.floor(since.getTime() / SECOND) },
          limit: 100,
        })) {
          const payment = charge.paid ? toPayment(charge) : null
          if (payment) payments.push(payment)
        }
        return payments
      }),
    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, webhookSecrets),
  }
}
