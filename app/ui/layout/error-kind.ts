import { isRouteErrorResponse } from '@remix-run/react'

/** How the browsers say that a call did not get through. */
const NO_NETWORK = /^(Failed to fetch|Load failed|NetworkError|The network connection was lost)/i

/**
 * Whether a page could not be asked for, be it that the visitor is offline or that the server is
 * away.
 */
export function isNetworkFailure(error: unknown) {
  return error instanceof TypeError && NO_NETWORK.test(error.message)
}

/** Which of the error texts an error calls for; what is no answer of ours is our fault. */
export function errorKind(error: unknown): 'notFound' | 'refused' | 'unavailable' | 'failure' {
  if (isRouteErrorResponse(error) && error.status === 503) return 'unavailable'
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'failure'
  return error.status === 404 ? 'notFound' : 'refused'
}
