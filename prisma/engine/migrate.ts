import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { databaseLocation } from '../../app/platform/db/location'
import { adapterFactory } from './adapters.mjs'
import { prisma } from './command'
import { setUpAlone } from './set-up-alone'
import { forgetBrokenOff } from './whole-migration.mjs'

/**
 * Brings the database at `url` to the last migration and gives what Prisma wrote; one that was
 * broken off before is begun again. Waits for a database that comes late, and for others who
 * migrate it. Throws when a migration did not come to its end.
 */
export const migrate = (url: string): Promise<string> => setUpAlone(url, () => migrateAlone(url))

async function migrateAlone(url: string) {
  for (const name of await using(url, (adapter) => forgetBrokenOff(adapter, schemaOf(url))))
    console.error(`The migration ${name} was interrupted and rolled back: applying it again.`)
  // When its engine died halfway Prisma answers with 0, or with an error that names no reason.
  const written = await prisma(url, 'migrate', 'deploy').catch((error: { stderr?: string }) => {
    if (!error.stderr?.includes('Error in Schema engine'))
      throw new Error(inOneLine(error.stderr ?? ''), { cause: error })
    return ''
  })
  const missing = await missingMigrations(url)
  if (missing.length === 0) await tellOfNewer(url)
  if (missing.length > 0)
    throw new Error(
      `The migration ${missing[0]} did not finish${missing.length > 1 ? `, nor did the ${missing.length - 1} after it` : ''}. It was rolled back: start again.`,
    )
  return written
}

/** What Prisma wrote of its failure as one line, without the files it loaded and without a stack. */
function inOneLine(written: string) {
  // So SQLite's driver says that it waited for the lock in vain; the engine does not know the word.
  if (written.includes('SocketTimeout'))
    return 'Another process has locked the database file. Nothing was changed: end that process, then start again.'
  if (written.includes('P3005'))
    return 'The database has tables that don’t belong to this app. Nothing was changed: set DATABASE_URL to an empty database.'
  const [reason = ''] = written
    .replace(/^(Loaded Prisma config|Prisma schema loaded|Datasource ).*$/gm, '')
    .split(/^ +at |^ +0: /m)
  return reason.trim().replace(/\s+/g, ' ')
}

/** The names of this version's migrations, the first one first. */
function ownMigrations(url: string) {
  const { provider } = databaseLocation({ DATABASE_URL: url })
  const entries = readdirSync(resolve(import.meta.dirname, '..', provider, 'migrations'), {
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The names of the migrations that are not applied, the first one first. */
async function missingMigrations(url: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(url))
  return ownMigrations(url).filter((name) => !applied.has(name))
}

async function tellOfNewer(url: string) {
  const own = new Set<unknown>(ownMigrations(url))
  const foreign = (await appliedMigrations(url)).filter((name) => !own.has(name))
  if (foreign.length > 0)
    console.error(
      `The database was migrated by a newer version: this one doesn’t know the migration ${foreign[0]} and may fail because of it. Start the newer version.`,
    )
}

async function appliedMigrations(url: string): Promise<unknown[]> {
  const schema = schemaOf(url)
  const table = `${schema ? `"${schema}".` : ''}"_prisma_migrations"`
  const sql = `SELECT migration_name FROM ${table} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return using(url, async (adapter) =>
    (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows.map(([name]) => name),
  )
}

const schemaOf = (url: string) =>
  url.startsWith('file:') ? null : new URL(url).searchParams.get('schema')

async function using<T>(url: string, use: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T> {
  const adapter: SqlDriverAdapter = await adapterFactory(
    { url, shadowDatabaseUrl: undefined },
    '',
  ).connect()
  try {
    return await use(adapter)
  } finally {
    await adapter.dispose()
  }
}
