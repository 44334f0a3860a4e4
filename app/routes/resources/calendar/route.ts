import type { LoaderFunctionArgs } from '@remix-run/node'
import { findCalendar } from '~/domain/calendar/calendar-feed.server'
import { notFound } from '~/platform/http/answers.server'
import { keptAnswer } from '~/platform/http/kept-answer.server'

/** The due dates of whoever has the address, for a calendar program. */
export async function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  const calendar = file.endsWith('.ics') ? await findCalendar(file.slice(0, -'.ics'.length)) : null
  if (calendar === null) throw notFound()
  return keptAnswer(request, calendar, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="calendar.ics"',
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  })
}
