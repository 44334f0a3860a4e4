import { randomUUID } from 'node:crypto'
import { applyCoupon } from '../../app/domain/cart/cart-coupon.server'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db, type Prisma } from '~/platform/db/db.server'
import { visitorWithCart } from './purchase'

/** A coupon for 10 %, unless told otherwise. */
export function createCoupon(terms: Partial<Prisma.CouponUncheckedCreateInput> = {}) {
  const percentOff = terms.amountOff ? null : 10
  return db.coupon.create({
    data: {
      studioId: OWN_STUDIO_ID,
      code: `C-${randomUUID().slice(0, 13).toUpperCase()}`,
      percentOff,
      ...terms,
    },
  })
}

/** A visitor with a product in the cart and a coupon on it. Throws when the coupon is refused. */
export async function visitorWithCoupon(productId: number, code: string) {
  const visitor = await visitorWithCart(productId)
  const refused = await applyCoupon(visitor, code)
  if (refused) throw new Error(`the coupon was refused: ${refused.refusal}`)
  return visitor
}

/** How often a coupon was used, and how many orders hold a use of it. */
export async function usesOf(id: string) {
  const { uses } = await db.coupon.findUniqueOrThrow({ where: { id } })
  return { uses, held: await db.order.count({ where: { couponId: id, couponCounted: true } }) }
}
