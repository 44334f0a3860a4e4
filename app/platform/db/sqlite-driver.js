/**
 * SQLite for Prisma: Node's own where it is there, and otherwise (Node 20, and 22 before 22.16) a
 * package with the same interface and its binary in it, so that nothing is compiled. Plain
 * JavaScript, since Prisma's schema engine takes it too.
 */
import { createRequire } from 'node:module'
import { ColumnTypeEnum, Debug, DriverAdapterError } from '@prisma/driver-adapter-utils'
import { standIn } from './unreadable-values.js'

/** @import { DatabaseSyncInstance, DatabaseSyncOptions, StatementSyncInstance } from '@photostructure/sqlite' */
/** @import { ArgType, ColumnType, MappedError, SqlQuery, SqlResultSet } from '@prisma/driver-adapter-utils' */
/**
 * @typedef {{ statement: StatementSyncInstance, names: string[], types: (ColumnType | null)[],
 * columns: string[] }} Prepared
 */

export const ADAPTER_NAME = 'kanal-sqlite'

const debug = Debug('prisma:driver-adapter:sqlite')

const { DatabaseSync: Database } =
  builtIn() ?? createRequire(import.meta.url)('@photostructure/sqlite')

/**
 * Node's own SQLite if it has all that is used here. @returns {typeof
 * import('@photostructure/sqlite') | undefined}
 */
