import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findCalendar } from '~/domain/calendar/calendar-feed.server'
import { notFound } from '~/platform/http/answers.server'

/** The due dates of whoever has the address, for a calendar program. */
export async function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  const calendar = file.endsWith('.ics') ? await findCalendar(file.slice(0, -'.ics'.length)) : null
  if (calendar === null) throw notFound()
  const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`
  const headers = {
    ETag: etag,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="calendar.ics"',
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
  const known =
    request.headers
      .get('If-None-Match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(calendar, { headers })
}
