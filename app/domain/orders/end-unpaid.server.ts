import type { Transaction } from '~/platform/db/db.server'
import { giveUseBack } from '../coupons/coupon-uses.server'
import type { Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { giveCartBack } from './order-cart.server'
import { orderMachine } from '../ground/machines.rules'
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
  const unpaid = { id: order.id, status: 'pending_payment' as const }
  // What is paid meanwhile stays.
  const where = { status: unpaid.status }
  if (
    !(await transition(tx, orderMachine, unpaid, to, { where, actor, reason, orderId: order.id }))
  )
    return
  await giveCartBack(tx, order, { id: `${cause}:ended`, actor })
  await giveUseBack(tx, order.id)
  if (order.payUntil) await tellLinkOver(tx, order)
}
