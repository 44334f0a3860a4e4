import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from '../setup/migrate'
import { freePort } from '../setup/port'

const PATIENCE = 120_000

/** The first of these programs that this machine has. */
export function findProgram(...names: string[]) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Serves the built app with the demo studio, on a database of its own. */
export async function serveApp() {
  const [port, sitePort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    PORT: String(port),
    E2E_SITE_PORT: String(sitePort),
    SITE_ADDRESS: `127.0.0.1:${sitePort}`,
  }
  const app = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/serve.ts'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const site = `http://localhost:${port}`
  for (
    const end = Date.now() + PATIENCE;
    !(await fetch(`${site}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ));
  ) {
    assert(Date.now() < end, 'the app did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const gone = new Promise((resolve) => app.once('exit', resolve))
  return {
    site,
    framed: `http://127.0.0.1:${sitePort}/fluid.html`,
    stop: async () => void (app.kill('SIGTERM'), await gone),
  }
}
