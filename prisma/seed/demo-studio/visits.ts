import { VISIT_DAYS } from '../../../app/domain/studios/studio-visits.server'
import { after, DAY } from '../../../app/platform/clock'
import { db } from '../../../app/platform/db/db.server'

/** Page views of a week, Monday to Sunday, on the busiest page. */
const WEEK = [14, 18, 21, 17, 12, 5, 7]

/**
 * What the demo's other studio was looked at in the days before today: the front page most, each
 * service a little less than the one before.
 */
export async function seedDemoVisits(studioId: number) {
  const products = await db.product.findMany({
    where: { studioId },
    orderBy: { featuredPosition: 'asc' },
    select: { id: true },
  })
  const paths = ['/', '/projects', ...products.map(({ id }) => `/product/${id}`)]
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const days = Array.from({ length: VISIT_DAYS - 1 }, (_, index) =>
    after(-(index + 1) * DAY, today),
  )
  const rows = days.flatMap((day) =>
    paths.map((path, place) => ({
      studioId,
      day,
      path,
      views: Math.round(WEEK[(day.getUTCDay() + 6) % 7]! / (place + 1)),
    })),
  )
  await db.studioVisit.createMany({ data: rows.filter(({ views }) => views > 0) })
}
