import { openSqlite } from '../db/sqlite-driver.js'
import { canonical, type Kind, type Row } from './canonical'
import {
  CopyError,
  requireSameTables,
  type ColumnKinds,
  type Counters,
  type Filling,
  type Snapshot,
  type Table,
} from './tables'

const BATCH = 500
/** How long an open write of the app is waited for; milliseconds. */
const PATIENCE = 10_000
const KINDS: Record<string, Kind> = {
  TEXT: 'text',
  INTEGER: 'whole',
  BIGINT: 'whole',
  REAL: 'real',
  BOOLEAN: 'truth',
  DATETIME: 'time',
  JSONB: 'json',
}

/** As the app's own adapter writes them, so that texts compare alike. */
const STORED: Record<Kind, (text: string) => string | number | bigint> = {
  text: (text) => text,
  whole: BigInt,
  real: Number,
  truth: (text) => (text === 'true' ? 1n : 0n),
  time: (text) => text.replace('Z', '+00:00'),
  json: (text) => text,
}

type Connection = ReturnType<typeof openSqlite>

function kindsOf(connection: Connection): ColumnKinds {
  const columns = connection
    .prepare(
      `SELECT m.name AS "table", c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`,
    )
    .all() as { table: string; name: string; type: string }[]
  const kinds: ColumnKinds = new Map()
  for (const { table, name, type } of columns) {
    const of = kinds.get(table) ?? new Map<string, Kind>()
    kinds.set(table, of.set(name, KINDS[type] ?? 'text'))
  }
  return kinds
}

const listed = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/**
 * The driver reads a text only up to a character of no value, which PostgreSQL cannot hold either.
 * Throws CopyError where one stands.
 */
function refuseCutTexts(connection: Connection, table: string, texts: string[]) {
  if (texts.length === 0) return
  const isCut = texts.map((column) => `instr("${column}", char(0)) > 0`)
  const which = isCut.map((cut, index) => `WHEN ${cut} THEN '${texts[index]}'`).join(' ')
  const found = connection
    .prepare(
      `SELECT CASE ${which} END AS "column" FROM "${table}" WHERE ${isCut.join(' OR ')} LIMIT 1`,
    )
    .get() as { column: string } | undefined
  if (found)
    throw new CopyError(
      `${table}.${found.column} has a text with the character U+0000, which cannot be copied`,
    )
}

function snapshotOf(connection: Connection, kinds: ColumnKinds): Snapshot {
  return {
    async *rows({ name, columns }) {
      const kind = columns.map((column) => kinds.get(name)!.get(column)!)
      refuseCutTexts(
        connection,
        name,
        columns.filter((_, index) => kind[index] === 'text' || kind[index] === 'json'),
      )
      const statement = connection.prepare(`SELECT ${listed(columns)} FROM "${name}"`)
      statement.setReadBigInts(true)
      statement.setReturnArrays(true)
      let batch: Row[] = []
      for (const row of statement.iterate() as Iterable<unknown[]>) {
        batch.push(row.map((value, index) => canonical(kind[index]!, value)))
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      yield batch
    },
    async counters() {
      const found = connection
        .prepare('SELECT name, CAST(seq AS TEXT) AS seq FROM sqlite_sequence')
        .all() as { name: string; seq: string }[]
      return Object.fromEntries(found.map(({ name, seq }) => [name, seq]))
    },
    async close() {
      if (connection.isTransaction) connection.exec('ROLLBACK')
      connection.close()
    },
  }
}

/**
 * Opens a transaction and looks at the tables. Throws CopyError for a database of another version.
 */
function begin(connection: Connection, mode: 'DEFERRED' | 'IMMEDIATE') {
  try {
    connection.exec(`BEGIN ${mode}`)
    const kinds = kindsOf(connection)
    requireSameTables(kinds)
    return kinds
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * The database as it is now, while others go on writing into it. Throws CopyError for one of
 * another version.
 */
export function readSqlite(file: string): Snapshot {
  const connection = openSqlite(file, { readOnly: true, timeout: PATIENCE })
  return snapshotOf(connection, begin(connection, 'DEFERRED'))
}

/** A migrated database to be filled; nobody else writes into it meanwhile. */
export function fillSqlite(file: string): Filling {
  const connection = openSqlite(file, { timeout: PATIENCE })
  // References are checked at the end: some rows point to later ones.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = OFF'])
    connection.exec(`PRAGMA ${pragma}`)
  const kinds = begin(connection, 'IMMEDIATE')

  async function insert({ name, columns }: Table, rows: Row[]) {
    const kind = columns.map((column) => kinds.get(name)!.get(column)!)
    const statement = connection.prepare(
      `INSERT INTO "${name}" (${listed(columns)}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rows)
      statement.run(
        ...row.map((value, index) => (value === null ? null : STORED[kind[index]!](value))),
      )
  }

  async function setCounters(counters: Counters) {
    connection.exec('DELETE FROM sqlite_sequence')
    const statement = connection.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
    for (const [name, last] of Object.entries(counters)) statement.run(name, BigInt(last))
  }

  async function checkReferences() {
    const [broken] = connection.prepare('PRAGMA foreign_key_check').all() as {
      table: string
      parent: string
    }[]
    if (broken)
      throw new Error(
        `a row of ${broken.table} points to a row of ${broken.parent} that is not there`,
      )
  }

  return {
    ...snapshotOf(connection, kinds),
    insert,
    setCounters,
    checkReferences,
    async keep() {
      connection.exec('COMMIT')
      connection.exec('ANALYZE')
      const { integrity_check: found } = connection.prepare('PRAGMA integrity_check').get() as {
        integrity_check: string
      }
      if (found !== 'ok') throw new Error(`SQLite finds the database broken: ${found}`)
    },
  }
}
