import { Writable } from 'node:stream'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { SECOND } from './platform/clock'
import { keepPage } from './platform/http/kept-pages.server'
import { NonceProvider } from './platform/http/nonce'
import { isFreeOfVisitor, isOfflineCopy, isSignedIn } from './platform/http/offline-copy.server'
import { withOwnRoutes } from './platform/http/page-routes.server'
import { scriptLast } from './platform/http/script-last.server'
import { setSecurityHeaders } from './platform/http/security-headers.server'
import { getLanguage, i18nFor } from './platform/i18n/i18n.server'
import { log } from './platform/log.server'
import { loggedPath } from './platform/logged-path.js'
import { learnRoutes } from './platform/observe/count-requests.server'
import { REQUEST_ID_HEADER } from './platform/observe/request-id.server'
import { randomToken } from './platform/session/session.server'
import { isUnavailable, RETRY_AFTER } from './platform/unavailable.server'
import { start } from './start.server'
import { RequestIdProvider } from './ui/layout/request-id'

await start()

const RENDER_TIMEOUT = 10 * SECOND

function pathOf(url: string) {
  const { pathname, search } = new URL(url)
  return loggedPath(pathname + search)
}

/** The whole document at once: Remix flushes a streamed one chunk by chunk, which triples its compressed size. */
function renderDocument(page: ReactElement, nonce: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const body = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece)
        done()
      },
    })
    body.once('finish', () => resolve(Buffer.concat(pieces).toString()))
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(body),
      onShellError: reject,
      onError: (error) => log.error({ err: error, path: pathOf(url) }, 'page did not render'),
    })
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT)
    body.once('close', () => clearTimeout(timer))
  })
}

/** Those that failed because something is away for the moment. */
const unavailable = new WeakSet<Request>()

export default async function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  learnRoutes(remixContext.manifest.routes)
  // Thrown, a response has Remix render the page of its status instead.
  if (status === 500 && unavailable.delete(request)) throw new Response(null, { status: 503 })
  if (status === 503) headers.set('Retry-After', RETRY_AFTER)
  const nonce = randomToken()
  const language = await getLanguage(request)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSecurityHeaders(headers, { nonce, signedIn: isSignedIn(remixContext) })
  if (isOfflineCopy(remixContext)) headers.set('X-Offline-Copy', 'keep')
  const page = (
    <I18nextProvider i18n={i18nFor(language)}>
      <NonceProvider value={nonce}>
        <RequestIdProvider value={status < 500 ? '' : (request.headers.get(REQUEST_ID_HEADER) ?? '')}>
          <RemixServer context={withOwnRoutes(remixContext)} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT} />
        </RequestIdProvider>
      </NonceProvider>
    </I18nextProvider>
  )
  const html = scriptLast(await renderDocument(page, nonce, request.url))
  return new Response((isFreeOfVisitor(remixContext) && keepPage(html, headers, nonce)) || html, { status, headers })
}

/** What a page shows is asked for each time: a cart, a choice or an order may have changed since. */
export function handleDataRequest(answer: Response, { request }: { request: Request }) {
  const response = answer.status === 500 && unavailable.delete(request) ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof Response) return
  if (isUnavailable(error)) unavailable.add(request)
  log.error({ err: error, method: request.method, path: pathOf(request.url) }, 'request failed')
}
