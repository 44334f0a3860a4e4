import type { IncomingMessage } from 'node:http'
import { leadTo } from './lead-to.js'
import type { Step } from './step'

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

/** Leads a request by a method that no page knows to the page that says so. */
export function refuseForeignMethods({ page, open }: { page: string; open: string[] }): Step {
  return (request, _response, next) => {
    if (isForeignMethod(request, open)) {
      request.method = 'GET'
      leadTo(request, page)
    }
    next()
  }
}
