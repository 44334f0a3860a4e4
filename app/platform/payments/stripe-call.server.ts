import Stripe from 'stripe'
import { GatewayError, GatewayRefusal } from './gateway'

/**
 * Asks Stripe, and says in our words what went wrong: a refusal stays one, anything else may be
 * tried again. Throws GatewayError.
 */
export async function call<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new GatewayRefusal(error.message, { cause: error })
    throw new GatewayError(error instanceof Error ? error.message : 'Stripe did not answer', {
      cause: error,
    })
  }
}
