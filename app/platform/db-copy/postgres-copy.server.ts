import { Client } from 'pg'
import { postgresOptions } from '../db/postgres-options'
import { canonical, type Kind, type Row } from './canonical'
import {
  requireSameTables,
  TABLES,
  type ColumnKinds,
  type Counters,
  type Filling,
  type Snapshot,
  type Table,
} from './tables'

const BATCH = 500
const PATIENCE = 10_000
const KINDS: Record<string, Kind> = {
  integer: 'whole',
  bigint: 'whole',
  'double precision': 'real',
  boolean: 'truth',
  jsonb: 'json',
}
const kindOf = (type: string): Kind =>
  KINDS[type] ?? (type.startsWith('timestamp') ? 'time' : 'text')

/** As PostgreSQL writes values itself: no driver makes a Date, a number or an object of them. */
const AS_TEXT = { getTypeParser: () => (value: string) => value } as never

interface Column {
  table: string
  name: string
  /** As PostgreSQL writes it, such as "OrderStatus" or timestamp(3) without time zone. */
  type: string
}

async function connect(url: string) {
  const client = new Client({
    ...postgresOptions(url).client,
    types: AS_TEXT,
    connectionTimeoutMillis: PATIENCE,
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`SET datestyle = 'ISO, YMD'; SET extra_float_digits = 1; SET timezone = 'UTC'`)
  return client
}

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query(
    `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace`,
  )
  return rows
}

function kindsOf(columns: Column[]) {
  const kinds: ColumnKinds = new Map()
  for (const { table, name, type } of columns)
    kinds.set(table, (kinds.get(table) ?? new Map<string, Kind>()).set(name, kindOf(type)))
  return kinds
}

const listed = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** The sequences that number the rows of tables, by the table. */
async function sequencesOf(client: Client): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await client.query(
    `SELECT c.relname AS "table", d.objid::regclass::text AS sequence FROM pg_depend d
     JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S' JOIN pg_class c ON c.oid = d.refobjid
     WHERE d.classid = 'pg_class'::regclass AND d.refobjsubid > 0 AND c.relnamespace = current_schema()::regnamespace`,
  )
  return rows
}

function snapshotOf(client: Client, kinds: ColumnKinds): Snapshot {
  return {
    async *rows({ name, columns }) {
      const kind = columns.map((column) => kinds.get(name)!.get(column)!)
      await client.query(
        `DECLARE copied NO SCROLL CURSOR FOR SELECT ${listed(columns)} FROM "${name}"`,
      )
      for (;;) {
        const { rows } = await client.query<unknown[]>({
          text: `FETCH ${BATCH} FROM copied`,
          rowMode: 'array',
        })
        if (rows.length === 0) break
        yield rows.map((row): Row => row.map((value, index) => canonical(kind[index]!, value)))
      }
      await client.query('CLOSE copied')
    },
    async counters() {
      const counters: Counters = {}
      for (const { table, sequence } of await sequencesOf(client)) {
        const { rows } = await client.query(`SELECT last_value FROM ${sequence} WHERE is_called`)
        if (rows[0]) counters[table] = rows[0].last_value
      }
      return counters
    },
    async close() {
      await client.end()
    },
  }
}

/** Runs what is done first with a new connection, and closes it when that fails. */
async function opened<T>(url: string, begin: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    return await begin(client)
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * The database as it is now, while others go on writing into it. Throws CopyError for one of
 * another version.
 */
export function readPostgres(url: string): Promise<Snapshot> {
  return opened(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const kinds = kindsOf(await columnsOf(client))
    requireSameTables(kinds)
    return snapshotOf(client, kinds)
  })
}

/** The constraints that say which rows point to which. */
async function referencesOf(client: Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  return rows
}

/**
 * Whether each reference waits until the end, as some rows point to later ones, or is checked at
 * once.
 */
async function setReferences(
  client: Client,
  when: 'DEFERRABLE INITIALLY DEFERRED' | 'NOT DEFERRABLE',
) {
  const references = await referencesOf(client)
  await client.query(
    references
      .map(({ table, name }) => `ALTER TABLE ${table} ALTER CONSTRAINT "${name}" ${when}`)
      .join(';'),
  )
}

/** A migrated database to be filled; nobody else writes into it meanwhile. */
export function fillPostgres(url: string): Promise<Filling> {
  return opened(url, async (client) => {
    await client.query('BEGIN')
    const columns = await columnsOf(client)
    const kinds = kindsOf(columns)
    requireSameTables(kinds)
    await client.query(
      `LOCK TABLE ${TABLES.map(({ name }) => `"${name}"`).join(', ')} IN ACCESS EXCLUSIVE MODE`,
    )
    await setReferences(client, 'DEFERRABLE INITIALLY DEFERRED')
    const typeOf = new Map(columns.map(({ table, name, type }) => [`${table}.${name}`, type]))

    async function insert({ name, columns }: Table, rows: Row[]) {
      const lists = columns.map(
        (column, index) => `$${index + 1}::${typeOf.get(`${name}.${column}`)}[]`,
      )
      const values = columns.map((_, index) => rows.map((row) => row[index]))
      await client.query(
        `INSERT INTO "${name}" (${listed(columns)}) SELECT * FROM unnest(${lists.join(', ')})`,
        values,
      )
    }

    async function setCounters(counters: Counters) {
      for (const { table, sequence } of await sequencesOf(client)) {
        const last = counters[table]
        if (last !== undefined)
          await client.query('SELECT setval($1::regclass, $2::bigint)', [sequence, last])
      }
    }

    return {
      ...snapshotOf(client, kinds),
      insert,
      setCounters,
      async checkReferences() {
        await client.query('SET CONSTRAINTS ALL IMMEDIATE')
        await setReferences(client, 'NOT DEFERRABLE')
      },
      async keep() {
        await client.query('COMMIT')
        await client.query('ANALYZE')
      },
    }
  })
}
