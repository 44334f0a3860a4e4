import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { assertBuilt } from './handler'
import { startPostgres, type PostgresServer } from './postgres'
import { removeFolder } from './remove-folder'
import { cheapPasswordHash, seed } from './seed'
import { startSite } from './site'
import { THOROUGH } from './thorough'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Where each worker keeps its files; deleted after the run. */
    dataFolder: string
  }
}

export const emptyTemplate = 'kanal_empty'
export const seededTemplate = 'kanal_seeded'

async function createSeeded(server: PostgresServer, dataFolder: string) {
  const url = await server.createDatabase(seededTemplate)
  await seed(url, join(dataFolder, 'seeded'))
  const connection = new Client(url)
  await connection.connect()
  await connection.query('UPDATE "User" SET "passwordHash" = $1', [cheapPasswordHash()])
  await connection.end()
}

/**
 * One server for the run with two templates: migrated only, and, for the pages, with the demo
 * studio.
 */
export default async function setup(project: TestProject) {
  assertBuilt()
  const dataFolder = await mkdtemp(join(tmpdir(), 'kanal-data-'))
  const server = await startPostgres()
  const site = await startSite()
  const teardown = async () => {
    site.stop()
    await server.stop()
    await removeFolder(dataFolder)
  }
  try {
    await server.createDatabase(emptyTemplate)
    if (THOROUGH) await createSeeded(server, dataFolder)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', server.url('postgres'))
  project.provide('dataFolder', dataFolder)
  return teardown
}
