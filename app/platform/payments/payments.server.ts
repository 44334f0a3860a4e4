import { env } from '../env.server'
import type { PaymentGateway } from './gateway'
import { sandboxGateway } from './sandbox.server'
import { createStripeGateway } from './stripe.server'

/** Several webhook secrets, separated by commas, are good at once: a rolled secret overlaps (Stripe: up to 24 hours). */
export const gateway: PaymentGateway =
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? createStripeGateway(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()))
    : sandboxGateway
