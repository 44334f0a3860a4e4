import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env.server'
import { db } from './db.server'
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

/**
 * How the database's schema stands to the version that this process runs: `newer` once a newer
 * version has migrated it, `older` while a migration of this one is missing (docs/operations.md,
 * Upgrades).
 */
export async function readSchemaAge(own = OWN): Promise<SchemaAge> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`
  const applied = new Set(rows.map(({ name }) => name))
  if (own.some((name) => !applied.has(name))) return 'older'
  return applied.size > own.length ? 'newer' : 'same'
}
