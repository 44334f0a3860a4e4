import type { LoaderFunctionArgs } from '@remix-run/node'
import { listOwnOrders } from '~/domain/people/own-orders.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { findViewer } from '~/platform/session/guards.server'

/**
 * The `userId` that the contract allows in the query is not read: everybody sees their own orders
 * (spec §7).
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await findViewer(args)
  if (!viewer) return apiError(401, 'Not authenticated')
  return apiJson(await listOwnOrders(viewer.id))
}

export function action() {
  return wrongMethod('GET')
}
