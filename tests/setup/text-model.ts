import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { KEPT_OPEN } from './kept-open'

const PAUSE = 150

/**
 * An OpenAI-compatible endpoint that streams `pieces`, one after another; `asked` keeps what it was
 * sent, with the key it came by.
 */
export async function startTextModel(pieces: readonly string[]) {
  const asked: { path: string; key: string | undefined; body: string }[] = []
  const server = createServer(KEPT_OPEN, (request, response) => {
    void (async () => {
      asked.push({
        path: request.url ?? '',
        key: request.headers.authorization,
        body: await text(request),
      })
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const content of pieces) {
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
      response.end('data: [DONE]\n\n')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/v1`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
