import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSameOrigin, wrongMethod } from '~/platform/http/api-guards.server'
import { apiJson } from '~/platform/http/api.server'
import { endSession } from '~/platform/session/session.server'

export function loader() {
  return wrongMethod('POST')
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  requireSameOrigin(request)
  const answer = apiJson({})
  answer.headers.append('Set-Cookie', await endSession(request))
  return answer
}
