/**
 * `npm run test:mutants`: changes the rules one by one, as a slip of the hand would, and counts which changes the tests notice.
 * With names of areas only these. Ends with 1 when fewer than nine in ten of an area are noticed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { THOROUGH } from '../setup/thorough'
import { AREAS } from './areas'

/** Of a hundred changes, how many have to be noticed. */
const GOAL = 90
const HERE = 'tests/mutants'
const RESULTS = '.cache/mutants'

type Report = { files: Record<string, { mutants: { status: string }[] }> }

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** Made anew for each area, since StrykerJS takes no settings by name. */
function settingsOf(area: string) {
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
      // Ended at its first failing test, a run of Vitest 4 may end the next one too, which then has noticed nothing.
      disableBail: true,
      // A change of what is worked out once, when a file is loaded, takes all tests of the area anew: some seconds each.
      ignoreStatic: !THOROUGH,
      incremental: true,
      incrementalFile: join(RESULTS, `${area}.known.json`),
      timeoutMS: 20_000,
      reporters: ['json', 'survivors', 'progress-append-only'],
      jsonReporter: { fileName: join(RESULTS, `${area}.json`) },
      disableTypeChecks: true,
    }),
  )
  return file
}

/** The figures of the area; what was not noticed was told meanwhile (survivors.mjs). */
function figuresOf(area: string) {
  const { files } = JSON.parse(readFileSync(join(RESULTS, `${area}.json`), 'utf8')) as Report
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  )
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const changes = noticed + count('Survived', 'NoCoverage')
  return { changes, noticed, 'of 100': Math.floor((1000 * noticed) / changes) / 10 }
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
  const stryker = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`
  if (!run(process.execPath, [stryker, 'run', settingsOf(area)], { KANAL_MUTANTS_AREA: area }))
    process.exit(1)
  figures[area] = { ...figuresOf(area), minutes: Math.ceil((performance.now() - began) / 60_000) }
}
console.table(figures)
process.exitCode = Object.values(figures).every((area) => area['of 100'] >= GOAL) ? 0 : 1
