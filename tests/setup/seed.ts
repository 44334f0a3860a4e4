import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { projectRoot } from './migrate'
import { testSettings } from './settings'
import { createSqliteDatabase, type SqliteDatabase } from './sqlite'

/** Fills a migrated database with the demo studio, and the data folder with its files. Throws with the seed's output. */
export async function seed(databaseUrl: string, dataFolder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'prisma/seed/seed.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...testSettings(databaseUrl, dataFolder) },
  })
}

/** Where the files of a database of `createSeededSqliteDatabase` are. */
export function dataFolderOf({ file }: Pick<SqliteDatabase, 'file'>) {
  return join(dirname(file), 'data')
}

/** A fresh SQLite database with the demo studio in it, all of it in the one file, so that the file can be copied. */
export async function createSeededSqliteDatabase(): Promise<SqliteDatabase> {
  const database = await createSqliteDatabase()
  await seed(database.url, dataFolderOf(database))
  const connection = new Database(database.file)
  connection.pragma('wal_checkpoint(TRUNCATE)')
  connection.close()
  return database
}
