import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { logExport } from '~/domain/lists/log-export.server'
import { adminList, readListName } from '~/routes/admin/_area/lists/lists.server'
import { writeQuery } from '~/routes/admin/_area/lists/tools-of.server'
import { currentTime } from '~/platform/clock'
import { csvStream } from '~/platform/csv.server'
import { seeOther } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'

/**
 * All rows of a list that its filter lets through, as CSV; the list’s page says what of a filter
 * cannot be read, which would give a file of other rows.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const name = readListName(args.params.list)
  const language = await getLanguage(args.request)
  const query = new URL(args.request.url).searchParams
  const { headings, cells, keep, href, isUnread } = adminList(name)
  if (isUnread(query)) throw await seeOther(href(Object.fromEntries(query)))
  await logExport(adminId, name, writeQuery(keep(query)))
  return new Response(csvStream(await headings(language), cells(query, language), language), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${brand.slug}-${name}-${formatIsoDay(currentTime())}.csv`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
