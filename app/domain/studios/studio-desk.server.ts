import { after, currentTime, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { VISIT_DAYS } from './studio-visits.server'

/**
 * What a studio's overview counts: enquiries that wait, orders, and page views of the last 30 days.
 */
export async function readFigures(studioId: number, now = currentTime()) {
  const day = { gt: after(-VISIT_DAYS * DAY, now) }
  const [enquiries, orders, visits] = await Promise.all([
    db.contactMessage.count({ where: { studioId, answeredAt: null } }),
    db.order.count({ where: { studioId } }),
    db.studioVisit.aggregate({ where: { studioId, day }, _sum: { views: true } }),
  ])
  return { enquiries, orders, views: visits._sum.views ?? 0 }
}
