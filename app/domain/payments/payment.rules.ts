import { HOUR } from '~/platform/clock'

export const PAYMENT_METHODS = ['card', 'ideal', 'klarna'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const isPaymentMethod = (method: unknown): method is PaymentMethod =>
  PAYMENT_METHODS.some((one) => one === method)

/** How long a payment page may be paid on; Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME = HOUR
