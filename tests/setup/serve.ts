import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { assertBuilt } from './handler'
import { projectRoot } from './migrate'
import { freePort } from './port'
import { removeFolder } from './remove-folder'
import { copyDatabase, createSeededSqliteDatabase, dataFolderOf } from './seed'
import { testSettings } from './settings'
import { startSite } from './site'
import { THOROUGH } from './thorough'

/**
 * Serves the built app with the demo studio on a database of its own, which it keeps a copy of at
 * SEEDED_TEMPLATE, on PORT or a free one, until it is told to stop. With ADDRESSES_FILE it writes
 * there where the pages are.
 */
assertBuilt()
const port = process.env.PORT ?? String(await freePort())
const database = await createSeededSqliteDatabase()
/** Where a copy is kept, if nobody has put one there already. */
const template = process.env.SEEDED_TEMPLATE
const keeps = template !== undefined && !existsSync(template)
if (keeps) await copyDatabase(database.file, template)

if (process.env.ADDRESSES_FILE) {
  const env = { ...process.env, ...testSettings(database.url, dataFolderOf(database)) }
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/setup/write-addresses.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env,
  })
}

const site = await startSite(Number(process.env.E2E_SITE_PORT ?? 0))

const server = spawn(process.execPath, ['app/server/index.js'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...testSettings(database.url, dataFolderOf(database), `http://localhost:${port}`),
    NODE_ENV: 'production',
    PORT: port,
    WORKER: 'on',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
  },
})
/** All journeys of a night come from one address, and are more than it may begin in an hour. */
const forget = THOROUGH
  ? setInterval(() => {
      const rows = openSqlite(database.file)
      rows.exec('PRAGMA busy_timeout = 5000; DELETE FROM "RateLimit"')
      rows.close()
    }, 10_000)
  : undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => server.kill('SIGTERM'))
server.once('exit', async (code) => {
  clearInterval(forget)
  site.stop()
  await database.dispose()
  if (keeps) await removeFolder(dirname(template))
  process.exit(code ?? 0)
})
