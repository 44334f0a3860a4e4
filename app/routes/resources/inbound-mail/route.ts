import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveInboundMail } from './page.server'
import { env } from '~/platform/env.server'
import { apiError } from '~/platform/http/api.server'

export function loader() {
  return env.INBOUND_MAIL_SECRET
    ? apiError(405, 'Method Not Allowed', { Allow: 'POST' })
    : apiError(404, 'Not Found')
}

/**
 * Where the provider of inbound mail hands over answers to mails about messages and tickets
 * (docs/operations.md, Reply by email).
 */
export async function action({ request }: ActionFunctionArgs) {
  return receiveInboundMail(request)
}
