import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'

const ABANDONED_AFTER = 30 * DAY

/** Carts that nobody touched for 30 days end (business.md, Cart). */
export async function abandonCarts(now = new Date()) {
  await db.cart.updateMany({
    where: { status: 'active', updatedAt: { lt: after(-ABANDONED_AFTER, now) } },
    data: { status: 'abandoned' },
  })
}
