import type { Db } from '../../app/platform/db/db.server'

export type Provider = 'postgresql' | 'sqlite'
export const PARAMETER = { postgresql: '$1', sqlite: '?' }

/** One of some words or numbers, in turn by a number that is SQL. */
export const one = (list: string[] | number[], index: string) =>
  `CASE ${index} % ${list.length} ${list.map((item, at) => `WHEN ${at} THEN ${typeof item === 'number' ? item : `'${item}'`}`).join(' ')} END`
/**
 * The number of the copy in the place of an id's time: copies stand in the order of their numbers,
 * and refer to each other as what was copied does.
 */
export const FIRST_TIME = 100_000_000_000
export const copied = (column: string, number = 'i') =>
  `substr(CAST(${FIRST_TIME} + ${number} AS TEXT), 1, 8) || '-' || substr(CAST(${FIRST_TIME} + ${number} AS TEXT), 9, 4) || substr(${column}, 14)`

type Sql = Record<string, string>
export interface Copies {
  table: string
  /** Which rows are copied. */
  where: string
  /** How many times, beginning with which number. */
  from?: number
  count: number
  /** Columns with ids of rows that are copied too. */
  ids?: string[]
  /**
   * Columns that differ in another way, as SQL of `i`, the number of the copy, and `r`, what is
   * copied.
   */
  differ?: Sql
}

/**
 * Copies rows inside the database, which takes seconds for what takes a client library minutes;
 * copy by copy, so that every index grows at its end.
 */
export async function copyRows(
  db: Db,
  { table, where, from = 0, count, ids = ['id'], differ = {} }: Copies,
) {
  const [row] = await db.$queryRawUnsafe<Record<string, unknown>[]>(
    `SELECT * FROM "${table}" WHERE ${where} LIMIT 1`,
  )
  if (!row) return
  const columns = Object.keys(row)
  const value = (column: string) =>
    differ[column] ?? (ids.includes(column) ? copied(`r."${column}"`) : `r."${column}"`)
  await db.$executeRawUnsafe(`INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
    WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + count - 1}), r AS MATERIALIZED (SELECT * FROM "${table}" WHERE ${where})
    SELECT ${columns.map(value).join(', ')} FROM n CROSS JOIN r`)
}

const INDEX_SQL = {
  postgresql: `SELECT indexdef AS "sql" FROM pg_indexes WHERE indexname = ${PARAMETER.postgresql}`,
  sqlite: `SELECT "sql" FROM sqlite_master WHERE "name" = ${PARAMETER.sqlite}`,
}

/**
 * Fills rows in while an index is away: it is built faster at once than row by row, when those do
 * not come in its order.
 */
export async function withoutIndex(
  db: Db,
  name: string,
  provider: Provider,
  fill: () => Promise<void>,
): Promise<void> {
  const [index] = await db.$queryRawUnsafe<{ sql: string }[]>(INDEX_SQL[provider], name)
  await db.$executeRawUnsafe(`DROP INDEX "${name}"`)
  await fill()
  await db.$executeRawUnsafe(index!.sql)
}
