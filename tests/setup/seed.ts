import { execFile } from 'node:child_process'
import { randomBytes, scryptSync } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { projectRoot } from './migrate'
import { testSettings } from './settings'
import { createSqliteDatabase, type SqliteDatabase } from './sqlite'

/**
 * Fills a migrated database with the demo studio, and the data folder with its files. Throws with
 * the seed's output.
 */
export async function seed(databaseUrl: string, dataFolder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'prisma/seed/seed.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...testSettings(databaseUrl, dataFolder) },
  })
}

/**
 * The demo's password at a hundredth of its cost, which is stored with it: tests sign in some
 * thousand times.
 */
export function cheapPasswordHash(): string {
  const [salt, cost] = [randomBytes(16), { N: 1024, r: 8, p: 1 }]
  const hash = scryptSync(DEMO_PASSWORD, salt, 32, cost)
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

/** Where the files of a database of `createSeededSqliteDatabase` are. */
export function dataFolderOf({ file }: Pick<SqliteDatabase, 'file'>) {
  return join(dirname(file), 'data')
}

/**
 * Copies a database of one file, which nobody writes to, with its files. What SQLite keeps beside a
 * file that was open stays behind: it may be deleted at any moment.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const files = dataFolderOf({ file: from })
  if (existsSync(files)) await cp(files, dataFolderOf({ file: to }), { recursive: true })
}

/**
 * A fresh SQLite database with the demo studio in it, all of it in the one file, so that the file
 * can be copied; a copy of the run's own when it keeps one.
 */
export async function createSeededSqliteDatabase(): Promise<SqliteDatabase> {
  const database = await createSqliteDatabase()
  const template = process.env.SEEDED_TEMPLATE
  if (template && existsSync(template)) {
    await copyDatabase(template, database.file)
    return database
  }
  await seed(database.url, dataFolderOf(database))
  const connection = openSqlite(database.file)
  connection.prepare('UPDATE "User" SET "passwordHash" = ?').run(cheapPasswordHash())
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  connection.close()
  return database
}
