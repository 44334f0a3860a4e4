import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveWebhook } from '~/domain/provider-events/receive-webhook.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { readText } from '~/platform/http/body.server'
import { log } from '~/platform/log.server'
import { InvalidSignatureError } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { RETRY_AFTER } from '~/platform/unavailable.server'

/** Of an event; the provider's own are a few kilobytes. */
const MOST_BYTES = 1024 * 1024

export function loader() {
  return apiError(405, 'Method Not Allowed', { Allow: 'POST' })
}

/** The one endpoint for the provider's events; anything but 2xx makes it send the event again. */
export async function action({ request, params }: ActionFunctionArgs) {
  if (params.gateway !== gateway.name) return apiError(404, 'Not Found')
  if (request.method !== 'POST') return apiError(405, 'Method Not Allowed', { Allow: 'POST' })
  try {
    const body = await readText(request, MOST_BYTES)
    if (body === null) return apiError(413, 'Event too large')
    await receiveWebhook(body, request.headers.get('Stripe-Signature') ?? '')
    return apiJson({ received: true })
  } catch (error) {
    if (error instanceof InvalidSignatureError) return apiError(400, 'Invalid signature')
    // A body that does not come whole, or for which there is no room, is no fault of ours.
    if (!(error instanceof Response)) log.error({ err: error }, 'webhook failed')
    return apiError(503, 'Try again later', { 'Retry-After': RETRY_AFTER })
  }
}
