import { redirect } from '@remix-run/node'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { paths } from '~/paths'
import type { Language } from '~/platform/i18n/languages'
import { startSpeedTest } from './outcomes.server'
import { TOOL } from './page.server'

/** Compression would hold small pieces back, so that no proxy or server may. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'X-Accel-Buffering': 'no',
}

/**
 * A test as it goes, for the script of the tool's page: events with `done` of `all` files, and a
 * last one with the `key` by which the page shows it. Whoever comes from elsewhere is led to the
 * tool.
 */
export function streamSpeedTest(request: Request, language: Language): Response {
  const typed = new URL(request.url).searchParams.get('url')?.slice(0, ADDRESS_MAX + 1)
  if (typed === undefined || request.headers.get('Sec-Fetch-Site') !== 'same-origin')
    return redirect(paths.tool(TOOL, { url: typed }), 303)
  const encoder = new TextEncoder()
  let gone = false
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: object) => {
        if (!gone) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      try {
        send({ done: 0, all: 0 })
        const { key, outcome } = startSpeedTest(typed, language, send)
        await outcome
        send({ key })
        if (!gone) controller.close()
      } catch (error) {
        if (!gone) controller.error(error)
      }
    },
    cancel() {
      gone = true
    },
  })
  return new Response(body, { headers: HEADERS })
}
