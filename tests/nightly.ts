import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Runs what takes too long for every change: many more crashes and sequences of events, hostile
 * requests to every route, every page on PostgreSQL too, in every width, theme and language, and
 * every journey with script and without; or the parts that are named. Needs a build.
 */
const root = resolve(import.meta.dirname, '..')
const HOUR = 60 * 60_000
const LIMIT = 4 * HOUR
const env = { KANAL_CRASHES: '100', KANAL_SEQUENCES: '2000', KANAL_THOROUGH: '1', ...process.env }

function execute(
  command: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [join('node_modules', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...more },
    timeout: LIMIT,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => child.kill(signal))
  return new Promise((done) => child.once('close', (status) => done(status ?? 1)))
}

/** The counts of a vitest project, or of files of it; a run that broke has at least one failure. */
async function vitest(project: string, files: string[] = [], more?: Record<string, string>) {
  const report = join(root, `test-results/nightly-${project}.json`)
  rmSync(report, { force: true })
  const code = await execute(
    'vitest/vitest.mjs',
    [
      ...['run', '--project', project, ...files],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    more,
  )
  const { numPassedTests: passed, numFailedTests: failed } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) }
}

/**
 * The browser tests, each with script and without; their list is printed, and they count as one.
 */
async function browser() {
  const code = await execute('playwright/cli.js', ['test'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** The walk through every page, which writes its findings down and counts as one. */
async function report() {
  const code = await execute('tsx/dist/cli.mjs', ['tests/accessibility/report.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Stock Firefox; Node before 22 has a WebSocket only when it is asked to. It counts as one. */
async function firefox() {
  const flags = typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : []
  const code = await execute('tsx/dist/cli.mjs', [...flags, 'tests/browsers/firefox.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** w3m and lynx in a terminal; they count as one. */
async function text() {
  const code = await execute('tsx/dist/cli.mjs', ['tests/browsers/text.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** What is committed, with each Node and npm that it is for; it counts as one. */
async function matrix() {
  const code = await execute('tsx/dist/cli.mjs', ['tests/matrix.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const parts: Record<string, () => Promise<{ passed: number; failed: number }>> = {
  process: () => vitest('process'),
  chaos: () => vitest('chaos'),
  sequences: () => vitest('unit', ['app/domain/payments/sequences.test.ts']),
  fuzz: () =>
    vitest('http', [
      ...['busy-pages', 'job-steps', 'fuzz', 'event-loop', 'hostile-inputs', 'tool-budgets'].map(
        (name) => `tests/http/${name}.test.ts`,
      ),
      'app/tools/image-optimizer/page.test.ts',
    ]),
  growth: () => vitest('rules', ['app/domain/free-text.rules.test.ts']),
  // A sequence takes seconds there; most of them run on SQLite.
  postgres: () => vitest('postgres', [], { KANAL_SEQUENCES: '100' }),
  browser,
  firefox,
  text,
  report,
  matrix,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(
    `no part of the nightly run: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  )

const rows: { name: string; passed: number; failed: number; minutes: string }[] = []
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const began = Date.now()
  rows.push({ name, ...(await part()), minutes: ((Date.now() - began) / 60_000).toFixed(1) })
}
for (const { name, passed, failed, minutes } of rows)
  console.log(`${name.padEnd(10)} ${minutes.padStart(6)} min   ${passed} passed, ${failed} failed`)
const passed = rows.reduce((sum, row) => sum + row.passed, 0)
const failed = rows.reduce((sum, row) => sum + row.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
