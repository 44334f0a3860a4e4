/**
 * Compares the models with the committed migrations of both providers, on throw-away databases.
 * `author-migration.ts <name>` writes what is missing as a new migration of each provider, to be
 * read before it is committed; without a name it only reports, and fails when something is missing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { missingMigration, projectRoot } from './migrate'
import { startPostgres } from './postgres'
import { createSqliteDatabase } from './sqlite'

const name = process.argv[2]
if (name && !/^[a-z0-9_]+$/.test(name))
  throw new Error('A migration is named in lower case letters, digits and _.')

const directory = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`
const sqlite = await createSqliteDatabase()
const postgres = await startPostgres()
try {
  await author('sqlite', sqlite.url)
  await author('postgresql', await postgres.createDatabase('author'))
} finally {
  await postgres.stop()
  await sqlite.dispose()
}

async function author(provider: 'sqlite' | 'postgresql', url: string) {
  const sql = await missingMigration(provider, url)
  if (!sql) return console.log(`${provider}: the migrations match the models.`)
  if (!name) {
    process.exitCode = 1
    return console.log(`${provider}: the migrations lack\n\n${sql}`)
  }
  const folder = join('prisma', provider, 'migrations', directory)
  await mkdir(join(projectRoot, folder), { recursive: true })
  await writeFile(join(projectRoot, folder, 'migration.sql'), sql)
  await writeFile(join(projectRoot, folder, '../migration_lock.toml'), `provider = "${provider}"\n`)
  console.log(`${provider}: ${folder} written.`)
}
