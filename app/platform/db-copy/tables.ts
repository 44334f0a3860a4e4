import { Prisma } from '#prisma/sqlite/client'
import type { Kind, Row } from './canonical'

export interface Table {
  name: string
  columns: string[]
}

/**
 * Every model of the schema with its columns, so that none can be forgotten: models keep the names
 * of their tables and columns.
 */
export const TABLES: Table[] = Object.values(Prisma.ModelName).map((name) => {
  const fields = (Prisma as unknown as Record<string, Record<string, string>>)[
    `${name}ScalarFieldEnum`
  ]!
  return { name, columns: Object.values(fields).sort() }
})

/** What keeps no rows of the product. */
const OTHERS = new Set(['_prisma_migrations', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'])

/**
 * A database that cannot be copied from or into, or a copy that is not the same; the message is for
 * whoever runs the command.
 */
export class CopyError extends Error {
  name = 'CopyError'
}

/** The last id that was given to each table which counts, so that none is given twice. */
export type Counters = Record<string, string>

/** All rows as they are at one moment. */
export interface Snapshot {
  rows(table: Table): AsyncIterable<Row[]>
  counters(): Promise<Counters>
  close(): Promise<void>
}

/**
 * An empty database that is being filled: all of it, or nothing when it is closed before `keep`.
 */
export interface Filling extends Snapshot {
  insert(table: Table, rows: Row[]): Promise<void>
  setCounters(counters: Counters): Promise<void>
  /** Throws when a row points to none. */
  checkReferences(): Promise<void>
  keep(): Promise<void>
}

/** A database's column, by its table and name, and what it holds. */
export type ColumnKinds = Map<string, Map<string, Kind>>

/**
 * Throws CopyError when the database has other tables or columns than the models: it is of another
 * version.
 */
export function requireSameTables(kinds: ColumnKinds) {
  for (const { name, columns } of TABLES) {
    const found = [...(kinds.get(name)?.keys() ?? [])].sort()
    if (found.join() !== columns.join())
      throw new CopyError(
        `The table ${name} doesn’t match this version: run npm run db:migrate on that database first.`,
      )
  }
  const known = new Set(TABLES.map(({ name }) => name))
  const unknown = [...kinds.keys()].find((name) => !known.has(name) && !OTHERS.has(name))
  if (unknown)
    throw new CopyError(
      `The table ${unknown} doesn’t exist in this version: its rows would be lost.`,
    )
}
