import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { assertBuilt } from './handler'
import { startPostgres } from './postgres'
import { removeFolder } from './remove-folder'
import { cheapPasswordHash, seed } from './seed'
import { startSite } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Where each worker keeps its files; deleted after the run. */
    dataFolder: string
  }
}

export const emptyTemplate = 'kanal_empty'
export const seededTemplate = 'kanal_seeded'

/** One server for the run with two templates: migrated only, and with the demo studio. */
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
    const seeded = await server.createDatabase(seededTemplate)
    await seed(seeded, join(dataFolder, 'seeded'))
    const connection = new Client(seeded)
    await connection.connect()
    await connection.query('UPDATE "User" SET "passwordHash" = $1', [cheapPasswordHash()])
    await connection.end()
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', server.url('postgres'))
  project.provide('dataFolder', dataFolder)
  return teardown
}
