import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, projectRoot } from './migrate'
import { removeFolder } from './remove-folder'

export type SqliteDatabase = { url: string; file: string; dispose(): Promise<void> }

let template: Promise<string> | undefined

/**
 * A fresh SQLite database with all migrations applied: a copy of a file which is migrated once per
 * set of migrations.
 */
export async function createSqliteDatabase(): Promise<SqliteDatabase> {
  template ??= prepareTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'kanal-sqlite-'))
  const file = join(folder, 'kanal.sqlite')
  await copyFile(await template, file, constants.COPYFILE_FICLONE)
  return { url: `file:${file}`, file, dispose: () => removeFolder(folder) }
}

async function prepareTemplate(): Promise<string> {
  const file = join(tmpdir(), `kanal-template-${migrationsHash()}.sqlite`)
  if (existsSync(file)) return file
  const folder = join(tmpdir(), `kanal-template-${randomUUID()}`)
  await mkdir(folder)
  const draft = join(folder, 'kanal.sqlite')
  await migrate(`file:${draft}`)
  // Workers may prepare it at the same time: the last rename wins with the same content.
  await rename(draft, file)
  await rm(folder, { recursive: true })
  return file
}

function migrationsHash(): string {
  const migrations = join(projectRoot, 'prisma/sqlite/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) {
    const script = join(migrations, name, 'migration.sql')
    if (existsSync(script)) hash.update(name).update(readFileSync(script))
  }
  return hash.digest('hex').slice(0, 16)
}
