import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from './remove-folder'
import { copyDatabase } from './seed'

test("copies a database's file, not what SQLite may delete beside it", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kanal-copy-'))
  const file = join(folder, 'kanal.sqlite')
  await writeFile(file, 'rows')
  await writeFile(`${file}-shm`, 'an index that goes with its last connection')
  const copy = join(folder, 'copy', 'kanal.sqlite')
  await copyDatabase(file, copy)
  expect(await readdir(join(folder, 'copy'))).toEqual(['kanal.sqlite'])
  expect(await readFile(copy, 'utf8')).toBe('rows')
  await removeFolder(folder)
})
