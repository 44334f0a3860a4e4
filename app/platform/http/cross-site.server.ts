import type { IncomingMessage } from 'node:http'
import { log } from '../log.server'
import { loggedPath } from '../logged-path.js'
import { leadTo } from './lead-to.js'
import type { Step } from './step'

/** All others may change something. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What Remix's script asks for, where Remix itself takes all but GET for a change. */
const isData = (url = '') => url.split('?', 1)[0]!.endsWith('.data')

function first(header: string | string[] | undefined) {
  return String(header ?? '')
    .split(',')[0]!
    .trim()
}

/**
 * Whether another site's page sends a change, judged as Remix does before an action: by Origin
 * against the host asked for.
 */
export function isCrossSite({
  method = '',
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const { origin } = headers
  const isSafe = isData(url) ? method === 'GET' : SAFE.has(method)
  if (isSafe || origin === undefined) return false
  const host = first(headers['x-forwarded-host']) || first(headers.host)
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Leads what another site's page sends to the page that says so; Remix itself would answer with an
 * empty 500. The paths under `open` have a guard of their own, but for their data.
 */
export function refuseCrossSite({ page, open }: { page: string; open: string[] }): Step {
  return (request, _response, next) => {
    const isOpen = !isData(request.url) && open.some((path) => request.url?.startsWith(path))
    if (!isOpen && isCrossSite(request)) {
      log.warn(
        { path: loggedPath(request.url ?? ''), origin: request.headers.origin },
        'cross-site request refused',
      )
      request.method = 'GET'
      leadTo(request, page)
    }
    next()
  }
}
