import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { changeCart } from './active-cart.server'
import { viewCart } from './cart-view.server'
import { readSettings } from '~/domain/settings/settings.server'
import { normalizeCode, type CouponRefusal } from '~/domain/coupons/coupon.rules'
import { couponTerms, type Coupon } from '~/domain/coupons/coupon-uses.server'

/** Why a code was not taken; `coupon` is null for a code that there is none of. */
export interface RefusedCode {
  refusal: CouponRefusal
  coupon: Coupon | null
}

/**
 * Puts a coupon into the visitor's cart in place of another; null when it is there, also one that
 * does not count in the cart's currency. A refused one changes nothing. Throws `cart.couponsClosed`
 * and `cart.busy`.
 */
export async function applyCoupon(visitor: string, text: string): Promise<RefusedCode | null> {
  if (!(await readSettings()).coupons) throw new DomainError('cart.couponsClosed')
  return changeCart(visitor, async (tx, { id, studioId }): Promise<RefusedCode | null> => {
    const code = { studioId, code: normalizeCode(text) }
    const coupon = await tx.coupon.findUnique({
      where: { studioId_code: code },
      select: couponTerms,
    })
    if (!coupon) return { refusal: 'unknown', coupon: null }
    const { couponId: before } = await tx.cart.findUniqueOrThrow({
      where: { id },
      select: { couponId: true },
    })
    await tx.cart.update({ where: { id }, data: { couponId: coupon.id } })
    const refusal = (await viewCart(tx, { id }, 'en'))?.coupon?.refusal ?? null
    if (!refusal || refusal === 'currency') return null
    await tx.cart.update({ where: { id }, data: { couponId: before } })
    return { refusal, coupon }
  })
}

/**
 * Takes the coupon out of the visitor's cart. Throws `cart.busy`.
 */
export async function removeCoupon(visitor: string) {
  await changeCart(visitor, (tx, { id }) =>
    tx.cart.update({ where: { id }, data: { couponId: null } }),
  )
}

/** Whether the visitor's cart has a coupon, of which ordering it takes a use. */
export async function holdsCoupon(visitor: string): Promise<boolean> {
  return (await db.cart.count({ where: { tokenHash: visitor, couponId: { not: null } } })) > 0
}
