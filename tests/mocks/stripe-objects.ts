import { randomBytes } from 'node:crypto'

export interface Session {
  id: string
  object: 'checkout.session'
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  url: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  locale: string | null
  metadata: Record<string, string>
  payment_intent: string | null
  /** What its payment carries, which Stripe does not show on the session. */
  payment_metadata: Record<string, string>
  success_url: string
  cancel_url: string | null
  created: number
  expires_at: number
  livemode: false
}

/** An error as Stripe answers it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

/** The pairs of `name[key]` in a form. */
export function pairsOf(form: URLSearchParams, name: string) {
  const entries = [...form]
    .filter(([key]) => key.startsWith(`${name}[`))
    .map(([key, value]) => [key.slice(name.length + 1, -1), value] as const)
  return Object.fromEntries(entries)
}
