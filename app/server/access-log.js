import onHeaders from 'on-headers'
import { loggedPath } from '../platform/logged-path.js'
import { isFile } from './static-files.js'

/**
 * Writes one JSON object a line about each request, as it came, with the time until its answer
 * began; files of the build, of which a page has a dozen, are left out.
 * @type {import('../platform/http/step').Step}
 */
export function logRequest(request, response, next) {
  const { method, url = '' } = request
  const start = performance.now()
  /** @type {number | null} */
  let ms = null
  onHeaders(response, () => (ms = Number((performance.now() - start).toFixed(3))))
  response.once('close', () => {
    if (isFile(response)) return
    const status = response.headersSent ? response.statusCode : null
    const id = response.getHeader('X-Request-Id')
    const line = { time: Date.now(), request: id, method, path: loggedPath(url), status, ms }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
  next()
}
