import Stripe from 'stripe'
import { InvalidSignatureError, type GatewayEvent } from './gateway'

/** Seconds that a signature stays good. */
const TOLERANCE = 300

const KINDS = { 'checkout.session': 'session', refund: 'refund', dispute: 'dispute', transfer: 'transfer' } as const

/** The object of an event, when it is one that we follow. */
export function aboutOf({ object, id }: { object?: string; id?: string }): GatewayEvent['about'] {
  const kind = KINDS[object as keyof typeof KINDS]
  return kind && id ? { kind, id } : null
}

/** Reads a signed webhook body; secrets are tried in turn, since a rolled one overlaps. Throws InvalidSignatureError. */
export function readSignedEvent(rawBody: string, signature: string, secrets: string[]): GatewayEvent {
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE)
      return { id: event.id, type: event.type, about: aboutOf(event.data.object as { object?: string; id?: string }) }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new InvalidSignatureError('not an event')
    }
  }
  throw new InvalidSignatureError('the signature does not match')
}
