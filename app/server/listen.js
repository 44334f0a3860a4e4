import http from 'node:http'
import { limitConnections } from './connection-limit.js'
import { answerFault } from './faults.js'
import { HEAD_LIMITS } from './transfer-limits.js'

/**
 * Longer than the minute for which proxies keep an unused connection, so that none sends a request
 * into one that is being closed; in ms.
 */
const KEPT_OPEN = 75_000
/** How often a server that is being stopped ends the connections on which nothing is left; in ms. */
const SWEEP = 100

/**
 * Takes no more connections, and ends each that is open after what is under way on it: one that is
 * kept would bring requests until the process ends under them.
 * @param {http.Server} server
 */
function close(server) {
  server.close()
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  )
  setInterval(() => server.closeIdleConnections(), SWEEP).unref()
}

/**
 * Serves an app at HOST and PORT until the process is told to stop. A request whose address Express
 * cannot even read is a bad one.
 * @param {import('../platform/http/step').Step} app
 * @param {() => void} onListening
 */
export function listen(app, onListening) {
  const { HOST = '', PORT = '' } = process.env
  const server = http.createServer(
    { keepAliveTimeout: KEPT_OPEN, ...HEAD_LIMITS },
    (request, response) =>
      app(request, response, (error) =>
        answerFault(error ?? { status: 400 }, request, response, null),
      ),
  )
  limitConnections(server).listen(Number(PORT), HOST, () => {
    console.log(`Serving at http://localhost:${PORT} (http://${HOST}:${PORT})`)
    onListening()
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => close(server))
}
