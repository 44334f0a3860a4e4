import type { ServerResponse } from 'node:http'
import { SECOND } from '../clock'
import type { Step } from '../http/step'
import { counter, histogram } from './metrics.server'
import { routePatterns, UNMAPPED, type ServedRoute } from './route-patterns'

const requests = counter(
  'kanal_http_requests_total',
  'Requests that were answered, by route, method and status.',
)
const durations = histogram(
  'kanal_http_request_duration_seconds',
  'Time from a request to the end of its answer, by route; without streams.',
)

let patternOf: ((path: string) => string) | null = null

/** Tells which routes there are; until the first page is shown, requests are counted as of none. */
export function learnRoutes(routes: Record<string, ServedRoute>) {
  patternOf ??= routePatterns(routes)
}

/** A method of no standard is no label of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function isStream(response: ServerResponse) {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream')
}

let underWay = 0

/** How many requests of this process are being answered now. */
export const countUnderWay = () => underWay

/** Counts and times every request of this process; built files count as one. */
export const countRequest: Step = (request, response, next) => {
  const [start, path, method] = [
    performance.now(),
    (request.url ?? '/').split('?')[0]!,
    request.method ?? '',
  ]
  underWay += 1
  response.once('close', () => {
    underWay -= 1
    const route = patternOf?.(path) ?? UNMAPPED
    requests({
      route,
      method: METHODS.has(method) ? method : 'other',
      status: response.statusCode,
    })
    if (!isStream(response)) durations((performance.now() - start) / SECOND, { route })
  })
  next()
}
