import { databaseLocation } from '../db/location'
import { TableDigest, type Row, type Tally } from './canonical'
import { fillPostgres, readPostgres } from './postgres-copy.server'
import { fillSqlite, readSqlite } from './sqlite-copy.server'
import { CopyError, TABLES, type Filling, type Snapshot, type Table } from './tables'

/** What each table has, by its name. */
export type Tallies = Record<string, Tally>

const fileOf = (url: string) => url.slice('file:'.length)

/**
 * All rows of the database at `url` (`file:…`, `postgres://…`) as they are now. Throws CopyError
 * for one of another version.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const { provider, url: place } = databaseLocation({ DATABASE_URL: url })
  return provider === 'sqlite' ? readSqlite(fileOf(place)) : readPostgres(place)
}

function openFilling(url: string): Promise<Filling> | Filling {
  const { provider, url: place } = databaseLocation({ DATABASE_URL: url })
  return provider === 'sqlite' ? fillSqlite(fileOf(place)) : fillPostgres(place)
}

/** Counts and hashes a table, handing over its rows on the way. */
async function tallyTable(
  snapshot: Snapshot,
  table: Table,
  use?: (rows: Row[]) => Promise<void>,
): Promise<Tally> {
  const digest = new TableDigest()
  for await (const rows of snapshot.rows(table)) {
    if (rows.length === 0) continue
    digest.add(rows)
    await use?.(rows)
  }
  return digest.tally
}

/** Counts and hashes every table. */
export async function tallyAll(snapshot: Snapshot): Promise<Tallies> {
  const tallies: Tallies = {}
  for (const table of TABLES) tallies[table.name] = await tallyTable(snapshot, table)
  return tallies
}

/** The tables that are not the same on both sides, each in a line. */
export function differences(from: Tallies, to: Tallies): string[] {
  return TABLES.flatMap(({ name }) => {
    const [one, other] = [from[name], to[name]]
    if (one && other && one.rows === other.rows && one.sha256 === other.sha256) return []
    return [
      `${name}: ${one?.rows ?? 'no'} rows became ${other?.rows ?? 'no'}${one?.rows === other?.rows ? ', which are not the same' : ''}`,
    ]
  })
}

async function requireEmpty(filling: Filling) {
  for (const table of TABLES) {
    for await (const rows of filling.rows(table)) {
      if (rows.length > 0)
        throw new CopyError(
          `The database is not empty: it has rows in ${table.name}. Nothing was changed.`,
        )
    }
  }
}

/** Throws CopyError for a database that has rows. */
export async function requireEmptyDatabase(url: string) {
  await using(await openFilling(url), requireEmpty)
}

async function fill(filling: Filling, from: Snapshot) {
  for (const table of TABLES) {
    await tallyTable(from, table, (rows) => filling.insert(table, rows)).catch((error: Error) => {
      throw new CopyError(
        `${table.name} could not be copied: ${error.message}. Nothing was changed.`,
        { cause: error },
      )
    })
  }
  await filling.setCounters(await from.counters())
  await filling.checkReferences()
}

async function using<S extends Snapshot, T>(
  snapshot: S,
  use: (snapshot: S) => Promise<T>,
): Promise<T> {
  try {
    return await use(snapshot)
  } finally {
    await snapshot.close()
  }
}

/**
 * Copies every row into the migrated and empty database at `url`, in one transaction, and then
 * counts and hashes what stands there and what the source has by now. Throws CopyError, with
 * nothing changed, when a table is not the same on both sides.
 */
export async function copyInto(url: string, open: () => Promise<Snapshot>): Promise<Tallies> {
  const filling = await openFilling(url)
  try {
    await requireEmpty(filling)
    await using(await open(), (from) => fill(filling, from))
    const source = await using(await open(), tallyAll)
    const wrong = differences(source, await tallyAll(filling))
    if (wrong.length > 0)
      throw new CopyError(
        `The copy differs from the source and was discarded. Is something still writing to the source?\n${wrong.join('\n')}`,
      )
    await filling.keep()
    return source
  } finally {
    await filling.close()
  }
}
