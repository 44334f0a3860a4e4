import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * What pages and their forms use. Remix would run an action for every other method that changes
 * something, and a loader for OPTIONS.
 */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/**
 * Whether a request comes by a method that no page knows; the paths under `open` answer for
 * themselves.
 */
export function isForeignMethod(
  { method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  open: string[],
): boolean {
  return !PAGE_METHODS.includes(method) && !open.some((path) => url.startsWith(path))
}

/** Leads a request by a method that no page knows to what says so, before anything is done. */
export function refuseForeignMethods({ page, open }: { page: string; open: string[] }) {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (!isForeignMethod(request, open)) return
    request.method = 'GET'
    request.url = page
  })
}
