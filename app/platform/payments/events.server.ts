import Stripe from 'stripe'
import { InvalidSignatureError, type GatewayEvent } from './gateway'

/** Seconds that a signature stays good. */
const TOLERANCE = 300

const KINDS = {
  'checkout.session': 'session',
  refund: 'refund',
  dispute: 'dispute',
  transfer: 'transfer',
  account: 'account',
} as const

/** What of an event tells what it is about. */
export interface ToldEvent {
  type: string
  /** Whose account at the provider it happened in, where that is not the studio's own. */
  account?: string
  data: { object: { object?: string; id?: string } }
}

/**
 * The object of an event, when it is one that we follow; one that tells that an account has left is
 * about that account.
 */
export function aboutOf({ type, account, data: { object } }: ToldEvent): GatewayEvent['about'] {
  if (type === 'account.application.deauthorized')
    return account ? { kind: 'account', id: account } : null
  const kind = KINDS[object.object as keyof typeof KINDS]
  return kind && object.id ? { kind, id: object.id } : null
}

/** What a database can keep, and every event of the provider has. */
const WORD = /^[\w.:-]{1,255}$/

/**
 * Reads a signed webhook body; secrets are tried in turn, since a rolled one overlaps. Throws
 * InvalidSignatureError.
 */
export function readSignedEvent(
  rawBody: string,
  signature: string,
  secrets: string[],
): GatewayEvent {
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE)
      if (!WORD.test(event.id) || !WORD.test(event.type))
        throw new InvalidSignatureError('not an event')
      return { id: event.id, type: event.type, about: aboutOf(event as ToldEvent) }
    } catch (error) {
      if (error instanceof InvalidSignatureError) throw error
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new InvalidSignatureError('not an event')
    }
  }
  throw new InvalidSignatureError('the signature does not match')
}
