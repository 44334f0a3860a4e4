import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { TableDigest, type Row, type Tally } from './canonical'
import { CopyError, TABLES, type Counters, type Snapshot, type Table } from './tables'

const BATCH = 500

/** What was written of a snapshot; `columns` says of which version it is. */
export interface ArchivedRows {
  tables: Record<string, Tally & { columns: string[] }>
  counters: Counters
}

const fileOf = (folder: string, { name }: Table) => join(folder, `${name}.ndjson.gz`)

/** Writes each table of a snapshot into a file of the folder, a row a line; `see` is given every row on the way. */
export async function archiveRows(snapshot: Snapshot, folder: string, see: (table: Table, row: Row) => void): Promise<ArchivedRows> {
  await mkdir(folder, { recursive: true })
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
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true }))
    tables[table.name] = { ...digest.tally, columns: table.columns }
  }
  return { tables, counters: await snapshot.counters() }
}

/** What a folder of `archiveRows` holds, as a snapshot. Throws CopyError when it was made by another version. */
export function openArchive(folder: string, archived: ArchivedRows): Snapshot {
  const wrong = TABLES.find(({ name, columns }) => archived.tables[name]?.columns.join() !== columns.join())
  if (wrong) throw new CopyError(`The backup's table ${wrong.name} is not the one of this version: restore it with the version that made it, then update.`)
  return {
    async *rows(table) {
      const lines = createInterface({ input: createReadStream(fileOf(folder, table)).pipe(createGunzip()), crlfDelay: Infinity })
      let batch: Row[] = []
      for await (const line of lines) {
        if (line) batch.push(JSON.parse(line) as Row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      yield batch
    },
    async counters() {
      return archived.counters
    },
    async close() {},
  }
}
