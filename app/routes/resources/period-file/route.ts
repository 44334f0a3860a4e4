import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { PERIOD_FILES, readPeriod } from '~/domain/invoices/period.rules'
import { logExport } from '~/domain/lists/log-export.server'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { attachment } from '~/platform/http/attachment'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { PERIOD_WRITERS } from './writers.server'

/** The books of a period as a file for the accountant; the log notes who took it. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const file = PERIOD_FILES.find((name) => name === args.params.file)
  if (!file) throw notFound()
  const language = await getLanguage(args.request)
  const { searchParams } = new URL(args.request.url)
  const { wrong: _, ...period } = readPeriod(searchParams, formatIsoDay(currentTime()))
  const { type, write } = PERIOD_WRITERS[file]
  const body = await write(period, language).catch(async (error: unknown) => {
    throw await seeOther(adminPaths.periods({ ...period }), {
      flash: { kind: 'warning', text: sayRefusal(error, language) },
    })
  })
  await logExport(adminId, 'period', `${file} ${period.since}–${period.until}`)
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachment(`${brand.slug}-${period.since}-${period.until}-${file}`),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
