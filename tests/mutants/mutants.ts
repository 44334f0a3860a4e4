/**
 * `npm run test:mutants`: changes the rules one by one, as a slip of the hand would, and counts which changes the tests notice.
 * With names of areas only these. Ends with 1 when fewer than nine in ten of an area are noticed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREAS } from './areas'

/** Of a hundred changes, how many have to be noticed. */
const GOAL = 90
const HERE = 'tests/mutants'
const RESULTS = '.cache/mutants'

type Report = {
  files: Record<
    string,
    {
      mutants: {
        status: string
        mutatorName: string
        replacement?: string
        location: { start: { line: number } }
      }[]
    }
  >
}

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
      plugins: ['@stryker-mutator/vitest-runner'],
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
      incremental: true,
      incrementalFile: join(RESULTS, `${area}.known.json`),
      timeoutMS: 20_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: join(RESULTS, `${area}.json`) },
      disableTypeChecks: true,
    }),
  )
  return file
}

/** Prints what was not noticed; answers the figures of the area. */
function tell(area: string) {
  const { files } = JSON.parse(readFileSync(join(RESULTS, `${area}.json`), 'utf8')) as Report
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  )
  const missed = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
  const noticed = mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status))
  for (const { file, location, mutatorName, replacement } of missed)
    console.log(
      `not noticed: ${file}:${location.start.line} ${mutatorName} ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 120)}`,
    )
  return {
    changes: noticed.length + missed.length,
    noticed: noticed.length,
    'of 100': Math.floor((1000 * noticed.length) / (noticed.length + missed.length)) / 10,
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((area) => !AREAS[area])
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}: ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })
if (!run(process.execPath, ['tests/setup/install.mjs', HERE])) process.exit(1)
const figures: Record<string, ReturnType<typeof tell>> = {}
for (const area of asked.length > 0 ? asked : Object.keys(AREAS)) {
  rmSync(join(RESULTS, `${area}.json`), { force: true })
  const stryker = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`
  if (!run(process.execPath, [stryker, 'run', settingsOf(area)], { KANAL_MUTANTS_AREA: area }))
    process.exit(1)
  figures[area] = tell(area)
}
console.table(figures)
process.exitCode = Object.values(figures).every((area) => area['of 100'] >= GOAL) ? 0 : 1
