import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import setUpDemo from './http.global'
import { projectRoot } from './migrate'
import { startPostgres } from './postgres'
import { seededTemplate } from './postgres.global'
import { dataFolderOf } from './seed'
import { testSettings } from './settings'

/**
 * The demo studio as a SQLite file, and moved from there to one PostgreSQL server for the run: both
 * are copied, never used.
 */
export default async function setup(project: TestProject) {
  const [endDemo, server] = await Promise.all([setUpDemo(project), startPostgres()])
  const teardown = () => Promise.all([endDemo(), server.stop()])
  try {
    const file = project.getProvidedContext().templateFile
    const [from, to] = [`file:${file}`, server.url(seededTemplate)]
    const env = { ...process.env, ...testSettings(from, dataFolderOf({ file })) }
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'prisma/move.ts', '--from', from, '--to', to],
      { cwd: projectRoot, env },
    )
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', server.url('postgres'))
  return teardown
}
