import { transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { endOrder } from './end-order.server'
import { giveBack } from './give-back.server'

/**
 * Ends a running order by agreement: what is paid and not worked for goes back after an admin's approval. Returns the sum,
 * integer cents, or null for an order that cannot be cancelled (any more).
 */
export async function cancelOrder(orderId: string, reason: string, actor: Actor): Promise<number | null> {
  return transaction(async (tx) => {
    if (!(await endOrder(tx, orderId, 'cancelled', { actor, reason }))) return null
    return giveBack(tx, orderId, { keepsWork: true, reason: 'cancellation', actor })
  })
}
