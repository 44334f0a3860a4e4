/**
 * Walks every page in Chromium and writes what was looked at and found: `npm run
 * report:accessibility`, narrowed by `-- --pages /shop --widths 320 --languages pl`; `--resume`
 * leaves out what an earlier run has looked at. Ends with 1 when anything was found.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assertBuilt } from '../setup/handler'
import { projectRoot } from '../setup/migrate'
import { FOLDER, NAMES, readScope, type PageRecord, type Scope } from './scope'

const REPORT = join(projectRoot, 'test-results/accessibility.md')

const HOW = `Each page is looked at in full as the first role that gets it, in English: axe in every width and theme; text of 200 % in every width from 640 px, sticking out
nowhere and cut off nowhere; every control reached by Tab in the document's order with the focus seen, in the narrowest width, and in the widest with
forced colors, where axe runs again and buttons and fields have a line around them. In each other language axe is looked at in the narrowest width and
text of 200 % in the narrowest from 640 px, in one theme; for each other role that gets the page, axe in the middle width and one theme. The free tools are looked at with a result
and with an error in every language.`

const table = (record: PageRecord) =>
  Object.entries(record.answers)
    .map(([who, answer]) => `${who} ${answer}`)
    .join(', ')

function tell(record: PageRecord): string {
  const found =
    record.flaws.length === 0
      ? 'Nothing was found.'
      : record.flaws.map((flaw) => `- ${flaw.replaceAll('<', '&lt;')}`).join('\n')
  const looked =
    record.looked.length === 0
      ? 'No role gets a page here.'
      : record.looked.map((look) => `- ${look}`).join('\n')
  return `## ${record.page}\n\n${record.address} answers: ${table(record)}\n\n${found}\n\n<details><summary>Looked at ${record.looked.length} ways</summary>\n\n${looked}\n\n</details>\n`
}

function readRecords(): PageRecord[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []
  return files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
}

function write(
  records: PageRecord[],
  { widths, themes, languages, roles }: Scope,
  complete: boolean,
) {
  const flaws = records.reduce((sum, record) => sum + record.flaws.length, 0)
  const looks = records.reduce((sum, record) => sum + record.looked.length, 0)
  const summary = `${records.length} pages, ${looks} looks, ${flaws} findings${complete ? '' : '; the walk broke off, so pages are missing'}`
  const scope = `Widths ${widths.join(', ')}; themes ${themes.join(', ')}; languages ${languages.join(', ')}; roles ${roles.join(', ')}.`
  writeFileSync(
    REPORT,
    [`# Accessibility\n\n${summary}\n\n${scope}\n\n${HOW}\n`, ...records.map(tell)].join('\n'),
  )
  console.log(`${summary}: test-results/accessibility.md`)
  for (const record of records)
    for (const flaw of record.flaws) console.log(`${record.page}: ${flaw}`)
  return complete && flaws === 0
}

assertBuilt()
const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]))
const { resume, ...asked } = parseArgs({ options: { ...options, resume: { type: 'boolean' } } })
  .values as { resume?: boolean } & Record<string, string>
const scope = readScope(asked)
if (!resume) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const env = { ...process.env, REPORT_SCOPE: JSON.stringify(asked) }
const walk = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '-c',
    'tests/accessibility/playwright.config.ts',
    '--pass-with-no-tests',
  ],
  { cwd: projectRoot, stdio: 'inherit', env },
)
process.exitCode = write(readRecords(), scope, walk.status === 0) ? 0 : 1
