import { csvStream } from '~/platform/csv.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import type { Language } from '~/platform/i18n/languages'
import { CHECK_FILES, checkAddress } from './page.server'
import { checkReport, checkTable } from './text.server'

/**
 * A result of the checker to keep: the page is asked again, as nothing of the first answer is.
 * Throws a 404 for another file, and what hindered the check with its status.
 */
export async function sendCheckFile(
  name: string,
  request: Request,
  language: Language,
): Promise<Response> {
  const file = CHECK_FILES.find((known) => known === name)
  if (!file) throw notFound()
  const { checked, problems, status } = await checkAddress(request, language)
  if (!checked)
    throw new Response(Object.values(problems).join('\n'), {
      status: status === 200 ? 400 : status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const { columns, rows } = checkTable(checked, language)
  const content =
    file === 'responsive.md'
      ? `${checkReport(checked, language)}\n`
      : csvStream(
          columns,
          (async function* () {
            yield* rows
          })(),
          language,
        )
  const type = file === 'responsive.md' ? 'text/markdown' : 'text/csv'
  return new Response(content, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': attachment(file),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
