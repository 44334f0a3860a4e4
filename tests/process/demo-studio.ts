import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inject } from 'vitest'
import { connectPostgres } from '../../prisma/engine/postgres.mjs'
import type { S3Server } from '../mocks/s3'
import { seededTemplate } from '../setup/postgres.global'
import { dataFolderOf } from '../setup/seed'

/** The URL of a database on the run's PostgreSQL server, whether it exists or not. */
export function postgresUrl(name: string) {
  return Object.assign(new URL(inject('postgresUrl')), { pathname: name }).href
}

/** A PostgreSQL database with the demo studio in it, whose files are those of an `Installation`. */
export async function demoOnPostgres(name: string) {
  await connectPostgres(
    inject('postgresUrl'),
    (adapter: { executeScript(sql: string): Promise<void> }) =>
      adapter.executeScript(`CREATE DATABASE "${name}" TEMPLATE ${seededTemplate}`),
  )
  return postgresUrl(name)
}

/** Lays the demo studio's files into a bucket. */
export async function storeDemoFiles({ objects }: S3Server) {
  const folder = join(dataFolderOf({ file: inject('templateFile') }), 'files')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const [file, key] = [
      join(entry.parentPath, entry.name),
      relative(folder, join(entry.parentPath, entry.name)),
    ]
    if (!entry.isFile() || key.startsWith('.')) continue
    objects.set(key, {
      bytes: await readFile(file),
      contentType: await readFile(join(folder, '.types', key), 'utf8'),
      etag: `"${key}"`,
    })
  }
}
