import { resolve } from 'node:path'
import { composeSchema } from '../../prisma/engine/compose.mjs'
import { prisma } from '../../prisma/engine/command'
import { migrate as migrateToEnd } from '../../prisma/engine/migrate'

export const projectRoot = resolve(import.meta.dirname, '../..')

/**
 * Applies the committed migrations to the database at `url`, as `npm run db:migrate` does. Throws
 * with Prisma's output.
 */
export async function migrate(url: string): Promise<void> {
  await migrateToEnd(url)
}

/**
 * The SQL that would bring the migrated database at `url` to the models, undefined when there is
 * none.
 */
export async function missingMigration(
  provider: 'sqlite' | 'postgresql',
  url: string,
): Promise<string | undefined> {
  const target = ['--to-schema', composeSchema(provider)]
  const sql = await prisma(
    url,
    'migrate',
    'diff',
    '--from-config-datasource',
    ...target,
    '--script',
  )
  return sql.includes('-- This is an empty migration') ? undefined : `${sql.trim()}\n`
}
