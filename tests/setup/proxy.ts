import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy that gives each request to the next of its servers, passing over those that are gone, as
 * one in front of several hosts does.
 */
export async function startProxy(): Promise<{
  origin: string
  servers: string[]
  stop: () => Promise<void>
}> {
  const servers: string[] = []
  let turn = 0

  function pass(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    body: Buffer,
    tries = servers.length,
  ) {
    const { hostname, port } = new URL(servers[turn++ % servers.length]!)
    const { method, url: path, headers } = request
    // A local address that a test names stands for the visitor's own: limits are by address.
    const from = [headers['x-forwarded-for']].flat()[0] ?? request.socket.remoteAddress
    const onward = http.request(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        localAddress: from,
        headers: { ...headers, 'x-forwarded-for': from },
      },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1)
        return pass(request, response, body, tries - 1)
      response.destroy()
    })
    onward.end(body)
  }

  const server = http.createServer(async (request, response) =>
    pass(request, response, await buffer(request)),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    servers,
    stop: () =>
      new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
