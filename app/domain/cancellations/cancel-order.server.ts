import { db, transaction } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import type { Actor } from '~/domain/events/events.server'
import { cancelAttempt } from '~/domain/payments/checkout.server'
import { endOrder } from '~/domain/orders/end-order.server'
import { earnRest } from '~/domain/orders/revenue.server'
import { giveBack, readRefundsDue } from './give-back.server'

/**
 * Ends a running order by agreement: what is paid and not worked for goes back after an admin's
 * approval. Returns the sum, integer cents, or null for an order that cannot be cancelled (any
 * more).
 */
export async function cancelOrder(
  orderId: string,
  reason: string,
  actor: Actor,
): Promise<number | null> {
  return transaction(async (tx) => {
    if (!(await endOrder(tx, orderId, 'cancelled', { actor, reason }))) return null
    const sum = await giveBack(tx, orderId, { keepsWork: true, reason: 'cancellation', actor })
    await earnRest(tx, orderId)
    return sum
  })
}

/** What a cancellation would give back now, integer cents. */
export async function readCancellation(orderId: string): Promise<number> {
  const due = await readRefundsDue(db, orderId, true)
  return due.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Closes the payment pages of a cancelled order, as far as the provider answers; what is paid all
 * the same goes back.
 */
export async function closePaymentPages(orderId: string): Promise<void> {
  const open = await db.checkoutAttempt.findMany({
    where: { payable: { orderId }, liveKey: { not: null } },
    select: { id: true },
  })
  for (const { id } of open)
    await cancelAttempt(id).catch((error: unknown) =>
      log.warn({ err: error, attempt: id }, 'payment page could not be closed'),
    )
}
