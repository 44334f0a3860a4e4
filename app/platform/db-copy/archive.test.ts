import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveRows, openArchive, type ArchivedRows } from './archive.server'
import type { Row } from './canonical'
import { TABLES, type Snapshot } from './tables'

const PEOPLE = TABLES.find(({ name }) => name === 'User')!
const ROWS: Row[] = Array.from({ length: 1200 }, (_, id) => [
  String(id),
  `Zoë ${id}\nLind`,
  'ö'.repeat(id % 90),
])

let folder: string
let archived: ArchivedRows

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanal-archive-'))
  const snapshot: Snapshot = {
    async *rows(table) {
      if (table === PEOPLE) yield ROWS
    },
    counters: async () => ({}),
    close: async () => {},
  }
  archived = await archiveRows(snapshot, folder, () => {})
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function read() {
  const rows: Row[] = []
  for await (const batch of openArchive(folder, archived).rows(PEOPLE)) rows.push(...batch)
  return rows
}

test('what was written is read again, row by row', async () => {
  expect(await read()).toEqual(ROWS)
})

test.each<[string, (file: string) => Promise<void>]>([
  ['gone', (file) => rm(file)],
  ['broken off', async (file) => writeFile(file, (await readFile(file)).subarray(0, 500))],
  ['not packed', (file) => writeFile(file, 'not packed')],
  ['no rows', (file) => writeFile(file, gzipSync('[1,\n'))],
])('a table’s file that is %s is named, and nothing else happens', async (_how, damage) => {
  await damage(join(folder, 'User.ndjson.gz'))
  await expect(read()).rejects.toMatchObject({
    name: 'CopyError',
    message: expect.stringContaining('User.ndjson.gz'),
  })
})
