import Stripe from 'stripe'
import { SECOND } from '../clock'
import { readSignedEvent } from './events.server'
import { GatewayError, type CheckoutRequest, type CheckoutSession, type PaymentGateway } from './gateway'

function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  const intent = session.payment_intent
  return {
    id: session.id,
    url: session.url,
    status: (session.status ?? 'open') as CheckoutSession['status'],
    paymentStatus: session.payment_status as CheckoutSession['paymentStatus'],
    attemptId: session.metadata?.attemptId ?? '',
    payableId: session.client_reference_id ?? '',
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    method: null,
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
      price_data: { currency: request.currency.toLowerCase(), unit_amount: amount, product_data: { name } },
    })),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / SECOND),
  }
}

async function call<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw new GatewayError(error instanceof Error ? error.message : 'Stripe did not answer', { cause: error })
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
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port }) } as const
}

/** Stripe's hosted Checkout; methods are Stripe's own choice by currency and country (dynamic methods). */
export function createStripeGateway({ secretKey, webhookSecrets, apiUrl }: StripeSettings): PaymentGateway {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 15 * SECOND, ...connectTo(apiUrl) })
  const retrieve = (id: string) => call(async () => toSession(await stripe.checkout.sessions.retrieve(id)))
  return {
    name: 'stripe',
    createSession: (request) =>
      call(async () => toSession(await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.attemptId }))),
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
    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, webhookSecrets),
  }
}
