import type { Language } from '~/platform/i18n/languages'
import { handleBrief, writeDrafts } from './page.server'

/** Compression would hold small pieces back, so that no proxy or server may. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'X-Accel-Buffering': 'no',
}

/**
 * Drafts as they are written: events with a piece of `text`, and a last one with the `answer` that
 * a page would have shown.
 */
export async function streamCopy(request: Request, language: Language): Promise<Response> {
  const taken = await handleBrief(request, language)
  if ('answer' in taken)
    return Response.json(
      { answer: taken.answer },
      { status: taken.status, headers: { 'Cache-Control': 'no-store' } },
    )
  const encoder = new TextEncoder()
  const left = new AbortController()
  request.signal.addEventListener('abort', () => left.abort(), { once: true })
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: object) => {
        if (!left.signal.aborted)
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      try {
        send({ answer: await writeDrafts(taken, language, left.signal, (text) => send({ text })) })
        if (!left.signal.aborted) controller.close()
      } catch (error) {
        if (!left.signal.aborted) controller.error(error)
      }
    },
    cancel: () => left.abort(),
  })
  return new Response(body, { headers: HEADERS })
}
