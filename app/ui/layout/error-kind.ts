import { isRouteErrorResponse } from '@remix-run/react'

/** Which of the three error texts an error calls for; what is no answer of ours is our fault. */
export function errorKind(error: unknown): 'notFound' | 'refused' | 'failure' {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'failure'
  return error.status === 404 ? 'notFound' : 'refused'
}
