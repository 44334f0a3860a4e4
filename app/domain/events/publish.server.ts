import type { Event } from '#prisma/sqlite/client'
import type { Transaction } from '~/platform/db/db.server'
import type { Actor } from './events.server'

/** What one part of the domain tells the parts above it, which it does not know. */
export interface Topics {
  /** A row has gone along an arrow of its machine; the event tells of which, and whence and where. */
  'machine.moved': Event
  /** Nothing of the order is worked on or owed any more. */
  'order.ended': { orderId: string; actor: Actor; reason?: string }
  /** A cart is ordered, and nothing of it is paid yet. */
  'order.placed': { orderId: string; cartId: string }
  /** The first share is paid, and the order stands. */
  'order.paid': { orderId: string }
  /** What was agreed beyond the order is paid. */
  'change.paid': { changeId: string }
  /** The work of a milestone has gone to its client. */
  'milestone.submitted': { milestoneId: string; actor: Actor }
  'milestone.changes_requested': { milestoneId: string; actor: Actor; reason: string }
  'milestone.approved': { milestoneId: string }
}

/** Each topic with what follows from it, in this order. */
export type Subscribers = {
  [Topic in keyof Topics]: readonly ((tx: Transaction, told: Topics[Topic]) => Promise<unknown>)[]
}

/**
 * Does all that follows from what happened, in the transaction in which it happens: what one
 * subscriber throws undoes the whole. Who follows what stands in `domain/subscribers.server.ts`,
 * loaded here when it is first needed, so that a folder never imports one above it.
 */
export async function publish<Topic extends keyof Topics>(
  tx: Transaction,
  topic: Topic,
  told: Topics[Topic],
): Promise<void> {
  const { SUBSCRIBERS } = await import('../subscribers.server')
  const subscribers: Subscribers[Topic] = SUBSCRIBERS[topic]
  for (const follow of subscribers) await follow(tx, told)
}
