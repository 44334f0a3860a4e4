import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { findOrderOfSession, settleSession } from '~/domain/payments/checkout.server'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { log } from '~/platform/log.server'

/**
 * Where the payment page sends the buyer: books what is known, as the webhook does, and shows the
 * order. While the provider does not answer, the order is shown as it stands.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  if (!sessionId || !/^cs_[\w-]{10,200}$/.test(sessionId)) throw notFound()
  const orderId = await settleSession(sessionId).catch((error: unknown) => {
    log.warn({ err: error }, 'could not settle on return')
    return findOrderOfSession(sessionId)
  })
  if (!orderId) throw notFound()
  return redirect(paths.confirmation(orderId), 303)
}

export default function CheckoutReturn() {
  return null
}
