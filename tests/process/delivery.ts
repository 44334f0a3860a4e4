import { signSandboxEvent } from '~/platform/payments/sandbox.server'
import { expect, vi } from 'vitest'
import type { Installation } from './installation'

const COMPLETED = 'checkout.session.completed'

/**
 * An event of a session as the provider signs it; installations share the secret of the demo
 * studio's template.
 */
export function eventOf(sessionId: string, type = COMPLETED) {
  return signSandboxEvent({ id: sessionId, object: 'checkout.session' }, type)
}

/** Posts what is given to the webhook, as a provider would. */
export function post(
  { origin }: Installation,
  { body, signature }: { body: string; signature?: string },
  gateway = 'sandbox',
) {
  const headers = {
    'Content-Type': 'application/json',
    ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
  }
  return fetch(`${origin}/webhooks/${gateway}`, { method: 'POST', headers, body })
}

export function deliver(kanal: Installation, sessionId: string, type = COMPLETED) {
  return post(kanal, eventOf(sessionId, type))
}

/** Resolves when the worker has applied every event that was kept. */
function allApplied({ db }: Installation) {
  return vi.waitFor(
    async () =>
      expect(
        await db.webhookEvent.count({ where: { outcome: { notIn: ['applied', 'ignored'] } } }),
      ).toBe(0),
    { timeout: 60_000, interval: 50 },
  )
}

/** As `post`, and what was taken is applied when it resolves. */
export async function postAndApply(
  kanal: Installation,
  event: Parameters<typeof post>[1],
  gateway?: string,
) {
  const answer = await post(kanal, event, gateway)
  if (answer.ok) await allApplied(kanal)
  return answer
}
