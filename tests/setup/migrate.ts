import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { composeSchema } from '../../prisma/engine/compose.mjs'

const cli = join(dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js')

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Applies the committed migrations to the database at `url`, as `npm run db:migrate` does. Throws with Prisma's output. */
export async function migrate(url: string): Promise<void> {
  await prisma(url, 'migrate', 'deploy')
}

/** The SQL that would bring the migrated database at `url` to the models, undefined when there is none. */
export async function missingMigration(provider: 'sqlite' | 'postgresql', url: string): Promise<string | undefined> {
  const target = ['--to-schema', composeSchema(provider)]
  const sql = await prisma(url, 'migrate', 'diff', '--from-config-datasource', ...target, '--script')
  return sql.includes('-- This is an empty migration') ? undefined : `${sql.trim()}\n`
}

async function prisma(url: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url }
  const options = { cwd: projectRoot, env, maxBuffer: 2 ** 26 }
  return (await promisify(execFile)(process.execPath, [cli, ...command], options)).stdout
}
