import { jobHandlers, timers } from './domain/background.server'
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

/** Starts what runs beside the requests, once per process; hot reloads find it started. */
export function start() {
  if (globalThis.kanalStarted) return
  globalThis.kanalStarted = true
  if (env.WORKER === 'on') startWorker(jobHandlers, timers)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
