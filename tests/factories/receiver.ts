import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  at: number
  headers: http.IncomingHttpHeaders
  body: string
}
type Answer = { status: number; text?: string } | 'silence' | 'hang up'

/** Somebody's receiver on this machine: keeps what comes, and answers as it is told. */
export async function startReceiver(
  answer: (received: Received) => Answer = () => ({ status: 204 }),
) {
  const received: Received[] = []
  let answers = answer
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { at: Date.now(), headers: request.headers, body: String(Buffer.concat(chunks)) }
      received.push(one)
      const said = answers(one)
      if (said === 'silence') return
      if (said === 'hang up') return void request.socket.destroy()
      response.writeHead(said.status, { 'Content-Type': 'text/plain' }).end(said.text)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    place,
    url: `http://${place}/hook`,
    received,
    answer: (next: typeof answer) => void (answers = next),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
