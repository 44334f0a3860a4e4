import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { jobHandlers, jobLanes } from '~/domain/background.server'
import {
  DEMO_ACCOUNTS,
  DEMO_CLIENTS,
  DEMO_PASSWORD,
  DEMO_STUDIO_OWNER,
  SEEDED_ACCOUNTS,
} from '~/domain/people/demo-accounts'
import { authenticate } from '~/domain/people/people.server'
import { paths } from '~/paths'
import { schedule } from '~/schedule'
import { MINUTE, SECOND } from '~/platform/clock'
import { watchClock } from '~/platform/db/database-clock.server'
import { closeDb } from '~/platform/db/db.server'
import { readSchemaAge } from '~/platform/db/schema-version.server'
import { env, UnsafeConfigurationError } from '~/platform/env.server'
import { forgetIncoming } from '~/platform/http/received-body.server'
import { startLive, stopLive } from '~/platform/live/hub.server'
import { endStreams } from '~/platform/live/stream.server'
import { log } from '~/platform/log.server'
import { countUnderWay } from '~/platform/observe/count-requests.server'
import { answerNeighbors } from '~/platform/observe/neighbors.server'
import { watchProcess } from '~/platform/observe/process.server'
import { startWorker, stopWorker } from '~/platform/outbox/worker.server'
import { tidyStorage } from '~/platform/storage/storage.server'
import { isUnavailable } from '~/platform/unavailable.server'

const DRAIN_TIME = 8 * SECOND
const DATABASE_PATIENCE = 2 * MINUTE

declare global {
  var kanalStarted: boolean | undefined
  /** Set by app/server/index.js: done once it listens. */
  var kanalListens: Promise<void> | undefined
}

/**
 * Ends the process under answers that take longer, such as a slow download, which the browser can
 * ask the rest of; another worker takes the jobs that it held when their claims run out.
 */
function cutOff() {
  log.warn({ answers: countUnderWay() }, 'stopped; requests in progress cut off')
  process.exit(0)
}

/**
 * Ends what runs beside the requests, while the server takes no new ones and lets the others
 * finish; the process ends when nothing is left, or when the time is up.
 */
async function stop(signal: string) {
  log.info({ signal }, 'stopping')
  endStreams()
  setTimeout(cutOff, DRAIN_TIME).unref()
  process.once('beforeExit', () => {
    log.info('stopped; all requests answered')
    void closeDb()
  })
  await Promise.all([stopWorker(), stopLive()])
  // One of several on a port is held by its line to the process that started it.
  cluster.worker?.disconnect()
}

/** Tells whoever started the demo how to get in. */
function announceDemo() {
  const accounts = [...DEMO_ACCOUNTS.map(({ username }) => username), DEMO_STUDIO_OWNER].join(', ')
  process.stdout.write(
    `Demo mode at ${env.PUBLIC_URL}: sign in as ${accounts}, password ${DEMO_PASSWORD}. Email: ${env.PUBLIC_URL}${paths.demoOutbox()}\n`,
  )
}

/** A database without this version's tables could answer nothing. */
async function refuseUnmigrated() {
  if ((await readSchemaAge()) !== 'older') return
  throw new UnsafeConfigurationError(
    'The database lacks tables or columns of this version: run npm run db:migrate.',
  )
}

/** The demo's password is known to everyone: a database that it opens must not go live. */
async function refuseDemoAccounts() {
  for (const username of [
    ...SEEDED_ACCOUNTS.map((account) => account.username),
    ...Object.values(DEMO_CLIENTS),
    DEMO_STUDIO_OWNER,
  ]) {
    if (!(await authenticate(username, DEMO_PASSWORD))) continue
    throw new UnsafeConfigurationError(
      `SESSION_SECRET is set, but the database has the demo account "${username}": ` +
        'set DATABASE_URL or DATA_DIR to a new one.',
    )
  }
}

/**
 * Does what needs the database, and waits for one that comes later than the app. Throws what `run`
 * throws.
 */
async function whenItAnswers(run: () => Promise<void>) {
  for (const deadline = performance.now() + DATABASE_PATIENCE; ; await pause(SECOND)) {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error
      log.warn({ err: error }, 'database not responding: waiting for it')
    }
  }
}

/** What a process does only once the port is its own. */
function startWork() {
  if (env.WORKER !== 'on') return
  startWorker(jobHandlers, schedule, jobLanes)
  if (env.demo) announceDemo()
}

/**
 * Starts what runs beside the requests, once per process; hot reloads find it started. Throws
 * UnsafeConfigurationError.
 */
export async function start() {
  if (globalThis.kanalStarted) return
  globalThis.kanalStarted = true
  await whenItAnswers(refuseUnmigrated)
  if (!env.demo) await whenItAnswers(refuseDemoAccounts)
  void forgetIncoming()
  void tidyStorage().catch((error) => log.warn({ err: error }, 'old drafts were not deleted'))
  startLive()
  watchClock()
  watchProcess()
  answerNeighbors()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Under another server than ours nobody tells when it listens.
  void Promise.resolve(globalThis.kanalListens).then(startWork)
}
