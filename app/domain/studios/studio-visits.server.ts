import { after, currentTime, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'

/** Days that the list of pages goes back. */
export const VISIT_DAYS = 30
/** Days that stand in the chart. */
const CHART_DAYS = 14
const MOST_PAGES = 50

const dayOf = (at: Date) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

/**
 * How often a studio's pages were shown: on each of the last 14 days (UTC), and each page in the
 * last 30. Who looked is not known.
 */
export async function readVisits(studioId: number, now = currentTime()) {
  const today = dayOf(now)
  const [days, pages] = await Promise.all([
    db.studioVisit.groupBy({
      by: ['day'],
      where: { studioId, day: { gt: after(-CHART_DAYS * DAY, today) } },
      _sum: { views: true },
    }),
    db.studioVisit.groupBy({
      by: ['path'],
      where: { studioId, day: { gt: after(-VISIT_DAYS * DAY, today) } },
      _sum: { views: true },
      orderBy: [{ _sum: { views: 'desc' } }, { path: 'asc' }],
      take: MOST_PAGES,
    }),
  ])
  const views = new Map(days.map(({ day, _sum }) => [dayOf(day).getTime(), _sum.views ?? 0]))
  return {
    days: Array.from({ length: CHART_DAYS }, (_, index) =>
      after(-(CHART_DAYS - 1 - index) * DAY, today),
    ).map((day) => ({ day, views: views.get(day.getTime()) ?? 0 })),
    pages: pages.map(({ path, _sum }) => ({ path, views: _sum.views ?? 0 })),
  }
}
