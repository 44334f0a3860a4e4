import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { postgresOptions } from '../../app/platform/db/postgres-options'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { createPostgresDatabase } from './postgres.mjs'
import { makeFolderOf } from './sqlite.mjs'

/** How long a database that does not answer is waited for, and how often it is asked; ms. */
const PATIENCE = 120_000
const PAUSE = 500
const CONNECT_LIMIT = 10_000
/** Any number that no other program on the database takes for its own locks. */
const LOCK = 7_315_208_144

type Refusal = { code?: string; message: string }

/** What is said by a server that is not there yet, starts, or is being replaced. */
const LATER = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
  '57P01',
  '53300',
])
const NO_DATABASE = '3D000'
/** Another start has made it meanwhile. */
const MADE = /already exists|duplicate key/

/** Who is asked where, without the password. */
function placeOf(url: string) {
  const { username, hostname, port, pathname } = new URL(url)
  return {
    user: decodeURIComponent(username),
    server: `${hostname}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** One line for the person who has set DATABASE_URL. */
function inWords(url: string, { code, message }: Refusal) {
  const { user, server, database } = placeOf(url)
  if (code === '28P01' || code === '28000')
    return `The database at ${server} refused "${user}": check the user and password in DATABASE_URL.`
  if (code === '42501')
    return `"${user}" may not use the database "${database}" at ${server}: ${message}.`
  if (code === 'ENOTFOUND') return `The host in DATABASE_URL doesn’t exist: ${server}.`
  return `The database at ${server} isn’t responding: ${message || code}.`
}

async function open(url: string) {
  const client = new pg.Client({
    ...postgresOptions(url).client,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT,
  })
  // One that is lost while it waits tells by its next statement.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * A connection to the database, which is made when the server has none of that name. Throws with
 * one line that says what is wrong.
 */
async function connectPatiently(url: string): Promise<pg.Client> {
  let isTold = false
  for (const deadline = Date.now() + PATIENCE; ; await pause(PAUSE)) {
    try {
      return await open(url)
    } catch (caught) {
      const refusal = ((caught as { errors?: Refusal[] }).errors?.[0] ?? caught) as Refusal
      if (refusal.code === NO_DATABASE)
        await createPostgresDatabase(url).catch((error: Error) => {
          if (!MADE.test(error.message)) throw error
        })
      else if (
        !(LATER.has(refusal.code ?? '') || /timeout/.test(refusal.message)) ||
        Date.now() > deadline
      )
        throw new Error(inWords(url, refusal), { cause: caught })
      else if (!isTold)
        console.error(
          `${inWords(url, refusal)} Waiting up to ${Math.round(PATIENCE / 1000)} seconds.`,
        )
      isTold = true
    }
  }
}

async function untilTaken(take: () => Promise<boolean> | boolean) {
  if (await take()) return
  console.error('Another process is setting up the database. Waiting for it.')
  while (!(await take())) await pause(PAUSE)
}

async function lockPostgres(url: string) {
  const client = await connectPatiently(url)
  await untilTaken(
    async () =>
      (await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])).rows[0].taken,
  )
  return () => client.end()
}

const isHeld = (error: unknown) => /locked|busy/i.test(String(error))

/** Throws with one line for the person who has set the place of the database. */
function assertOpens(url: string) {
  try {
    makeFolderOf(url)
    const database = openSqlite(url)
    database.exec('PRAGMA schema_version')
    database.close()
  } catch (error) {
    if (isHeld(error)) return
    throw new Error(
      `${url.slice('file:'.length)} can’t be opened as a database (${(error as Error).message}): check DATABASE_URL and DATA_DIR.`,
      { cause: error },
    )
  }
}

/**
 * A file beside the database's: SQLite gives its lock back when the process ends, however it ends.
 */
async function lockSqlite(url: string) {
  assertOpens(url)
  let lock: ReturnType<typeof openSqlite> | undefined
  await untilTaken(() => {
    try {
      lock ??= openSqlite(`${url}-setup`)
      lock.exec('BEGIN EXCLUSIVE')
      return true
    } catch (error) {
      if (isHeld(error)) return false
      throw error
    }
  })
  return () => lock?.close()
}

/**
 * Runs what sets the database at `url` up while no other start does: waits for a database that
 * comes late, and for others. Throws with one line when the database lets nobody in.
 */
export async function setUpAlone<T>(url: string, run: () => Promise<T>): Promise<T> {
  const release = await (url.startsWith('file:') ? lockSqlite(url) : lockPostgres(url))
  try {
    return await run()
  } finally {
    await release()
  }
}
