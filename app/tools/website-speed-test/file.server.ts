import { csvStream } from '~/platform/csv.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import type { Language } from '~/platform/i18n/languages'
import { readOutcome } from './outcomes.server'
import { SPEED_FILES, type SpeedFile } from './page.server'
import { speedHar, speedReport, speedTable } from './text.server'

const TYPES: Record<SpeedFile, string> = {
  'speed.md': 'text/markdown; charset=utf-8',
  'speed.csv': 'text/csv; charset=utf-8',
  'speed.har': 'application/json; charset=utf-8',
}

/**
 * A test to keep: the one that the address names, or a new one where it is forgotten. Throws a 404
 * for another file, and what hindered the test with its status.
 */
export async function sendSpeedFile(
  name: string,
  request: Request,
  language: Language,
): Promise<Response> {
  const file = SPEED_FILES.find((known) => known === name)
  const read = file ? await readOutcome(request, language) : null
  if (!file || !read) throw notFound()
  const { run, problem, status } = read.outcome
  if (!run)
    throw new Response(problem, {
      status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const { columns, rows } = speedTable(run, language)
  const content = {
    'speed.md': () => `${speedReport(run, language)}\n`,
    'speed.har': () => speedHar(run, language),
    'speed.csv': () =>
      csvStream(
        columns,
        (async function* () {
          yield* rows
        })(),
        language,
      ),
  }[file]()
  return new Response(content, {
    headers: {
      'Content-Type': TYPES[file],
      'Content-Disposition': attachment(file),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