function builtIn() {
  const { emitWarning } = process
  process.emitWarning = () => undefined // Node 22 says that it may change; the tests run on every version.
  try {
    /** @type {any} */
    const sqlite = process.getBuiltinModule?.('node:sqlite')
    return sqlite && 'setReturnArrays' in sqlite.StatementSync.prototype ? sqlite : undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

/** What one process keeps of the database's pages in memory, in KiB. */
const CACHE_KIB = 16_000

/**
 * Opens a SQLite file (`file:…` or a path).
 * @param {string} url
 * @param {DatabaseSyncOptions} [options] of node:sqlite; `timeout` is how long another's write is
 * waited for, milliseconds
 * @returns {DatabaseSyncInstance}
 */
export function openSqlite(url, options = {}) {
  const database = new Database(url.replace(/^file:/, ''), options)
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
  return database
}

/**
 * How many statements a connection keeps prepared; preparing one takes several times as long as a
 * short one runs.
 */
const MOST_PREPARED = 400

/**
 * One connection as Prisma drives it. Transactions are the caller's: see sqlite-adapter.server.ts.
 * Every method answers with a promise, which is rejected by a DriverAdapterError when SQLite
 * refuses.
 */
export class SqliteConnection {
  provider = /** @type {const} */ ('sqlite')
  adapterName = ADAPTER_NAME
  #database
  #keep
  #unreadable
  #enums
  /** @type {Map<string, Prepared>} */
  #prepared = new Map()

  /**
   * @param {DatabaseSyncInstance} database
   * @param {{ keepPrepared?: boolean, unreadable?: (column: string) => void, enums?:
   * Record<string, readonly string[]> }} [options]
   * `keepPrepared` not for a connection that
   * changes tables; with `unreadable` a date that is none comes as 1970, JSON that is none as
   * null, and what is none of the values that `enums` has of a column as `unknown`, and it is told
   * of the column
   */
  constructor(database, { keepPrepared = true, unreadable, enums = {} } = {}) {
    this.#database = database
    this.#keep = keepPrepared
    this.#unreadable = unreadable
    this.#enums = enums
  }

  /** @param {SqlQuery} query @returns {Promise<SqlResultSet>} */
  async queryRaw(query) {
    debug('[js::queryRaw] %O', query)
    return refusing(() => {
      const { statement, names, types, columns } = this.#prepare(query.sql)
      const found = /** @type {unknown[][]} */ (
        /** @type {unknown} */ (statement.all(...argumentsOf(query)))
      )
      const columnTypes = types.map((type, index) => type ?? typeOfValues(found, index))
      for (const row of found)
        for (let index = 0; index < row.length; index++)
          row[index] = told(row[index], columnTypes[index])
      if (this.#unreadable)
        standIn(found, {
          names,
          columnTypes,
          enums: columns.map((column) => this.#enums[column]),
          unreadable: this.#unreadable,
        })
      return { columnNames: names, columnTypes, rows: found }
    })
  }

  /** @param {SqlQuery} query @returns {Promise<number>} how many rows it changed */
  async executeRaw(query) {
    debug('[js::executeRaw] %O', query)
    return refusing(() =>
      Number(this.#prepare(query.sql).statement.run(...argumentsOf(query)).changes),
    )
  }

  /** @param {string} script */
  async executeScript(script) {
    return refusing(() => this.#database.exec(script))
  }

  async dispose() {
    this.#prepared.clear()
    this.#database.close()
  }

  /** Whether a transaction is open. */
  get inTransaction() {
    return this.#database.isTransaction
  }

  /** @param {string} sql @returns {Prepared} */
  #prepare(sql) {
    let prepared = this.#prepared.get(sql)
    if (prepared) this.#prepared.delete(sql)
    else prepared = prepare(this.#database, sql)
    if (!this.#keep) return prepared
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > MOST_PREPARED)
      this.#prepared.delete(/** @type {string} */ (this.#prepared.keys().next().value))
    return prepared
  }
}

/**
 * @param {DatabaseSyncInstance} database @param {string} sql
 * @returns {Prepared}
 */
function prepare(database, sql) {
  const statement = database.prepare(sql)
  const columns = statement.columns()
  const types = columns.map(({ type }) => DECLARED.get(type?.toUpperCase() ?? '') ?? null)
  statement.setReturnArrays(true)
  // What is declared as a plain whole number fits into one of JavaScript's, which is quicker read.
  statement.setReadBigInts(types.some((type) => type === null || type === ColumnTypeEnum.Int64))
  return {
    statement,
    names: columns.map(({ name }) => name),
    types,
    columns: columns.map(({ table, column }) => `${table}.${column}`),
  }
}

const {
  Int32,
  Int64,
  Float,
  Double,
  Numeric,
  DateTime,
  Date: Day,
  Time,
  Text,
  Bytes,
  Boolean: Truth,
  Json,
} = ColumnTypeEnum

/** Prisma's type for a column's declared one; others are told by their values. */
const DECLARED = new Map(
  /** @type {[ColumnType, string[]][]} */ ([
    [Numeric, ['DECIMAL']],
    [Float, ['FLOAT']],
    [Double, ['DOUBLE', 'DOUBLE PRECISION', 'NUMERIC', 'REAL']],
    [Int32, ['TINYINT', 'SMALLINT', 'MEDIUMINT', 'INT', 'INTEGER', 'SERIAL', 'INT2']],
    [Int64, ['BIGINT', 'UNSIGNED BIG INT', 'INT8']],
    [DateTime, ['DATETIME', 'TIMESTAMP']],
    [Time, ['TIME']],
    [Day, ['DATE']],
    [
      Text,
      [
        'TEXT',
        'CLOB',
        'CHARACTER',
        'VARCHAR',
        'VARYING CHARACTER',
        'NCHAR',
        'NATIVE CHARACTER',
        'NVARCHAR',
      ],
    ],
    [Bytes, ['BLOB']],
    [Truth, ['BOOLEAN']],
    [Json, ['JSONB']],
  ]).flatMap(([type, names]) => names.map((name) => /** @type {const} */ ([name, type]))),
)

/** @param {unknown[][]} rows @param {number} index @returns {ColumnType} */
function typeOfValues(rows, index) {
  const value = rows.find((row) => row[index] !== null)?.[index]
  switch (typeof value) {
    case 'undefined':
      return Int32
    case 'string':
      return Text
    case 'bigint':
      return Int64
    case 'number':
      return ColumnTypeEnum.UnknownNumber
    default:
      return Bytes
  }
}

/** A value as Prisma wants it. @param {unknown} value @param {ColumnType | undefined} type */
function told(value, type) {
  if (typeof value !== 'number' && typeof value !== 'bigint') return value
  if (type === DateTime) return new Date(Number(value)).toISOString()
  if (typeof value === 'number')
    return (type === Int32 || type === Int64) && !Number.isInteger(value)
      ? Math.trunc(value)
      : value
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value.toString()
}

/** @param {SqlQuery} query */
function argumentsOf({ args, argTypes }) {
  return args.map((value, index) => bound(value, argTypes[index]?.scalarType))
}

/**
 * A value as SQLite gets it. A whole number goes as one: node:sqlite would make a real of it, and 3
 * / 2 is 1 for whole ones alone.
 * @param {unknown} value @param {ArgType['scalarType'] | undefined} type
 * @returns {null | number | bigint | string | Uint8Array}
 */
function bound(value, type) {
  if (typeof value === 'string') return type ? ofText(value, type) : value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (value instanceof Date) return ofTime(value)
  return /** @type {null | bigint | Uint8Array} */ (value ?? null)
}

/** @param {string} text @param {ArgType['scalarType']} type */
function ofText(text, type) {
  switch (type) {
    case 'int':
      return BigInt(Number.parseInt(text))
    case 'bigint':
      return BigInt(text)
    case 'float':
    case 'decimal':
      return bound(Number.parseFloat(text), type)
    case 'datetime':
      return ofTime(new Date(text))
    case 'bytes':
      return Buffer.from(text, 'base64')
    default:
      return text
  }
}

/** @param {Date} time */
const ofTime = (time) => time.toISOString().replace('Z', '+00:00')

/**
 * @template T
 * @param {() => T} run
 */
function refusing(run) {
  try {
    return run()
  } catch (error) {
    debug('refused: %O', error)
    if (!isRefusal(error)) throw error
    const errcode = codeOf(error)
    throw new DriverAdapterError({
      originalCode: nameOf(errcode),
      originalMessage: error.message,
      ...mapped(errcode, error.message),
    })
  }
}

/** @typedef {Error & { errcode?: number }} Refusal */

/** @param {unknown} error @returns {error is Refusal} */
const isRefusal = (error) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'

const [UNIQUE, PRIMARY_KEY, NOT_NULL, FOREIGN_KEY, TRIGGER] = [2067, 1555, 1299, 787, 1811]
const [ERROR, BUSY] = [1, 5]

/**
 * Of the codes of https://sqlite.org/rescode.html those that somebody asks for, and what SQLite
 * says with them. @type {[number, string, RegExp][]}
 */
const CODES = [
  [UNIQUE, 'SQLITE_CONSTRAINT_UNIQUE', /^UNIQUE constraint failed/],
  [PRIMARY_KEY, 'SQLITE_CONSTRAINT_PRIMARYKEY', /^PRIMARY KEY constraint failed/],
  [NOT_NULL, 'SQLITE_CONSTRAINT_NOTNULL', /^NOT NULL constraint failed/],
  [FOREIGN_KEY, 'SQLITE_CONSTRAINT_FOREIGNKEY', /^FOREIGN KEY constraint failed/],
  [BUSY, 'SQLITE_BUSY', /^database (table |schema )?is locked/],
  [8, 'SQLITE_READONLY', /^attempt to write a readonly database/],
  [10, 'SQLITE_IOERR', /^disk I\/O error/],
  [11, 'SQLITE_CORRUPT', /^database disk image is malformed/],
  [13, 'SQLITE_FULL', /^database or disk is full/],
  [14, 'SQLITE_CANTOPEN', /^unable to open database file/],
]

/** The code without what SQLite adds to it. @param {number} errcode */
const primary = (errcode) => errcode & 0xff

/**
 * SQLite's extended code; @photostructure/sqlite 1.2.1 leaves it out where `all` fails. @param
 * {Refusal} error
 */
const codeOf = ({ errcode, message }) =>
  errcode ?? CODES.find(([, , words]) => words.test(message))?.[0] ?? ERROR

/** @param {number} errcode */
const nameOf = (errcode) =>
  (CODES.find(([code]) => code === errcode) ??
    CODES.find(([code]) => code === primary(errcode)))?.[1] ?? `SQLITE_${errcode}`

/** @param {number} errcode @param {string} message @returns {MappedError} */
function mapped(errcode, message) {
  const after = (/** @type {string} */ words) => message.split(words).at(1)
  const columns = after('constraint failed: ')?.split(', ')
  const fields = columns?.map((column) => /** @type {string} */ (column.split('.').pop()))
  const constraint = fields && { fields }
  if (errcode === UNIQUE || errcode === PRIMARY_KEY)
    return {
      kind: 'UniqueConstraintViolation',
      constraint,
      table: columns?.[0]?.split('.').slice(0, -1).join('.') || undefined,
    }
  if (errcode === NOT_NULL) return { kind: 'NullConstraintViolation', constraint }
  if (errcode === FOREIGN_KEY || errcode === TRIGGER)
    return { kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } }
  if (primary(errcode) === BUSY) return { kind: 'SocketTimeout' }
  if (message.startsWith('no such table')) return { kind: 'TableDoesNotExist', table: after(': ') }
  if (message.startsWith('no such column')) return { kind: 'ColumnNotFound', column: after(': ') }
  if (message.includes('has no column named '))
    return { kind: 'ColumnNotFound', column: after('has no column named ') }
  return { kind: 'sqlite', extendedCode: errcode, message }
}
