import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { adminList, readListName } from '~/frame/admin-lists.server'
import { csvStream } from '~/platform/csv.server'
import { attachment } from '~/platform/http/attachment'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'

/** All rows of a list that its filter lets through, as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const name = readListName(args.params.list)
  const language = await getLanguage(args.request)
  const { columns, cells } = adminList(name)
  return new Response(csvStream(columns(language), cells(new URL(args.request.url).searchParams, language)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${brand.slug}-${name}-${formatIsoDay(new Date())}.csv`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
