import Stripe from 'stripe'
import { InvalidSignatureError, type GatewayEvent } from './gateway'

/** Seconds that a signature stays good. */
const TOLERANCE = 300

/** Reads a signed webhook body; secrets are tried in turn, since a rolled one overlaps. Throws InvalidSignatureError. */
export function readSignedEvent(rawBody: string, signature: string, secrets: string[]): GatewayEvent {
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE)
      const object = event.data.object as { object?: string; id?: string }
      return { id: event.id, type: event.type, sessionId: object.object === 'checkout.session' ? (object.id ?? null) : null }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new InvalidSignatureError('not an event')
    }
  }
  throw new InvalidSignatureError('the signature does not match')
}
