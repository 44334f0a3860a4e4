import type { Socket } from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { SECOND } from '../clock'
import { log } from '../log.server'
import { postgresOptions } from './postgres-options'
import { turns } from './turns'

/** How long a query waits for a connection of the pool, and how long opening one may take; ms. */
const CONNECT_LIMIT = 10 * SECOND
/**
 * How long a connection that owes an answer may be silent before it is given up; ms. A network can
 * lose it without a word.
 */
const SILENCE_LIMIT = 8 * SECOND
/** The server ends a statement before the silence is taken for a lost connection. */
const STATEMENT_LIMIT = 7 * SECOND
/**
 * How long a transaction waits for a lock: longer than the server lets a process that has stopped
 * keep one.
 */
const LOCK_LIMIT = 6 * SECOND
/** How long a process that has stopped in the middle of a transaction may hold up the others. */
const IDLE_LIMIT = 4 * SECOND

const LOCK = 'LOCK TABLE "WriteTurn" IN EXCLUSIVE MODE'
const statement = (sql: string) => ({ sql, args: [], argTypes: [] })

/** What pg keeps to itself: the socket of a connection. */
type Connection = pg.PoolClient & { connection: { stream: Socket } }

/**
 * Whatever the server or the network does to a connection, at whatever moment, somebody listens: an
 * error that nobody hears ends the process.
 */
function watchConnection(client: pg.PoolClient) {
  const { stream } = (client as Connection).connection
  client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  stream.setTimeout(SILENCE_LIMIT, () =>
    stream.destroy(new Error('Connection terminated: it was silent for too long')),
  )
}

function openPool(url: string) {
  const { connections, client } = postgresOptions(url)
  const pool = new pg.Pool({
    ...client,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: STATEMENT_LIMIT,
    lock_timeout: LOCK_LIMIT,
    idle_in_transaction_session_timeout: IDLE_LIMIT,
    allowExitOnIdle: true,
  })
  return pool.on('connect', watchConnection)
}

/** Ends a transaction that has not begun its work. */
async function abandon(transaction: Transaction) {
  await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0)
  await transaction.rollback()
}

/**
 * Transactions take turns, as on SQLite: one of a process, by a queue, and one of all processes, by
 * the lock of a table. A lock is taken before the snapshot is, so that each sees all that those
 * before it did, and none has to be run again.
 */
function takingTurns(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const begin = adapter.startTransaction.bind(adapter)
  const turn = turns()
  adapter.startTransaction = async (isolationLevel) => {
    const release = await turn()
    try {
      const transaction = await begin(isolationLevel)
      await transaction.executeRaw(statement(LOCK)).catch(async (error) => {
        await abandon(transaction)
        throw error
      })
      return releasing(transaction, release)
    } catch (error) {
      release()
      throw error
    }
  }
  return adapter
}

/**
 * Prisma ends each transaction by one of the two, after its COMMIT or ROLLBACK, also when that
 * failed.
 */
function releasing(transaction: Transaction, release: () => void): Transaction {
  const { commit, rollback } = transaction
  const after = (end: () => Promise<void>) => () => end.call(transaction).finally(release)
  return Object.assign(transaction, { commit: after(commit), rollback: after(rollback) })
}

/**
 * Prisma's adapter for PostgreSQL, over a pool of connections that no fault of network or server
 * can hold for long.
 */
export function postgresAdapter(url: string): SqlDriverAdapterFactory {
  const { schema } = postgresOptions(url)
  const factory = new PrismaPg(openPool(url), { schema, disposeExternalPool: true })
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => takingTurns(await factory.connect()),
  }
}
