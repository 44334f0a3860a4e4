/**
 * Starts the built app with @remix-run/serve; settings come from the environment and from .env, see
 * .env.example.
 */
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import v8 from 'node:v8'
import zlib from 'node:zlib'
import { addHeaders, defaultHeaders } from '../platform/http/default-headers.js'
import { limitConnections } from './connection-limit.js'
import { demoHosts, refusalOf, refuse } from './front-door.js'
import { matchQuickly } from './remix-internals/quick-matches.js'
import { sendAsTaken } from './remix-internals/send-as-taken.js'
import { assertVersions } from './remix-internals/versions.js'
import { staticFiles } from './static-files.js'
import { HEAD_LIMITS, limitTransfer } from './transfer-limits.js'
import { loggedPath } from '../platform/logged-path.js'
import { hearStopOnce, sharePort } from './processes.js'

const CLIENT = 'build/client'

/**
 * How much larger than what is in use the heap may grow before it is swept, in per cent: V8 would
 * let it be several times as large.
 */
v8.setFlagsFromString('--heap-growing-percent=40')

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV ||= 'production'
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= '3000'
const build = (process.argv[2] ??= 'build/server/index.js')

/**
 * Ends the process: with one line for what the person at the terminal can put right, with the trace
 * for a fault.
 * @param {any} reason
 */
function end(reason) {
  const plain =
    reason?.name === 'UnsafeConfigurationError' || ['listen', 'bind'].includes(reason?.syscall)
  console.error(plain ? `Not started. ${reason.message}` : reason)
  process.exit(1)
}
process.on('unhandledRejection', end)
process.on('uncaughtException', end)

if (!existsSync(build)) {
  console.error(`Not started. ${build} is missing: run npm run build first.`)
  process.exit(1)
}

const sendFile = staticFiles(CLIENT)

/** What @remix-run/serve puts before the app, which it takes no settings for. */
const serve = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'))

assertVersions(serve)
matchQuickly(serve('@remix-run/router'))
sendAsTaken(serve('@remix-run/node'))

/**
 * What is in the folders is sent before the app is asked: it need not look there once more for
 * every page.
 */
serve('express').static =
  () => (/** @type {any} */ _request, /** @type {any} */ _response, /** @type {any} */ next) =>
    next()

/**
 * Pages leave a twelfth smaller than at the usual quality, for a millisecond more;
 * tests/http/budgets.test.ts counts on it.
 */
const BROTLI_QUALITY = 6
/**
 * Two to the power of this, in bytes, is what a page is searched for repetitions in; the usual one,
 * for 4 MB, takes memory that no page needs.
 */
const BROTLI_WINDOW = 18
const compression = serve('compression')
const installed = serve.cache[serve.resolve('compression')]
if (installed)
  installed.exports = () =>
    compression({
      brotli: {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        },
      },
    })

/** The access log, one JSON object a line. */
const morgan = serve('morgan')
morgan.format(
  'tiny',
  (/** @type {any} */ tokens, /** @type {any} */ request, /** @type {any} */ response) =>
    JSON.stringify({
      time: Date.now(),
      request: request.headers['x-request-id'],
      method: tokens.method(request, response),
      path: loggedPath(tokens.url(request, response)),
      status: Number(tokens.status(request, response)) || null,
      ms: Number(tokens['response-time'](request, response)) || null,
    }),
)

/** The app logs no request itself: those that it never sees are logged as well. */
const logRequest = morgan('tiny')
const unlogged = serve.cache[serve.resolve('morgan')]
if (unlogged)
  unlogged.exports =
    () => (/** @type {any} */ _request, /** @type {any} */ _response, /** @type {any} */ next) =>
      next()

/**
 * Longer than the minute for which proxies keep an unused connection, so that none sends a request
 * into one that is being closed; in ms.
 */
const KEPT_OPEN = 75_000
const createServer = http.createServer
let serves = false
const always = defaultHeaders(process.env.PUBLIC_URL)
const isOwnHost = process.env.SESSION_SECRET?.trim() ? null : demoHosts(process.env.PUBLIC_URL)

/**
 * Answers what Express could not, which by itself would print the trace between the lines of the
 * log.
 * @param {any} error
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function answerFault(error, request, response) {
  const status = error?.status >= 400 && error.status < 500 ? error.status : 500
  const known = {
    time: Date.now(),
    request: request.headers['x-request-id'],
    path: loggedPath(request.url ?? ''),
  }
  if (status === 500 && !response.destroyed)
    console.log(
      JSON.stringify({
        level: 50,
        ...known,
        msg: 'request failed',
        err: { message: String(error?.message ?? error), stack: error?.stack },
      }),
    )
  if (response.headersSent) response.destroy()
  else refuse(response, { status, text: http.STATUS_CODES[status] ?? '' })
}

http.createServer = /** @param {any} app */ (app) =>
  limitConnections(
    createServer({ keepAliveTimeout: KEPT_OPEN, ...HEAD_LIMITS }, (request, response) => {
      limitTransfer(request, response)
      addHeaders(response, always)
      const refusal = refusalOf(request, isOwnHost)
      if (refusal) return logRequest(request, response, () => refuse(response, refusal))
      sendFile(request, response, () =>
        logRequest(request, response, () => {
          const make = () =>
            app(request, response, (/** @type {unknown} */ error) =>
              answerFault(error, request, response),
            )
          if (globalThis.kanalAnswerKept) globalThis.kanalAnswerKept(request, response, make)
          else make()
        }),
      )
    }),
  ).once('listening', () => (serves = true))

const MOST_PROCESSES = 256
const processes = Number(process.env.WEB_CONCURRENCY || 1)
// A number that cannot be meant is left to the one process that then reads the settings and refuses
// it.
if (
  cluster.isPrimary &&
  Number.isInteger(processes) &&
  processes > 1 &&
  processes <= MOST_PROCESSES
)
  sharePort(processes)
else {
  if (cluster.isWorker) hearStopOnce(() => serves)
  await import('@remix-run/serve/dist/cli.js')
}
