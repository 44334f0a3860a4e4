import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env.server'
import { db } from './db.server'
import { isMissingTable } from './errors.server'
import { databaseLocation } from './location'

/**
 * The migrations of the version that this process runs, read when it starts: a newer version may be
 * put in the same folder while it serves.
 */
const OWN = listOwn()

function listOwn(): string[] {
  const folder = join('prisma', databaseLocation(env).provider, 'migrations')
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

export type SchemaAge = 'same' | 'newer' | 'older'

/** SQLite would make a file that is not there. */
function isThere() {
  const { provider, url } = databaseLocation(env)
  return provider === 'postgresql' || existsSync(url.slice('file:'.length))
}

async function readApplied(): Promise<string[]> {
  if (!isThere()) return []
  try {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/**
 * How the database's schema stands to the version that this process runs: `newer` once a newer
 * version has migrated it, `older` while a migration of this one is missing (docs/operations.md,
 * Upgrades).
 */
export async function readSchemaAge(own = OWN): Promise<SchemaAge> {
  const applied = new Set(await readApplied())
  if (own.some((name) => !applied.has(name))) return 'older'
  return applied.size > own.length ? 'newer' : 'same'
}
