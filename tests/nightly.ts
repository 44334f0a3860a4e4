import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Runs what takes too long for every change: many more crashes, and many more sequences of events. Needs a build. */
const root = resolve(import.meta.dirname, '..')
const HOUR = 60 * 60_000
const LIMIT = 4 * HOUR
const env = { KANAL_CRASHES: '200', KANAL_SEQUENCES: '10000', ...process.env }

/** One vitest project, or files of it; returns its counts, of which a run that broke has at least one failure. */
async function run(project: string, ...files: string[]) {
  const report = join(root, `test-results/nightly-${project}.json`)
  rmSync(report, { force: true })
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env, timeout: LIMIT })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal))
  const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)))
  const { numPassedTests: passed, numFailedTests: failed } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 }
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) }
}

const counts = [await run('process'), await run('unit', 'app/domain/payments/sequences.test.ts')]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failed = counts.reduce((sum, one) => sum + one.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
