import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../setup/migrate'
import { removeFolder } from '../setup/remove-folder'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kanal-migrate-'))))
afterAll(() => removeFolder(folder))

const migrate = (settings: Record<string, string> = {}) => command('prisma/migrate.ts', settings)

/** Runs a script of package.json on an empty database. */
function command(script: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'kanal.sqlite')}`, ...settings }
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, ['--import', 'tsx', script], { cwd: projectRoot, env }, (_error, out, err) => done({ code: child.exitCode ?? -1, output: out + err }))
  })
}

test('an engine that dies halfway is told of by the name of the migration that it left', async () => {
  const { code, output } = await migrate({ PRISMA_SCHEMA_ENGINE_BINARY: resolve(import.meta.dirname, '../mocks/dying-engine.mjs') })
  expect(output).toMatch(/Not migrated\. The migration \d+_\w+ did not come to its end/)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('a seed that fails says so in one line', async () => {
  const { code, output } = await command('prisma/seed/seed.ts', { DATABASE_URL: `file:${join(folder, 'not-migrated.sqlite')}`, DATA_DIR: join(folder, 'data'), SESSION_SECRET: '' })
  expect(output).toMatch(/^Not seeded\. The table .* does not exist.*\n$/)
  expect(code).toBe(1)
})
