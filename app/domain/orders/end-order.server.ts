import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import type { Transaction } from '~/platform/db/db.server'
import { giveUseBack } from '../coupons/coupon-uses.server'
import type { Actor } from '../events/events.server'
import { publish } from '../events/publish.server'
import { notify } from '../notifications/notify.server'
import { moveOrder, setAside, type OrderMove } from './move-order.server'
import { voidPayables } from './payables.server'

/** Both sides hear of it but for whoever did it; a withdrawal has mails of its own. */
async function tellCancelled(
  tx: Transaction,
  { id: orderId, number, name: who }: { id: string; number: string; name: string },
  { type, id: actorId }: Actor,
) {
  const notice = { orderId, key: `order-cancelled:${orderId}`, actorId }
  await notify(tx, {
    ...notice,
    kind: 'order.cancelled',
    data: { number },
    href: paths.orders({ order: orderId }),
  })
  if (type === 'client')
    await notify(tx, {
      ...notice,
      kind: 'studio.cancelled',
      data: { number, who },
      href: adminPaths.order(orderId),
    })
}

/**
 * Ends the work on an order: what is not paid is owed no longer, and its project stops. Tells
 * whether this call did it.
 */
export async function endOrder(
  tx: Transaction,
  orderId: string,
  to: 'cancelled' | 'withdrawal_requested',
  told: OrderMove & { actor: Actor },
) {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  // An order that was given up unpaid may have been paid after all, and ends a second time.
  const move = { cause: order.confirmedAt ? 'confirmed' : undefined, ...told }
  const moved =
    to === 'cancelled' ? await moveOrder(tx, order, to, move) : await setAside(tx, order, to, move)
  if (!moved) return false
  const { actor, reason } = move
  if (order.status === 'pending_payment') await giveUseBack(tx, orderId)
  else if (to === 'cancelled') await tellCancelled(tx, order, actor)
  await voidPayables(tx, { orderId }, actor)
  await publish(tx, 'order.ended', { orderId, actor, reason })
  return true
}
