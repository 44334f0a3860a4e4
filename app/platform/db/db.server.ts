import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env.server'
import { PrismaClient as PostgresClient } from '#prisma/postgresql/client'
import { Prisma, PrismaClient as SqliteClient } from '#prisma/sqlite/client'
import { watchContent } from './content-watch.server'
import { isConflict } from './errors.server'
import { log } from '../log.server'
import { noteStatement } from '../observe/statements.server'
import { databaseLocation } from './location'
import { postgresAdapter } from './postgres-adapter.server'
import { sqliteAdapter } from './sqlite-adapter.server'

export { Prisma }

/**
 * The client of both providers: the SQLite one's types, whose queries all exist on PostgreSQL too.
 */
export type Db = SqliteClient
export type Transaction = Prisma.TransactionClient

/**
 * How long a transaction may wait for its turn and then run, and how long its conflicts are
 * retried; milliseconds.
 */
const MAX_WAIT_MS = 10_000
const TIMEOUT_MS = 15_000
const RETRY_MS = 10_000

/**
 * Opens the database at `url` (`file:…`, `postgres://…`); lazily, so a wrong one throws at the
 * first query.
 */
export function connect(url: string): Db {
  const location = databaseLocation({ DATABASE_URL: url })
  const transactionOptions = { maxWait: MAX_WAIT_MS, timeout: TIMEOUT_MS }
  // Minimal, since what the others add to an error are the values that somebody typed.
  const options = {
    transactionOptions,
    errorFormat: 'minimal',
    log: [{ emit: 'event', level: 'query' }],
  } satisfies Partial<Prisma.PrismaClientOptions>
  const client =
    location.provider === 'sqlite'
      ? new SqliteClient({ ...options, adapter: watchContent(sqliteAdapter(location.url)) })
      : (new PostgresClient({
          ...options,
          adapter: watchContent(postgresAdapter(location.url)),
        }) as unknown as SqliteClient<'query'>)
  client.$on('query', noteStatement)
  return client as Db
}

// Kept on globalThis, so that a module reloaded in development finds the open client again.
const kept = globalThis as typeof globalThis & { kanalDb?: Db }

function current(): Db {
  return (kept.kanalDb ??= connect(databaseLocation(env).url))
}

/** The app's database, opened at its first use from DATABASE_URL or DATA_DIR. */
export const db: Db = new Proxy({} as Db, {
  get(_target, key) {
    const value = Reflect.get(current(), key)
    return typeof value === 'function' ? value.bind(current()) : value
  },
})

/** Closes the app's database; the next use of `db` opens it anew. */
export async function closeDb(): Promise<void> {
  const open = kept.kanalDb
  kept.kanalDb = undefined
  await open?.$disconnect()
}

type Hear = (topics: string[]) => void

/**
 * What the transactions under way will have changed, and who hears of it. Kept for all copies of
 * this module.
 */
const announcements = new WeakMap<object, Set<string>>()
const hearing = globalThis as typeof globalThis & { kanalHear?: Hear }

/** Calls `hear` with the topics that each transaction announced, once it is committed. */
export function onCommit(hear: Hear) {
  hearing.kanalHear = hear
}

/**
 * Says what the caller's transaction changes, such as `order:…`; heard of after the commit, and not
 * without one.
 */
export function announce(tx: Transaction, ...topics: string[]) {
  const announced = announcements.get(tx)
  for (const topic of topics) announced?.add(topic)
}

/** Runs a transaction once; what it announced is let out when all of it holds. */
async function runOnce<T>(run: (tx: Transaction) => Promise<T>, client: Db): Promise<T> {
  const topics = new Set<string>()
  const result = await client.$transaction(
    (tx) => {
      announcements.set(tx, topics)
      return run(tx)
    },
    { isolationLevel: 'Serializable' },
  )
  if (topics.size > 0) hearing.kanalHear?.([...topics])
  return result
}

/**
 * Runs `run` in one serializable transaction: either all of it happens, or nothing. When another
 * transaction got in the way it runs again from the start, so it must touch nothing but the
 * database. Throws what `run` throws.
 */
export async function transaction<T>(
  run: (tx: Transaction) => Promise<T>,
  client: Db = db,
): Promise<T> {
  const deadline = performance.now() + RETRY_MS
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await runOnce(run, client)
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error
      log.warn('transaction retried')
      await sleep(pause * Math.random())
    }
  }
}
