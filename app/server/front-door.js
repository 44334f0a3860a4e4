import { leadTo } from '../platform/http/lead-to.js'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {{ status: number, text: string, headers?: Record<string, string> }} Refusal */

/**
 * More parts than any address of the map has (tests/http/map.test.ts): what is longer is no page of
 * ours, and is matched with nothing.
 */
export const MOST_SEGMENTS = 12
/** Of a path, in characters; the longest that the app makes carry a token. */
export const LONGEST_PATH = 2_000
/**
 * Of a path with its query; the longest that the app makes hold what was given to a tool, 6,000
 * characters of it.
 */
export const LONGEST_ADDRESS = 10_000
/**
 * Names in a query; a list with all of its filters has a tenth of them, and what a page with script
 * asks of its links as many as it has links.
 */
export const MOST_QUERIES = 500

/** A path that no route has: the page that says so, in the visitor's language, answers for it. */
export const NOT_FOUND = '/not-found'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

const BAD_REQUEST = { status: 400, text: 'Bad Request' }
const TOO_LONG = { status: 414, text: 'URI Too Long' }

/**
 * Whether it can be a host: the router makes an address of it, which has to be one.
 * @param {string} host with or without a port
 */
const isHost = (host) => HOST.test(host) && URL.canParse(`http://${host}`)

/**
 * The host that the proxy next to the visitor was asked for.
 * @param {string | string[] | undefined} header
 */
const forwardedHost = (header) =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/** @param {string} host with or without a port */
const nameOf = (host) => host.replace(/:\d+$/, '').toLowerCase()

/**
 * Whether a path is written as browsers write it. The guards and the router have to read the same
 * path, and the router reads it without dots, and with other signs in place of some.
 * @param {string} path
 */
function isPlain(path) {
  if (
    !path.startsWith('/') ||
    !URL.canParse(`http://localhost${path}`) ||
    new URL(`http://localhost${path}`).pathname !== path
  )
    return false
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** What stands for itself whether it is escaped or not (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/

/**
 * A path without needless escapes, which mean the same (RFC 3986, 6.2.2.2): what is decided by the
 * words of a path is so for all of its spellings.
 * @param {string} path
 */
const withoutNeedlessEscapes = (path) =>
  path.replace(/%([0-7][\da-f])/gi, (escape, code) => {
    const sign = String.fromCharCode(Number.parseInt(code, 16))
    return UNRESERVED.test(sign) ? sign : escape
  })

/**
 * What a demo answers to: names that lead to this machine alone. A page whose own name leads here
 * for a moment, or a proxy that shows the demo to the world, would else read the mails in it.
 * @param {string | undefined} publicUrl
 * @returns {(host: string) => boolean}
 */
export function demoHosts(publicUrl) {
  const own = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).hostname.toLowerCase() : ''
  return (host) => LOOPBACK.test(nameOf(host)) || nameOf(host) === own
}

/**
 * What is wrong with a request before anybody has looked at what it asks for; null for nothing. One
 * that names an address with more parts than any has, or with an empty one, which the router would
 * read over and the guards not, is led to NOT_FOUND.
 * @param {IncomingMessage} request
 * @param {((host: string) => boolean) | null} isOwnHost null where every name is answered
 * @returns {Refusal | null}
 */
export function refusalOf(request, isOwnHost) {
  const { url = '', method = '', headers, rawHeaders } = request
  if (!METHODS.includes(method))
    return { status: 405, text: 'Method Not Allowed', headers: { Allow: METHODS.join(', ') } }
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length
  if (hosts > 1 || (headers.host !== undefined && !isHost(headers.host))) return BAD_REQUEST
  const forwarded = forwardedHost(headers['x-forwarded-host'])
  if (forwarded && !isHost(forwarded)) return BAD_REQUEST
  const asked = [headers.host, headers['x-forwarded-host']]
    .flat()
    .filter((host) => host !== undefined)
  if (isOwnHost && !asked.every(isOwnHost))
    return { status: 421, text: 'Misdirected Request: a demo answers on its own machine only' }
  if (url.length > LONGEST_ADDRESS) return TOO_LONG
  const [typed = '', query = ''] = url.split(/\?(.*)/s)
  const path = withoutNeedlessEscapes(typed)
  if (path.length > LONGEST_PATH || query.split('&', MOST_QUERIES + 1).length > MOST_QUERIES)
    return TOO_LONG
  if (!isPlain(path)) return BAD_REQUEST
  if (path.includes('//') || path.split('/', MOST_SEGMENTS + 2).length > MOST_SEGMENTS + 1)
    leadTo(request, NOT_FOUND)
  else if (path !== typed)
    leadTo(
      request,
      url.replace(typed, () => path),
    )
  return null
}

/**
 * Answers a request that goes no further, and ends its connection.
 * @param {import('node:http').ServerResponse} response
 * @param {Refusal} refusal
 */
export function refuse(response, { status, text, headers }) {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(`${text}\n`)
}

/**
 * Refuses what no browser asks of a page of ours, before anything is matched or done.
 * @param {NodeJS.ProcessEnv} settings without a secret it is a demo, which answers to its own names
 * alone
 * @returns {import('../platform/http/step').Step}
 */
export function refuseStrange({ SESSION_SECRET, PUBLIC_URL }) {
  const isOwnHost = SESSION_SECRET?.trim() ? null : demoHosts(PUBLIC_URL)
  return (request, response, next) => {
    const refusal = refusalOf(request, isOwnHost)
    if (refusal) refuse(response, refusal)
    else next()
  }
}
