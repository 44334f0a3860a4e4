import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isBuildStale } from './setup/build-age'

type Counts = { passed: number; failed: number; skipped: number }
type Failed = { name: string; why: string }
type Step = { name: string; command: string[]; report?: string; count?: (report: string) => Counts }

const root = resolve(import.meta.dirname, '..')
const results = join(root, 'test-results')
/** A busy machine takes three times as long; what hangs ends by its own limits before this. */
const STEP_LIMIT = 45 * 60_000

const bin = (name: string, ...args: string[]) => [
  process.execPath,
  join(root, 'node_modules', name),
  ...args,
]
const vitest = (project: string): Step => ({
  name: project,
  command: bin(
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  ),
  report: `${project}.json`,
  count: countVitest,
})

/** The demo studio's database, seeded once for all that copy it. */
const template = join(mkdtempSync(join(tmpdir(), 'kanal-seeded-')), 'kanal.sqlite')
process.env.SEEDED_TEMPLATE = template

/** They take as long as the build and most of what follows it, and run beside them. */
const types: Step = { name: 'types', command: bin('typescript/bin/tsc', '--noEmit') }
const afterBuild: Step[] = [
  { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '.') },
  { name: 'lint', command: bin('eslint/bin/eslint.js', '.') },
  {
    name: 'unused',
    command: [
      process.execPath,
      'tests/node_modules/knip/bin/knip.js',
      ...['--config', 'tests/setup/knip.config.ts', '--no-config-hints', '--no-progress'],
    ],
  },
  { name: 'audit', command: bin('tsx/dist/cli.mjs', 'tests/setup/audit.ts') },
  vitest('rules'),
  vitest('unit'),
]
const otherNode: Step = {
  name: 'other node',
  command: bin('tsx/dist/cli.mjs', 'tests/other-node.ts'),
  report: 'other-node.json',
  count: countVitest,
}
/**
 * What starts and stops whole apps, and a server of PostgreSQL, waits for much of its time, and
 * runs beside what computes.
 */
const waiting: Step[] = [vitest('process'), vitest('postgres'), otherNode]
const computing: Step[] = [vitest('http')]
const browser: Step = {
  name: 'e2e',
  command: bin('playwright/cli.js', 'test'),
  report: 'e2e.json',
  count: countPlaywright,
}

function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    JSON.parse(report)
  const broken = testResults.filter(
    (file: { status: string; assertionResults: { status: string }[] }) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report)
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests needed a second try`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** What a step ends with that could not be run here, and has said why. */
const NOT_RUN = 77

/**
 * Runs a command and resolves with its exit code and what it wrote; one that outlasts the limit is
 * killed.
 */
function execute([command, ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined }
    const child = spawn(command!, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT,
      killSignal: 'SIGKILL',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code, signal) =>
      done({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output }),
    )
  })
}

/** What a step counts for: its report's numbers, or one test for a check without a report. */
function outcome({ report, count }: Step, code: number): Counts {
  if (!count && code === NOT_RUN) return { passed: 0, failed: 0, skipped: 1 }
  if (!count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const file = join(results, report!)
  const counts = existsSync(file)
    ? count(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 }
  const ranNone = counts.passed + counts.failed === 0
  return counts.failed === 0 && (code !== 0 || ranNone) ? { ...counts, failed: 1 } : counts
}

/**
 * How much of what a runner wrote about failures is said again at the end, where a shortened log
 * still has it.
 */
const LINES_AGAIN = 25
/** What begins vitest's account of failed tests, and of errors outside of them. */
const ACCOUNT = /^\s*⎯+ (Failed|Unhandled)/

/** From where a runner's account of its failures begins, or the last of what it wrote. */
function accountOf(output: string): string {
  const lines = output.trimEnd().split('\n')
  const begin = lines.findIndex((line) => ACCOUNT.test(line))
  return (begin < 0 ? lines.slice(-LINES_AGAIN) : lines.slice(begin, begin + LINES_AGAIN))
    .map((line) => line.slice(0, 200))
    .join('\n')
}

async function run(step: Step): Promise<Counts> {
  const start = Date.now()
  const { code, output } = await execute(step.command)
  const counts = outcome(step, code)
  if (counts.failed > 0 || code === NOT_RUN) console.log(output.trimEnd())
  if (counts.failed > 0) failures.push({ name: step.name, why: accountOf(output) })
  say(step.name, start, `${describe(counts)}${counts.failed > 0 ? '  FAILED' : ''}`)
  return counts
}

async function inTurn(steps: Step[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const step of steps) counts.push(await run(step))
  return counts
}

const describe = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

function say(name: string, start: number, text: string) {
  console.log(
    `${name.padEnd(10)}${((Date.now() - start) / 1000).toFixed(1).padStart(7)} s   ${text}`,
  )
}

/** Runs what makes something, an npm script unless it says otherwise; true when it worked. */
async function make(name: string, command = ['npm', 'run', '--silent', name]): Promise<boolean> {
  const start = Date.now()
  const { code, output } = await execute(command)
  if (code !== 0) console.log(output.trimEnd())
  if (code !== 0) failures.push({ name, why: accountOf(output) })
  say(name, start, code === 0 ? 'done' : 'FAILED')
  return code === 0
}

const failures: Failed[] = []
const failedOnce: Counts = { passed: 0, failed: 1, skipped: 0 }
const all: Counts[] = []

rmSync(results, { recursive: true, force: true })
for (const needed of ['test:install', 'db:generate'])
  if (!(await make(needed))) all.push(failedOnce)
const checking = run(types)
const built = !isBuildStale() || (await make('build'))
all.push(...(await inTurn(afterBuild)), await checking)
const seeded = await make('seed', bin('tsx/dist/cli.mjs', 'tests/setup/keep-template.ts'))
if (built && seeded) {
  all.push(...(await Promise.all([inTurn(waiting), inTurn(computing)])).flat(), await run(browser))
} else {
  console.log(
    `not run, for there is no ${built ? 'demo studio' : 'build'}: ${[...waiting, ...computing, browser].map(({ name }) => name).join(', ')}`,
  )
  all.push(failedOnce)
}

const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
process.exitCode = total.failed > 0 ? 1 : 0
rmSync(dirname(template), { recursive: true, force: true })
for (const { name, why } of failures) console.log(`\n${name} failed:\n${why}\n`)
console.log(describe(total))
