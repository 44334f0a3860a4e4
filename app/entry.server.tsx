import { text } from 'node:stream/consumers'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { gzipJoined, textOf } from './platform/http/joined-gzip.server'
import { takes } from './platform/http/kept-page.server'
import { keepPage } from './platform/http/kept-pages.server'
import { NonceProvider } from './platform/http/nonce'
import { properPath } from './platform/http/proper-path'
import { isPublicData, KEEP_DATA } from './platform/http/public-data'
import { isFreeOfVisitor, isOfflineCopy, isSignedIn } from './platform/http/offline-copy.server'
import { withOwnRoutes } from './server/remix-internals/page-routes.server'
import { scriptLast, scriptWithin } from './server/remix-internals/script-last.server'
import { currentRequestId } from './platform/http/request-context.server'
import { setSecurityHeaders } from './platform/http/security-headers.server'
import { getLanguage, i18nFor, translator } from './platform/i18n/i18n.server'
import { wholeIfFramed } from './platform/http/whole-pages.server'
import { log } from './platform/log.server'
import { loggedPath } from './platform/logged-path.js'
import { learnRoutes } from './platform/observe/count-requests.server'
import { randomToken } from './platform/session/session.server'
import { isUnavailable, RETRY_AFTER } from './platform/unavailable.server'
import { start } from './server/start.server'
import { PartsContext } from './shell/parts'
import { DocumentParts } from './shell/parts.server'
import { RequestIdProvider } from './ui/layout/request-id'

await start()

/**
 * Where a page's one address is, when it was asked for in another spelling; null for what is not
 * there, and for what was asked for at its own.
 */
function otherAddress({ url, method }: Request, status: number, context: EntryContext) {
  if (status !== 200 || (method !== 'GET' && method !== 'HEAD')) return null
  const { pathname, search } = new URL(url)
  const pattern = context.staticHandlerContext.matches.map(({ route }) => route.path ?? '')
  const proper = properPath(pattern.join('/'), pathname)
  return proper === pathname ? null : proper + search
}

/** The document of a rejected form says so first, in its title; `data-was` is what it is without. */
function withErrorTitle(
  html: string,
  { actionData }: EntryContext['staticHandlerContext'],
  word: string,
) {
  if (!actionData) return html
  return html.replace(
    /<title>([^<]*)/,
    (_, title: string) => `<title data-was="${title}">${word} ${title}`,
  )
}

function pathOf(url: string) {
  const { pathname, search } = new URL(url)
  return loggedPath(pathname + search)
}

/**
 * What Remix hands to the page's script, read before the page is made: nothing on it is waited for
 * then.
 */
async function readHandoff(context: EntryContext): Promise<EntryContext> {
  const value = await text(context.serverHandoffStream as NodeStream)
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } })
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  }
}

/** Those that failed because something is away for the moment. */
const unavailable = new WeakSet<Request>()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  learnRoutes(remixContext.manifest.routes)
  // Thrown, a response has Remix render the page of its status instead.
  if (status === 500 && unavailable.delete(request)) throw new Response(null, { status: 503 })
  if (status === 503) headers.set('Retry-After', RETRY_AFTER)
  const elsewhere = otherAddress(request, status, remixContext)
  if (elsewhere) {
    headers.set('Location', elsewhere)
    return new Response(null, { status: 308, headers })
  }
  const nonce = randomToken()
  const language = await getLanguage(request)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSecurityHeaders(headers, { nonce, signedIn: isSignedIn(remixContext) })
  if (isOfflineCopy(remixContext)) headers.set('X-Offline-Copy', 'keep')
  // For who takes no gzip it is made whole, as a test compares.
  const takesGzip = takes(request.headers.get('Accept-Encoding') ?? '', 'gzip')
  const parts = takesGzip && !import.meta.env.DEV ? new DocumentParts() : null
  const page = (
    <I18nextProvider i18n={i18nFor(language)}>
      <NonceProvider value={nonce}>
        <RequestIdProvider value={status < 500 ? '' : (currentRequestId() ?? '')}>
          <PartsContext.Provider value={parts}>
            <RemixServer
              context={await readHandoff(withOwnRoutes(remixContext))}
              url={request.url}
              nonce={nonce}
            />
          </PartsContext.Provider>
        </RequestIdProvider>
      </NonceProvider>
    </I18nextProvider>
  )
  const made = scriptLast(scriptWithin(`<!DOCTYPE html>${renderToString(page)}`))
  const html =
    status >= 400
      ? withErrorTitle(
          made,
          remixContext.staticHandlerContext,
          translator(language, 'ui')('form.error'),
        )
      : made
  const pieces = parts ? parts.join(html) : [html]
  const shared = isFreeOfVisitor(remixContext) && keepPage(textOf(pieces), headers, nonce)
  if (shared || !parts) return new Response(shared || html, { status, headers })
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  return new Response(gzipJoined(pieces), { status, headers })
}

/**
 * What a page shows is asked for each time: a cart, a choice or an order may have changed since.
 */
export function handleDataRequest(made: Response, { request }: { request: Request }) {
  const answer = wholeIfFramed(made, request)
  const response =
    answer.status === 500 && unavailable.delete(request)
      ? new Response(answer.body, { status: 503, headers: answer.headers })
      : answer
  if (isPublicData(request, response)) response.headers.set(KEEP_DATA, '1')
  if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** As a form that is sent to a page which takes none: the visitor is answered, and nothing failed. */
const isAskedWrongly = (error: unknown) => isRouteErrorResponse(error) && error.status < 500

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof Response || isAskedWrongly(error)) return
  if (isUnavailable(error)) unavailable.add(request)
  log.error({ err: error, method: request.method, path: pathOf(request.url) }, 'request failed')
}
