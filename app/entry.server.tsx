import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { start } from './start.server'
import { MINUTE } from './platform/clock'
import { NonceProvider } from './platform/http/nonce'
import { setSecurityHeaders } from './platform/http/security-headers.server'
import { getLanguage, i18nFor } from './platform/i18n/i18n.server'
import { log } from './platform/log.server'
import { randomToken } from './platform/session/session.server'

start()

const RENDER_TIMEOUT = MINUTE / 6

export default async function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  const nonce = randomToken()
  const language = await getLanguage(request)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSecurityHeaders(headers, nonce)
  const page = (
    <I18nextProvider i18n={i18nFor(language)}>
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT} />
      </NonceProvider>
    </I18nextProvider>
  )
  return new Promise<Response>((resolve, reject) => {
    const respond = () => {
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      stream.pipe(body)
    }
    const stream = renderToPipeableStream(page, {
      nonce,
      [isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady']: respond,
      onShellError: reject,
      onError: (error) => log.error({ err: error, url: request.url }, 'page did not render'),
    })
    setTimeout(stream.abort, RENDER_TIMEOUT).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'request failed')
}
