import { applyEvent, receiveWebhook } from '../../app/domain/provider-events/receive-webhook.server'
import { NotYetKnownError } from '~/domain/payments/webhook-events.server'

/** An event of the provider arrives, and the worker applies it, as far as it can be. */
export async function tellWebhook({ body, signature }: { body: string; signature: string }) {
  const id = await receiveWebhook(body, signature)
  await applyEvent(id).catch((error: unknown) => {
    if (!(error instanceof NotYetKnownError)) throw error
  })
  return id
}
