import { env } from '../env.server'
import type { PaymentGateway } from './gateway'
import { sandboxGateway } from './sandbox.server'
import { createStripeGateway } from './stripe.server'

/** Stripe with its keys, else the sandbox. Several webhook secrets are separated by commas. */
export const gateway: PaymentGateway =
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? createStripeGateway({
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
        apiUrl: env.STRIPE_API_URL,
      })
    : sandboxGateway
