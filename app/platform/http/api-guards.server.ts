import { env } from '../env.server'
import { apiError } from './api.server'

/** 405 for a path of the contract that knows other methods. */
export function wrongMethod(...allowed: string[]) {
  const answer = apiError(405, 'Method not allowed')
  answer.headers.set('Allow', allowed.join(', '))
  return answer
}

function isOwnHost(origin: string, request: Request) {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === new URL(request.url).host || host === new URL(env.PUBLIC_URL).host
}

/**
 * Throws a 403 when a browser says that another site's page sent the request; without an Origin
 * header no page did.
 */
export function requireSameOrigin(request: Request) {
  const origin = request.headers.get('Origin')
  if (origin !== null && !isOwnHost(origin, request))
    throw apiError(403, 'Cross-site request refused')
}

/**
 * A boolean of the query: undefined when it is not given, null when it is neither true nor false.
 */
export function readFlag(value: string | null): boolean | null | undefined {
  if (value === null) return undefined
  return value === 'true' ? true : value === 'false' ? false : null
}
