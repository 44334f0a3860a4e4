/**
 * `npm run test:mutants`: changes the rules one by one, as a slip of the hand would, and counts
 * which changes the tests notice. With names of areas only these. Ends with 1 when fewer than nine
 * in ten of an area are noticed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { THOROUGH } from '../setup/thorough'
import { AREAS } from './areas'

/** Of a hundred changes, how many have to be noticed. */
const GOAL = 90
/** What a change may take beyond the time that its tests took without it. */
const PATIENCE = { first: 60_000, again: 300_000 }
/** Tests that fail of these fail of a machine that others keep busy, not of the change. */
const BUSY = /timed out in \d+ms|database is locked|SQLITE_BUSY|Transaction API error/
const HERE = 'tests/mutants'
const RESULTS = '.cache/mutants'

/** What is read of StrykerJS's report, and of what it remembers of it. */
interface Report {
  files: Record<string, { mutants: Mutant[] }>
  testFiles: Record<string, { tests: unknown[] }>
}
interface Mutant {
  status: string
  statusReason?: string
  static: boolean
  coveredBy?: string[]
  testsCompleted?: number
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** Where StrykerJS keeps what it knows of an area from one run to the next. */
const memoryOf = (area: string) => join(RESULTS, `${area}.known.json`)

/** Made anew for each area, since StrykerJS takes no settings by name. */
function settingsOf(area: string, timeoutMS: number) {
  const file = join(RESULTS, `${area}.settings.json`)
  writeFileSync(
    file,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner', `./${HERE}/survivors.mjs`],
      vitest: { configFile: `${HERE}/vitest.config.ts`, related: false },
      mutate: AREAS[area]!.files.flatMap((files) => [files, '!app/**/*.test.ts']),
      ignorePatterns: [
        '/build',
        '/data',
        `/${HERE}/node_modules`,
        '/test-results',
        '/.cache',
        '/public',
        '/tests/http',
        '/tests/process',
        '/tests/e2e',
      ],
      tempDirName: join(RESULTS, `${area}.sandbox`),
      coverageAnalysis: 'perTest',
      // A change of what is worked out once, when a file is loaded, takes all tests of the area
      // anew: some seconds each.
      ignoreStatic: !THOROUGH,
      incremental: true,
      incrementalFile: memoryOf(area),
      timeoutMS,
      reporters: ['json', 'survivors', 'progress-append-only'],
      jsonReporter: { fileName: join(RESULTS, `${area}.json`) },
      disableTypeChecks: true,
    }),
  )
  return file
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report

const isSlow = ({ status, statusReason = '' }: Mutant) =>
  status === 'Timeout' || (status === 'Killed' && BUSY.test(statusReason))

/** Forgets some of the changes, which are tried again then, and says whether there are any. */
function forget(area: string, known: Report, isWanted: (mutant: Mutant) => boolean) {
  let forgotten = 0
  for (const file of Object.values(known.files)) {
    forgotten += file.mutants.filter(isWanted).length
    file.mutants = file.mutants.filter((mutant) => !isWanted(mutant))
  }
  writeFileSync(memoryOf(area), JSON.stringify(known))
  return forgotten > 0
}

/**
 * Forgets the changes that not all of their tests were asked about: a run that ends at its first
 * failing test can end the next one with it, in Vitest 4, which then counts as having noticed
 * nothing.
 */
function forgetUnasked(area: string) {
  const known = read(memoryOf(area))
  const tests = Object.values(known.testFiles).flatMap((file) => file.tests).length
  return forget(
    area,
    known,
    ({ status, testsCompleted = 0, coveredBy = [], ...mutant }) =>
      status === 'Survived' && testsCompleted < (mutant.static ? tests : coveredBy.length),
  )
}

/**
 * Runs StrykerJS over an area, again over what it has not asked about, and again with more time over
 * what took too long: on a busy machine that is a change that all tests ran through without
 * noticing, as often as one that never ends.
 */
function measure(area: string) {
  const stryker = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`
  const env = {
    KANAL_MUTANTS_AREA: area,
    // StrykerJS's copies of files cannot be executed.
    PRISMA_SCHEMA_ENGINE_BINARY: resolve('prisma/engine/schema-engine.mjs'),
  }
  const tryAll = (patience: number) => {
    do if (!run(process.execPath, [stryker, 'run', settingsOf(area, patience)], env)) return false
    while (forgetUnasked(area))
    return true
  }
  if (!tryAll(PATIENCE.first)) return false
  return !forget(area, read(memoryOf(area)), isSlow) || tryAll(PATIENCE.again)
}

/** The figures of the area; what was not noticed was told meanwhile (survivors.mjs). */
function figuresOf(area: string) {
  const { files } = read(join(RESULTS, `${area}.json`))
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const statuses = mutants.map(({ status }) => status)
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const changes = noticed + count('Survived', 'NoCoverage')
  const rate = Math.floor((1000 * noticed) / changes) / 10
  return { changes, noticed, 'took too long': mutants.filter(isSlow).length, 'of 100': rate }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((area) => !AREAS[area])
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}: ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })
if (!run(process.execPath, ['tests/setup/install.mjs', HERE])) process.exit(1)
const figures: Record<string, ReturnType<typeof figuresOf> & { minutes: number }> = {}
for (const area of asked.length > 0 ? asked : Object.keys(AREAS)) {
  const began = performance.now()
  rmSync(join(RESULTS, `${area}.json`), { force: true })
  if (!measure(area)) process.exit(1)
  figures[area] = { ...figuresOf(area), minutes: Math.ceil((performance.now() - began) / 60_000) }
}
console.table(figures)
process.exitCode = Object.values(figures).every((area) => area['of 100'] >= GOAL) ? 0 : 1
