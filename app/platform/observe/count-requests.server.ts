import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECOND } from '../clock'
import { counter, histogram } from './metrics.server'
import { routePatterns, UNMAPPED, type ServedRoute } from './route-patterns'

const countRequest = counter(
  'kanal_http_requests_total',
  'Requests that were answered, by route, method and status.',
)
const timeRequest = histogram(
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

/**
 * Counts and times every request of this process; built files, which are sent before the app is
 * asked, count as one.
 */
export function countRequests() {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [start, path, method] = [
      performance.now(),
      (request.url ?? '/').split('?')[0]!,
      request.method ?? '',
    ]
    response.once('close', () => {
      const route = patternOf?.(path) ?? UNMAPPED
      countRequest({
        route,
        method: METHODS.has(method) ? method : 'other',
        status: response.statusCode,
      })
      if (!isStream(response)) timeRequest((performance.now() - start) / SECOND, { route })
    })
  })
}
