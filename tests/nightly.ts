import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** Runs what takes too long for every change: the process tests with many more crashes. Needs a build. */
const root = resolve(import.meta.dirname, '..')
const report = join(root, 'test-results/nightly.json')
const CRASHES = process.env.KANAL_CRASHES ?? '200'
const HOUR = 60 * 60_000

rmSync(report, { force: true })
const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'process', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, KANAL_CRASHES: CRASHES }, timeout: 2 * HOUR })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal))
const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)))

const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 }
const failed = code === 0 && results.numPassedTests > 0 ? results.numFailedTests : Math.max(1, results.numFailedTests)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${results.numPassedTests} passed, ${failed} failed`)
