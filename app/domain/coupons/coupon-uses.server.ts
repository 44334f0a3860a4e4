import { currentTime } from '~/platform/clock'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import {
  ownCurrency,
  weighCoupon,
  type CouponLine,
  type CouponTerms,
  type WeighedCoupon,
} from './coupon.rules'

export const couponTerms = {
  ...{ id: true, code: true, percentOff: true, amountOff: true, currency: true, productId: true },
  ...{ firstOrderOnly: true, minimumAmount: true, expiresAt: true, useLimit: true, uses: true },
} satisfies Prisma.CouponSelect

export type Coupon = CouponTerms & { id: string; code: string }

/**
 * Who orders: an account that is signed in, or null. A mail address that was only typed is never
 * looked up: the price would tell anybody whether its owner has ordered.
 */
export interface CouponUser {
  userId: number | null
}

/**
 * All orders but those that came of this cart: what it holds itself is given back before it is
 * ordered again.
 */
const elsewhere = (cartId: string) =>
  ({ OR: [{ cartId: null }, { cartId: { not: cartId } }] }) satisfies Prisma.OrderWhereInput

/**
 * Whether an order is not the first of who is signed in with a studio: one was paid before, or one
 * that is still open has a first order's coupon already, so that two of them cannot have it. Which
 * of two orders is paid first does not matter.
 */
async function hasOrdered(
  tx: Transaction,
  { userId }: CouponUser,
  { cartId, studioId }: { cartId: string; studioId: number },
): Promise<boolean> {
  if (userId === null) return false
  const open = { couponCounted: true, coupon: { firstOrderOnly: true } }
  const before = await tx.order.findFirst({
    where: {
      studioId,
      userId,
      AND: [elsewhere(cartId), { OR: [{ confirmedAt: { not: null } }, open] }],
    },
    select: { id: true },
  })
  return before !== null
}

/**
 * A guest who has ordered before with this address has paid with a first order's coupon: the price
 * stands, and the team is told.
 */
export async function noteNotFirst(
  tx: Transaction,
  {
    id,
    studioId,
    email,
    couponId,
  }: { id: string; studioId: number; email: string; couponId: string | null },
) {
  const coupon = couponId
    ? await tx.coupon.findFirst({
        where: { id: couponId, firstOrderOnly: true },
        select: { code: true },
      })
    : null
  if (!coupon) return
  const before = await tx.order.count({
    where: { studioId, email, confirmedAt: { not: null }, id: { not: id } },
  })
  if (before > 0)
    await recordEvent(tx, {
      subject: 'order',
      subjectId: id,
      orderId: id,
      kind: 'order.coupon_not_first',
      actor: { type: 'system' },
      visibility: 'team',
      data: { code: coupon.code },
    })
}

interface CouponCart {
  id: string
  couponId: string | null
  user: CouponUser
}

interface Pricing {
  currencies: readonly string[]
  /** The cart's lines in a currency, at prices that come of the shop's by `price`. */
  linesIn: (currency: string, price: (amount: number) => number) => CouponLine[]
  /** What this buyer pays for a price of the shop: that without VAT where none is charged. */
  price: (amount: number) => number
}

const asInShop = (amount: number) => amount

/**
 * The coupon of a cart with what it takes off in each of the currencies, or why nothing; null for a
 * cart without one.
 */
export async function weighForCart(
  tx: Transaction,
  { id, couponId, user }: CouponCart,
  { currencies, linesIn, price }: Pricing,
  now = currentTime(),
): Promise<{ coupon: Coupon; weighed: WeighedCoupon[] } | null> {
  if (!couponId) return null
  const held = { select: { orders: { where: { cartId: id, couponCounted: true } } } }
  const { _count, studioId, ...coupon } = await tx.coupon.findUniqueOrThrow({
    where: { id: couponId },
    select: { ...couponTerms, studioId: true, _count: held },
  })
  const orderedBefore =
    coupon.firstOrderOnly && (await hasOrdered(tx, user, { cartId: id, studioId }))
  const terms = {
    ...coupon,
    amountOff: coupon.amountOff === null ? null : price(coupon.amountOff),
    uses: coupon.uses - _count.orders,
  }
  const ownLines = linesIn(ownCurrency(coupon), asInShop)
  return {
    coupon,
    weighed: currencies.map((currency) =>
      weighCoupon(terms, {
        currency,
        lines: linesIn(currency, price),
        ownLines,
        orderedBefore,
        now,
      }),
    ),
  }
}

/** Counts one more use, if the limit allows it; tells whether it did. */
export async function reserveUse(
  tx: Transaction,
  { id, useLimit }: Pick<Coupon, 'id' | 'useLimit'>,
): Promise<boolean> {
  const { count } = await tx.coupon.updateMany({
    where: { id, ...(useLimit !== null && { uses: { lt: useLimit } }) },
    data: { uses: { increment: 1 } },
  })
  return count > 0
}

/** Gives an order's use of its coupon back; once, and nothing for an order without one. */
export async function giveUseBack(tx: Transaction, orderId: string) {
  const { count } = await tx.order.updateMany({
    where: { id: orderId, couponCounted: true },
    data: { couponCounted: false },
  })
  if (count === 0) return
  await tx.coupon.updateMany({
    where: { orders: { some: { id: orderId } }, uses: { gt: 0 } },
    data: { uses: { decrement: 1 } },
  })
}

/**
 * An order that had ended was paid after all, at its price: its use counts again. When the limit is
 * used up by then the price stands and the use is not counted, of which the team is told.
 */
export async function countUseAgain(
  tx: Transaction,
  order: { id: string; couponId: string | null; couponCounted: boolean },
) {
  if (!order.couponId || order.couponCounted) return
  const coupon = await tx.coupon.findUniqueOrThrow({
    where: { id: order.couponId },
    select: couponTerms,
  })
  if (await reserveUse(tx, coupon))
    await tx.order.update({ where: { id: order.id }, data: { couponCounted: true } })
  else
    await recordEvent(tx, {
      subject: 'order',
      subjectId: order.id,
      orderId: order.id,
      kind: 'order.coupon_over_limit',
      actor: { type: 'system' },
      visibility: 'team',
      data: { code: coupon.code },
    })
}
