import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'
const ID_BYTES = 9
/**
 * What a proxy or a load balancer may call a request; anything else could forge a line of the log.
 */
const USUAL = /^[\w.-]{8,64}$/

interface Known {
  id: string
}

// On globalThis, so that a module reloaded in development finds the requests under way.
const kept = globalThis as typeof globalThis & { kanalRequests?: AsyncLocalStorage<Known> }
const requests = (kept.kanalRequests ??= new AsyncLocalStorage<Known>())

/**
 * The id of the request that is being answered, for its lines in the log; undefined outside of one.
 */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.id
}

/** The name that a request came with, when it is a usual one, or a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && USUAL.test(given)
    ? given
    : randomBytes(ID_BYTES).toString('base64url')
}

/**
 * Gives every request an id, which is in its answer's header, in each line of the log about it and
 * on the page of a failure.
 */
export function nameRequests() {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = requestIdFrom(request.headers[REQUEST_ID_HEADER])
    request.headers[REQUEST_ID_HEADER] = id
    response.setHeader('X-Request-Id', id)
    requests.enterWith({ id })
  })
}
