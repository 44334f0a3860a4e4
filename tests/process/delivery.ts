import { signSandboxEvent } from '~/platform/payments/sandbox.server'
import type { Installation } from './installation'

const COMPLETED = 'checkout.session.completed'

/** An event of a session as the provider signs it; installations share the secret of the demo studio's template. */
export function eventOf(sessionId: string, type = COMPLETED) {
  return signSandboxEvent({ id: sessionId, object: 'checkout.session' }, type)
}

/** Posts what is given to the webhook, as a provider would. */
export function post({ origin }: Installation, { body, signature }: { body: string; signature?: string }, gateway = 'sandbox') {
  const headers = { 'Content-Type': 'application/json', ...(signature === undefined ? {} : { 'Stripe-Signature': signature }) }
  return fetch(`${origin}/webhooks/${gateway}`, { method: 'POST', headers, body })
}

export function deliver(kanal: Installation, sessionId: string, type = COMPLETED) {
  return post(kanal, eventOf(sessionId, type))
}
