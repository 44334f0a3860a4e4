import type { TestProject } from 'vitest/node'
import { assertBuilt } from './handler'
import { createSeededSqliteDatabase } from './seed'

export default async function setup(project: TestProject) {
  assertBuilt()
  const database = await createSeededSqliteDatabase()
  project.provide('templateFile', database.file)
  return () => database.dispose()
}
