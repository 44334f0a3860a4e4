import type { LoaderFunctionArgs } from '@remix-run/node'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { findViewer } from '~/platform/session/guards.server'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await findViewer(args)
  if (!viewer) return apiError(401, 'Not authenticated')
  const { id, username, email, role, isAdmin } = viewer
  return apiJson({ id, username, email, role, isAdmin })
}

export function action() {
  return wrongMethod('GET')
}
