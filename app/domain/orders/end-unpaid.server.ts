import type { Transaction } from '~/platform/db/db.server'
import { giveUseBack } from '../coupons/coupon-uses.server'
import { recordEvent, type Actor } from '../events/events.server'
import { giveCartBack } from './order-cart.server'
import { tellLinkOver } from './pay-link-notices.server'

interface UnpaidOrder {
  id: string
  cartId: string | null
  visitorHash: string
  email: string
  language: string
  userId: number | null
  payUntil: Date | null
}

interface End {
  to: 'expired' | 'cancelled'
  reason: string
  actor: Actor
  /** What ends it, such as an attempt to pay. */
  cause: string
}

/**
 * Ends an order that nobody paid, once: the visitor has the cart back, and the coupon its use. Its
 * payable stays open, as money that comes late revives the order.
 */
export async function endUnpaid(
  tx: Transaction,
  order: UnpaidOrder,
  { to, reason, actor, cause }: End,
) {
  const { count } = await tx.order.updateMany({
    where: { id: order.id, status: 'pending_payment' },
    data: { status: to },
  })
  if (count === 0) return
  await giveCartBack(tx, order, { id: `${cause}:ended`, actor })
  await giveUseBack(tx, order.id)
  if (order.payUntil) await tellLinkOver(tx, order)
  await recordEvent(tx, {
    subject: 'order',
    subjectId: order.id,
    orderId: order.id,
    kind: `order.${to}`,
    from: 'pending_payment',
    to,
    reason,
    actor,
  })
}
