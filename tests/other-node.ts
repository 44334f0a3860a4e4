import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installNode, newest, run } from './setup/npm-node'
import { removeFolder } from './setup/remove-folder'

/**
 * Runs what meets Node closest, on one other than this one, with the packages and the build that
 * are here: SQLite and the migrations, and a started app that signs people in and sells; before
 * that the oldest npm reads the lock files, which newer ones write. All of it with each Node is
 * tests/matrix.ts.
 */
const other = process.versions.node.startsWith('24.') ? '26' : '24'
const TESTS = ['app/platform/db/sqlite', 'app/domain/cart/', 'tests/http/started.test.ts']
const OLDEST_NPM = '10'
const root = resolve(import.meta.dirname, '..')

async function fetchNode(folder: string): Promise<string> {
  try {
    return await installNode(folder, await newest(other), `npm@${OLDEST_NPM}`)
  } catch (error) {
    throw new Error(
      `npm has no Node ${other} for this machine, or could not be asked: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Throws with what npm says of a lock file that lacks something to it. */
async function readLockFiles(folder: string) {
  const npm = join(folder, 'node_modules/npm/bin/npm-cli.js')
  for (const cwd of [root, join(root, 'tests')])
    await run(
      [process.execPath, npm, 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
      cwd,
    )
}

function runTests(node: string): Promise<number> {
  const projects = ['rules', 'unit', 'http'].flatMap((name) => ['--project', name])
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects,
    ...TESTS,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/other-node.json',
  ]
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  return new Promise((done) =>
    child.once('error', () => done(1)).once('close', (code) => done(code ?? 1)),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'kanal-node-'))
try {
  const node = await fetchNode(folder)
  await readLockFiles(folder)
  process.exitCode = await runTests(node)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await removeFolder(folder)
}
