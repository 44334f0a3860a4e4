import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { KEPT_OPEN } from '../setup/kept-open'

export type Behavior =
  'streams' | 'whole' | 'slow' | 'silent' | 'broken' | 'html' | 'endless' | 'redirects' | number

const piece = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\r\n\r\n`

async function stream(answer: ServerResponse, pieces: string[], pause: number) {
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (const content of pieces) {
    if (answer.destroyed) return
    answer.write(`: waiting\r\n\r\n${piece(content)}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  answer.end(`${piece('', 'stop')}data: [DONE]\r\n\r\n`)
}

/** An OpenAI-compatible endpoint that behaves as it is told and remembers what it was asked. */
export async function startTextModel() {
  const asked: {
    authorization?: string
    body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  }[] = []
  const model = {
    asked,
    behavior: 'streams' as Behavior,
    pieces: ['Zażółć ', 'one.', '\n==', '=\n<b>Two', '</b> is free.'],
    url: '',
    stop: () => {},
  }
  const server = createServer(KEPT_OPEN, async (request, answer) => {
    asked.push({
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    })
    const { behavior, pieces } = model
    if (typeof behavior === 'number')
      return void answer.writeHead(behavior).end('{"error":{"message":"no"}}')
    if (behavior === 'silent') return
    if (behavior === 'redirects')
      return void answer.writeHead(307, { Location: `${model.url}/elsewhere` }).end()
    if (behavior === 'html')
      return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>')
    if (behavior === 'whole')
      return void answer
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content: pieces.join('') } }] }))
    if (behavior === 'broken')
      return void (
        answer.writeHead(200, { 'Content-Type': 'text/event-stream' }),
        answer.write(piece('Half')),
        setTimeout(() => answer.destroy(), 50)
      )
    if (behavior === 'endless')
      return void stream(answer, Array<string>(200).fill('x'.repeat(500)), 0)
    return void stream(answer, pieces, behavior === 'slow' ? 700 : 5)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  model.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return model
}
