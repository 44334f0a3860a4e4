import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { makeFolder } from '../make-folder.js'
import { TableDigest, type Row, type Tally } from './canonical'
import { CopyError, TABLES, type Counters, type Snapshot, type Table } from './tables'

const BATCH = 500

/** What was written of a snapshot; `columns` says of which version it is. */
export interface ArchivedRows {
  tables: Record<string, Tally & { columns: string[] }>
  counters: Counters
}

const fileNameOf = ({ name }: Table) => `${name}.ndjson.gz`
const fileOf = (folder: string, table: Table) => join(folder, fileNameOf(table))

/**
 * Writes each table of a snapshot into a file of the folder, a row a line; `see` is given every row
 * on the way.
 */
export async function archiveRows(
  snapshot: Snapshot,
  folder: string,
  see: (table: Table, row: Row) => void,
): Promise<ArchivedRows> {
  makeFolder(folder)
  const tables: ArchivedRows['tables'] = {}
  for (const table of TABLES) {
    const digest = new TableDigest()
    async function* lines() {
      for await (const rows of snapshot.rows(table)) {
        digest.add(rows)
        for (const row of rows) see(table, row)
        yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      }
    }
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true }),
    )
    tables[table.name] = { ...digest.tally, columns: table.columns }
  }
  return { tables, counters: await snapshot.counters() }
}

/**
 * The rows of a packed file, so many at a time. Throws what the disk, the packing or a row that is
 * none throws.
 */
async function* readRows(file: string): AsyncGenerator<Row[]> {
  const lines = createGunzip()
  // A fault of either stream ends both, and is thrown to who reads the second.
  pipeline(createReadStream(file), lines).catch(() => {})
  let batch: Row[] = []
  let begun = ''
  for await (const text of lines.setEncoding('utf8') as AsyncIterable<string>) {
    const whole = (begun + text).split('\n')
    begun = whole.pop()!
    for (const line of whole) batch.push(JSON.parse(line) as Row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (begun !== '') throw new Error('its last row has no end')
  yield batch
}

/**
 * What a folder of `archiveRows` holds, as a snapshot. Throws CopyError when it was made by another
 * version, and when rows cannot be read.
 */
export function openArchive(folder: string, archived: ArchivedRows): Snapshot {
  const wrong = TABLES.find(
    ({ name, columns }) => archived.tables[name]?.columns.join() !== columns.join(),
  )
  if (wrong)
    throw new CopyError(
      `The backup's table ${wrong.name} doesn’t match this version: ` +
        'restore it with the version that made it, then update.',
    )
  return {
    async *rows(table) {
      try {
        yield* readRows(fileOf(folder, table))
      } catch (error) {
        throw new CopyError(
          `The backup is damaged: ${fileNameOf(table)} cannot be read (${(error as Error).message}).`,
          { cause: error },
        )
      }
    },
    async counters() {
      return archived.counters
    },
    async close() {},
  }
}
