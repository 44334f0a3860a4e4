import type { TestProject } from 'vitest/node'
import { createSqliteDatabase } from './sqlite'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The SQLite file that each worker copies; the copies go into its folder and are deleted with
     * it.
     */
    templateFile: string
  }
}

export default async function setup(project: TestProject) {
  const database = await createSqliteDatabase()
  project.provide('templateFile', database.file)
  return () => database.dispose()
}
