import { STATUS_CODES } from 'node:http'
import { loggedPath } from '../platform/logged-path.js'
import { refuse } from './front-door.js'

/** Why the system lets nobody listen at an address, and what to do. */
const PORT_WORDS = {
  EADDRINUSE: 'is in use: end the program that listens there, or set PORT to another',
  EACCES: 'may not be used by this user: set PORT to 1024 or more',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST to one',
  ENOTFOUND: 'is not an address of this machine: set HOST to one',
  EAI_AGAIN: 'is not an address of this machine: set HOST to one',
}

/** @param {any} reason */
function portWords({ code, syscall, hostname, message }) {
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env
  const isPort = ['listen', 'bind'].includes(syscall)
  if (!isPort && !(syscall === 'getaddrinfo' && hostname === HOST)) return null
  const words = /** @type {Record<string, string>} */ (PORT_WORDS)[code]
  return words ? `${HOST}:${PORT} ${words}.` : message
}

/**
 * What the person at the terminal can put right, in words; null for a fault.
 * @param {any} reason
 */
export function wordsOf(reason) {
  const words =
    reason?.name === 'UnsafeConfigurationError' ? reason.message : portWords(Object(reason))
  return words && `Not started. ${words}`
}

/**
 * Ends the process: with one line for what the person at the terminal can put right, with the trace
 * for a fault.
 * @param {any} reason
 */
function end(reason) {
  console.error(wordsOf(reason) ?? reason)
  process.exit(1)
}

/** Ends the process with a fault that nobody has caught: what it left half done is not known. */
export function endOnFault() {
  process.on('unhandledRejection', end)
  process.on('uncaughtException', end)
}

/**
 * Answers a request that failed outside of Remix, which answers for its own faults; Express would
 * print the trace between the lines of the log.
 * @param {any} error
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} _next that Express knows this by as what takes errors
 */
export function answerFault(error, request, response, _next) {
  const status = error?.status >= 400 && error.status < 500 ? error.status : 500
  if (status === 500 && !response.destroyed)
    console.log(
      JSON.stringify({
        level: 50,
        time: Date.now(),
        request: response.getHeader('X-Request-Id'),
        path: loggedPath(request.url ?? ''),
        msg: 'request failed',
        err: { message: String(error?.message ?? error), stack: error?.stack },
      }),
    )
  if (response.headersSent) response.destroy()
  else refuse(response, { status, text: STATUS_CODES[status] ?? '' })
}
