import type { Accounts } from './accounts'

/** A payment page at the provider for one payable, in the words of Stripe's Checkout. */
export interface CheckoutSession {
  id: string
  /** Where the buyer pays; null once the session is no longer open. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  attemptId: string
  payableId: string
  /** Integer cents. */
  amount: number
  currency: string
  /** The provider's id of the payment, once there is one. */
  paymentId: string | null
  method: string | null
}

export interface CheckoutRequest {
  attemptId: string
  payableId: string
  email: string
  language: string
  currency: string
  /** Integer cents each; they add up to the payable's amount. */
  items: { name: string; amount: number }[]
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export interface RefundRequest {
  /** Our refund's id, and the idempotency key. */
  refundId: string
  /** The provider's id of the payment. */
  paymentId: string
  /** Integer cents. */
  amount: number
}

/** Money on its way back to a buyer. */
export interface GatewayRefund {
  id: string
  /** Ours, '' for a refund that was made at the provider by hand. */
  refundId: string
  paymentId: string
  /** Integer cents. */
  amount: number
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
}

/** A buyer's objection at the bank. */
export interface GatewayDispute {
  id: string
  paymentId: string
  /** Integer cents. */
  amount: number
  status: 'open' | 'won' | 'lost'
  reason: string
  evidenceDueAt: Date | null
}

/** A payment as the provider's books have it, to be compared with ours; integer cents. */
export interface GatewayPayment {
  id: string
  payableId: string
  currency: string
  amount: number
  refunded: number
}

export interface TransferRequest {
  /** With the round, the idempotency key. */
  payoutId: string
  /** How often sending it has failed. */
  round: number
  /** The freelancer's account at the provider. */
  account: string
  /** Integer cents. */
  amount: number
  currency: string
}

/** Money sent to a freelancer. */
export interface GatewayTransfer {
  id: string
  /** Ours, '' for a transfer that was made at the provider by hand. */
  payoutId: string
  status: 'paid' | 'reversed'
  at: Date
}

/** What a provider that holds accounts of freelancers can do. */
export interface Transfers {
  /** Sends money; a repeat of one round gives the same transfer. Throws GatewayError. */
  create(request: TransferRequest): Promise<GatewayTransfer>
  retrieve(id: string): Promise<GatewayTransfer>
  /** What was sent for a payout, be its answer lost or not. */
  find(payoutId: string): Promise<GatewayTransfer | null>
  accounts: Accounts
  /** What people call the provider, in every language. */
  title: string
}

/** Something the provider tells by webhook. */
export interface GatewayEvent {
  id: string
  type: string
  /**
   * What it is about: a checkout session, a refund, a dispute, a transfer or a freelancer's account
   * by the provider's id, else null.
   */
  about: { kind: 'session' | 'refund' | 'dispute' | 'transfer' | 'account'; id: string } | null
}

/** What is not signed by the provider: answered with 400 and forgotten. */
export class InvalidSignatureError extends Error {
  name = 'InvalidSignatureError'
}

/** What the provider could not do just now; the same call may be repeated. */
export class GatewayError extends Error {
  name = 'GatewayError'
}

/** What the provider will never do, such as giving back more than was paid. */
export class GatewayRefusal extends GatewayError {
  name = 'GatewayRefusal'
}

/** One provider; no page or rule knows which one is in use (business.md). */
export interface PaymentGateway {
  name: 'stripe' | 'sandbox'
  /**
   * Opens a session; the attempt's id is the idempotency key, so a repeat gives the same session.
   * Throws GatewayError.
   */
  createSession(request: CheckoutRequest): Promise<CheckoutSession>
  retrieveSession(id: string): Promise<CheckoutSession>
  /** Ends an open session; one that is complete is returned as it is. */
  expireSession(id: string): Promise<CheckoutSession>
  /** Sends money back; our refund's id is the idempotency key. Throws GatewayError. */
  createRefund(request: RefundRequest): Promise<GatewayRefund>
  retrieveRefund(id: string): Promise<GatewayRefund>
  retrieveDispute(id: string): Promise<GatewayDispute>
  /** Null where money to freelancers is sent by hand. */
  transfers: Transfers | null
  /** What was paid since, for the comparison of the books. */
  listPayments(since: Date): Promise<GatewayPayment[]>
  /** Checks the signature over the raw body. Throws InvalidSignatureError. */
  readEvent(rawBody: string, signature: string): GatewayEvent
}

/** Payment methods that follow from the currency (facts: iDEAL is EUR only, Klarna not in USD). */
export function methodsFor(currency: string): ('card' | 'ideal' | 'klarna')[] {
  if (currency === 'EUR') return ['card', 'ideal', 'klarna']
  return currency === 'SEK' || currency === 'PLN' ? ['card', 'klarna'] : ['card']
}

/**
 * The most that the provider charges at once, in the minor units of any currency (Stripe: eight
 * digits).
 */
export const LARGEST_CHARGE = 99_999_999

/** The least that the provider charges at once, integer cents (Stripe's minimum charge amounts). */
const SMALLEST_CHARGES: Record<string, number> = { USD: 50, EUR: 50, SEK: 300, PLN: 200 }

export function smallestCharge(currency: string) {
  return SMALLEST_CHARGES[currency] ?? 0
}
