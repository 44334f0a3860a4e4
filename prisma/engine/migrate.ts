import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { databaseLocation } from '../../app/platform/db/location'
import { adapterFactory } from './adapters.mjs'
import { prisma } from './command'

/** Brings the database at `url` to the last migration and gives what Prisma wrote. Throws when one of them did not come to its end. */
export async function migrate(url: string): Promise<string> {
  // When its engine died halfway Prisma answers with 0, or with an error that names no reason.
  const written = await prisma(url, 'migrate', 'deploy').catch((error: { stderr?: string }) => {
    if (!error.stderr?.includes('Error in Schema engine')) throw error
    return ''
  })
  const missing = await missingMigrations(url)
  if (missing.length > 0) throw new Error(`The migration ${missing[0]} did not come to its end${missing.length > 1 ? `, nor did the ${missing.length - 1} after it` : ''}. Restore the last backup, or in a demo delete the data folder, and start again.`)
  return written
}

/** The names of the migrations that are not applied, the first one first. */
export async function missingMigrations(url: string): Promise<string[]> {
  const { provider } = databaseLocation({ DATABASE_URL: url })
  const folders = readdirSync(resolve(import.meta.dirname, '..', provider, 'migrations'), { withFileTypes: true })
  const applied = new Set(await appliedMigrations(url))
  return folders.filter((entry) => entry.isDirectory() && !applied.has(entry.name)).map(({ name }) => name).sort()
}

async function appliedMigrations(url: string): Promise<unknown[]> {
  const schema = url.startsWith('file:') ? null : new URL(url).searchParams.get('schema')
  const table = `${schema ? `"${schema}".` : ''}"_prisma_migrations"`
  const adapter = await adapterFactory({ url, shadowDatabaseUrl: undefined }, '').connect()
  try {
    const sql = `SELECT migration_name FROM ${table} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    return (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows.map(([name]: unknown[]) => name)
  } finally {
    await adapter.dispose()
  }
}
