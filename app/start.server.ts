import { jobHandlers, timers } from './domain/background.server'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './domain/people/demo-accounts'
import { paths } from './paths'
import { SECOND } from './platform/clock'
import { closeDb } from './platform/db/db.server'
import { env } from './platform/env.server'
import { log } from './platform/log.server'
import { startWorker, stopWorker } from './platform/outbox/worker.server'

const DRAIN_TIME = 9 * SECOND

declare global {
  var kanalStarted: boolean | undefined
}

/** remix-serve stops accepting and lets requests finish; the process ends when nothing is left, or when the time is up. */
async function stop(signal: string) {
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(0), DRAIN_TIME).unref()
  process.once('beforeExit', () => void closeDb())
  await stopWorker()
}

/** Tells whoever started the demo how to get in. */
function announceDemo() {
  const accounts = DEMO_ACCOUNTS.map(({ username }) => username).join(', ')
  console.log(`Demo mode at ${env.PUBLIC_URL}: sign in as ${accounts}, password ${DEMO_PASSWORD}. Mail: ${env.PUBLIC_URL}${paths.demoOutbox()}`)
}

/** Starts what runs beside the requests, once per process; hot reloads find it started. */
export function start() {
  if (globalThis.kanalStarted) return
  globalThis.kanalStarted = true
  if (env.WORKER === 'on') startWorker(jobHandlers, timers)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (env.demo && env.WORKER === 'on') announceDemo()
}
