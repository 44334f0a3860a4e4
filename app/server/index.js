/**
 * The server: Express, with what happens to a request from top to bottom. Each step is a function
 * with its reason; those of the app itself come with the build (steps.server.ts).
 */
import './settings.js'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@remix-run/express'
import { installGlobals } from '@remix-run/node'
import express from 'express'
import { addDefaultHeaders } from '../platform/http/default-headers.js'
import { logRequest } from './access-log.js'
import { compress } from './compression.js'
import { answerFault, endOnFault } from './faults.js'
import { refuseStrange } from './front-door.js'
import { listen } from './listen.js'
import { hearStopOnce, sharePort } from './processes.js'
import { bendRemix } from './remix-internals/index.js'
import { staticFiles } from './static-files.js'
import { limitTransfer } from './transfer-limits.js'

const BUILD = resolve(process.argv[2] ?? 'build/server/index.js')
const CLIENT = 'build/client'

/** @param {typeof import('./build.ts')} build */
function appOf({ steps, ...build }) {
  const app = express().disable('x-powered-by').set('query parser', false)
  app.use(limitTransfer)
  app.use(steps.openRequest)
  app.use(logRequest)
  app.use(steps.countRequest)
  app.use(addDefaultHeaders(process.env.PUBLIC_URL))
  app.use(steps.refuseForeignMethods)
  app.use(steps.refuseCrossSite)
  app.use(refuseStrange(process.env))
  app.use(staticFiles(CLIENT))
  app.use(steps.takeTurns)
  app.use(steps.keepAskedLanguage)
  app.use(steps.keepPages)
  app.use(compress)
  app.use(createRequestHandler({ build }))
  app.use(answerFault)
  return app
}

/** @param {() => void} onListening */
async function serve(onListening) {
  bendRemix()
  let tellListening = () => {}
  // What the build starts once the port is its own (start.server.ts) waits for it.
  globalThis.kanalListens = new Promise((resolve) => (tellListening = resolve))
  const build = await import(pathToFileURL(BUILD).href)
  installGlobals({ nativeFetch: true })
  listen(appOf(build), () => {
    onListening()
    tellListening()
  })
}

endOnFault()
if (!existsSync(BUILD)) {
  console.error(`Not started. ${BUILD} is missing: run npm run build first.`)
  process.exit(1)
}
if (!sharePort()) await serve(hearStopOnce())
