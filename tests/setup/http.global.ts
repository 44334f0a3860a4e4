import type { TestProject } from 'vitest/node'
import { assertBuilt } from './handler'
import { createSeededSqliteDatabase } from './seed'
import { startSite } from './site'

export default async function setup(project: TestProject) {
  assertBuilt()
  const database = await createSeededSqliteDatabase()
  project.provide('templateFile', database.file)
  const site = await startSite()
  return () => {
    site.stop()
    return database.dispose()
  }
}
