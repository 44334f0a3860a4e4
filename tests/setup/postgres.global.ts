import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { assertBuilt } from './handler'
import { startPostgres } from './postgres'
import { seed } from './seed'

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
  const teardown = async () => {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    await server.createDatabase(emptyTemplate)
    await seed(await server.createDatabase(seededTemplate), join(dataFolder, 'seeded'))
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', server.url('postgres'))
  project.provide('dataFolder', dataFolder)
  return teardown
}
