import type { Event } from '#prisma/sqlite/client'
import { announce, type Prisma, type Transaction } from '~/platform/db/db.server'
import { orderTopic } from '~/platform/live/topics'
import type { Subject } from './event.rules'

export interface Actor {
  /**
   * `admin` is staff of the studio that runs this site, `seller` a member of a studio on Studio
   * Stack.
   */
  type: 'client' | 'visitor' | 'freelancer' | 'admin' | 'seller' | 'gateway' | 'system'
  id?: number | null
}

export interface Transition {
  subject: Subject
  subjectId: string
  /** What time lines show, such as `order.confirmed`. */
  kind: string
  from?: string | null
  to?: string | null
  actor: Actor
  reason?: string
  data?: Prisma.InputJsonValue
  orderId?: string
  projectId?: string
  visibility?: 'client' | 'team'
  /** One per cause; the default is subject, id and kind, for what happens once. */
  key?: string
}

/**
 * Appends one transition to the history that time lines, activities and audit read (business.md,
 * every state machine), and lets open pages about the order know. Gives the row that tells of it.
 */
export async function recordEvent(tx: Transaction, transition: Transition): Promise<Event> {
  const { actor, key, visibility = 'client', ...event } = transition
  if (event.orderId) announce(tx, orderTopic(event.orderId))
  return tx.event.create({
    data: {
      ...event,
      key: key ?? `${event.subject}:${event.subjectId}:${event.kind}`,
      actorType: actor.type,
      actorId: actor.id ?? null,
      visibility,
    },
  })
}
