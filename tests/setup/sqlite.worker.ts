import { randomUUID } from 'node:crypto'
import { mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { leaveFile, once } from './between-files'
import { copyDatabase, dataFolderOf } from './seed'
import { testSettings } from './settings'

const template = inject('templateFile')
const folder = await once('folder', () => mkdtemp(join(dirname(template), 'worker-')))
const file = join(folder, 'kanal.sqlite')

// The app reads its settings when it is loaded, which comes after this.
Object.assign(process.env, testSettings(`file:${file}`, dataFolderOf({ file })))
await leaveFile()
// Moved, not deleted: a file that took over the old one's number on the disk would be the same one
// to SQLite.
await rename(folder, `${folder}-${randomUUID()}`)
await copyDatabase(template, file)
// What an earlier file has read of the public pages is not kept for this one.
const database = openSqlite(file)
database.prepare('UPDATE "ContentVersion" SET "version" = ?').run(randomUUID())
database.close()
