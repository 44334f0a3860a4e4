import { spawn } from 'node:child_process'
import { expect } from 'playwright/test'
import { projectRoot } from '../setup/migrate'
import { freePort } from '../setup/port'
import { createSeededSqliteDatabase, dataFolderOf } from '../setup/seed'
import { testSettings } from '../setup/settings'
import type { SqliteDatabase } from '../setup/sqlite'
import { test } from './journey'

const PATIENCE = 60_000

/**
 * The built app for one file of tests, with settings of its own, on a database that goes with it.
 */
export async function startOwnApp(database: SqliteDatabase, settings: Record<string, string> = {}) {
  const port = settings.PORT ?? String(await freePort())
  const site = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...testSettings(database.url, dataFolderOf(database), site),
    PORT: port,
    ...settings,
    NODE_ENV: 'production' as const,
  }
  const app = spawn(process.execPath, ['app/server/index.js'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => app.once('exit', resolve))
  await expect
    .poll(
      () =>
        fetch(`${site}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: PATIENCE, intervals: [100] },
    )
    .toBe(true)
  const stop = async () => {
    app.kill('SIGKILL')
    await gone
  }
  return {
    site,
    /** Its database. */
    file: database.file,
    /** Ends the process, as if the network were gone; the database stays. */
    stop,
    async dispose() {
      await stop()
      await database.dispose()
    },
  }
}

export type OwnApp = Awaited<ReturnType<typeof startOwnApp>>

/**
 * Tests whose pages are all those of an app of their own, for what is limited to so many from one
 * address.
 */
export const testOnOwnApp = test.extend<object, { app: OwnApp }>({
  app: [
    async ({ browser: _browser }, use) => {
      const app = await startOwnApp(await createSeededSqliteDatabase())
      await use(app)
      await app.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ app }, use) => use(app.site),
})
