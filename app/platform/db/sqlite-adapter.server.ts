import { setTimeout as sleep } from 'node:timers/promises'
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils'
import { ENUM_COLUMNS } from '#prisma/sqlite/enum-columns'
import { log } from '../log.server'
import { letOthers } from '../let-others'
import { ADAPTER_NAME, openSqlite, SqliteConnection } from './sqlite-driver.js'
import { turns } from './turns'

/** How long a write waits for another process's, milliseconds. */
const BUSY_TIMEOUT_MS = 5_000

/**
 * What SQLite takes in a statement since 3.32; Prisma counts on 999, and throws for a list of more
 * that is sorted or paged.
 */
const MOST_VALUES = 32_766

/**
 * Of how large a file the rows are counted when it is opened, bytes, if its tables have grown
 * tenfold; by that SQLite chooses its indexes. It goes through every index then, up to a second for
 * this many and minutes for a hundred times as many; what was counted before serves a larger file
 * just as well.
 */
const MOST_COUNTED = 256 * 2 ** 20

/**
 * SQLite as Prisma's adapter, with two connections. On its single one, every query of the process
 * would land inside whatever transaction happens to be open. Here reads have a connection of their
 * own, and writes and transactions take turns.
 */
export function sqliteAdapter(url: string): SqlDriverAdapterFactory {
  return {
    provider: 'sqlite',
    adapterName: ADAPTER_NAME,
    async connect() {
      // synchronous FULL: a committed payment survives a power cut (NORMAL may lose the last
      // commits in WAL mode).
      const writer = await open(
        url,
        { timeout: 0 },
        'journal_mode = WAL',
        'synchronous = FULL',
        'foreign_keys = ON',
      )
      if ((await sizeOf(writer)) <= MOST_COUNTED)
        await whenFree(() => writer.executeScript('PRAGMA optimize = 0x10002'))
      const reader = await open(
        url,
        { timeout: BUSY_TIMEOUT_MS, unreadable: tellOnce() },
        'query_only = ON',
      )
      return new SqliteConnections(reader, writer)
    },
  }
}

/**
 * A backslash takes % and _ of a pattern for themselves, as it does on PostgreSQL; SQLite's LIKE
 * has to be told so.
 */
const withEscape = (query: SqlQuery): SqlQuery =>
  query.sql.includes(' LIKE ')
    ? {
        ...query,
        sql: query.sql.replace(/ LIKE (\?|\([^()?]*\?[^()]*\))/g, String.raw`$& ESCAPE '\'`),
      }
    : query

/** Tells of a column in which something stands that is no value of its own, once. */
function tellOnce() {
  const told = new Set<string>()
  return (column: string) => {
    if (!told.has(column)) log.error({ column }, 'database value could not be read')
    told.add(column)
  }
}

interface Opening {
  /** How long a write of another process is waited for, milliseconds. */
  timeout: number
  /** For what is only shown: what is read to be changed, in a transaction, is refused instead. */
  unreadable?: (column: string) => void
}

async function open(
  url: string,
  { timeout, unreadable }: Opening,
  ...pragmas: string[]
): Promise<SqliteConnection> {
  const connection = new SqliteConnection(openSqlite(url, { timeout }), {
    unreadable,
    enums: ENUM_COLUMNS,
  })
  for (const pragma of pragmas) await whenFree(() => connection.executeScript(`PRAGMA ${pragma}`))
  return connection
}

async function sizeOf(connection: SqliteConnection): Promise<number> {
  const { rows } = await connection.queryRaw({
    sql: 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()',
    args: [],
    argTypes: [],
  })
  return Number(rows[0]?.[0])
}

class SqliteConnections implements SqlDriverAdapter {
  readonly provider = 'sqlite'
  readonly adapterName = ADAPTER_NAME
  readonly #nextWrite = turns()

  constructor(
    private readonly reader: SqliteConnection,
    private readonly writer: SqliteConnection,
  ) {}

  getConnectionInfo() {
    return { maxBindValues: MOST_VALUES, supportsRelationJoins: false }
  }

  async queryRaw(query: SqlQuery) {
    await letOthers()
    if (/^\s*(SELECT|EXPLAIN)\b/i.test(query.sql)) return this.reader.queryRaw(withEscape(query))
    return this.#write(() => this.writer.queryRaw(withEscape(query)))
  }

  async executeRaw(query: SqlQuery) {
    await letOthers()
    return this.#write(() => this.writer.executeRaw(withEscape(query)))
  }

  executeScript(script: string) {
    return this.#write(() => this.writer.executeScript(script))
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    if (isolationLevel && isolationLevel !== 'SERIALIZABLE') {
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolationLevel })
    }
    const release = await this.#turn()
    try {
      // IMMEDIATE takes the write lock at once: what the transaction reads cannot change before it
      // writes.
      await whenFree(() => this.writer.executeScript('BEGIN IMMEDIATE'))
    } catch (error) {
      release()
      throw error
    }
    return new SqliteTransaction(this.writer, release)
  }

  async dispose() {
    const release = await this.#turn()
    await this.reader.dispose()
    await this.writer.dispose()
    release()
  }

  async #write<T>(run: () => Promise<T>): Promise<T> {
    const release = await this.#turn()
    try {
      return await whenFree(run)
    } finally {
      release()
    }
  }

  async #turn(): Promise<() => void> {
    const release = await this.#nextWrite()
    try {
      // Whoever came before may have failed to undo theirs.
      if (this.writer.inTransaction) await this.writer.executeScript('ROLLBACK')
    } catch (error) {
      release()
      throw error
    }
    return release
  }
}

class SqliteTransaction implements Transaction {
  readonly provider = 'sqlite'
  readonly adapterName = ADAPTER_NAME
  /** Prisma then leaves COMMIT and ROLLBACK to the two methods below. */
  readonly options = { usePhantomQuery: true }

  constructor(
    private readonly writer: SqliteConnection,
    private readonly release: () => void,
  ) {}

  async queryRaw(query: SqlQuery) {
    await letOthers()
    return this.writer.queryRaw(withEscape(query))
  }

  async executeRaw(query: SqlQuery) {
    await letOthers()
    return this.writer.executeRaw(withEscape(query))
  }

  async commit() {
    try {
      await this.writer.executeScript('COMMIT')
    } catch (error) {
      await this.#undo().catch(() => undefined)
      throw error
    } finally {
      this.release()
    }
  }

  async rollback() {
    await this.#undo().finally(this.release)
  }

  createSavepoint(name: string) {
    return this.writer.executeScript(`SAVEPOINT ${name}`)
  }

  rollbackToSavepoint(name: string) {
    return this.writer.executeScript(`ROLLBACK TO ${name}`)
  }

  releaseSavepoint(name: string) {
    return this.writer.executeScript(`RELEASE ${name}`)
  }

  /**
   * SQLite has already rolled back by itself after some errors, and then there is nothing to undo.
   */
  async #undo() {
    if (this.writer.inTransaction) await this.writer.executeScript('ROLLBACK')
  }
}

/**
 * Waits for another process's write without blocking this one's event loop, as SQLite's own busy
 * timeout would.
 */
async function whenFree<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS
  for (let pause = 1; ; pause = Math.min(pause * 2, 25)) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await sleep(pause * (0.5 + Math.random()))
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof DriverAdapterError && error.cause.kind === 'SocketTimeout'
}
