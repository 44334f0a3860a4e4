import { announce, transaction } from '~/platform/db/db.server'
import { orderTopic, userTopic } from '~/platform/live/topics'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

const KINDS = ['message.posted', 'studio.message']

/**
 * Notes how far somebody has read an order's conversation, and that they need not be told of it any more. Marks only go
 * forwards; the same moment again changes nothing.
 */
export async function markRead(participant: Participant, orderId: string, upTo: Date): Promise<void> {
  const { userId } = participant
  const unread = { threadId: orderId, userId, OR: [{ lastReadAt: null }, { lastReadAt: { lt: upTo } }] }
  await transaction(async (tx) => {
    const { count } = await tx.threadMember.updateMany({ where: unread, data: { lastReadAt: upTo, unread: 0 } })
    if (count === 0) {
      const thread = await tx.thread.findFirst({ where: { id: orderId, kind: 'order', order: ordersOf(participant), members: { none: { userId } } }, select: { id: true } })
      if (!thread) return
      await tx.threadMember.create({ data: { threadId: orderId, userId, lastReadAt: upTo } })
    }
    announce(tx, orderTopic(orderId), userTopic(userId))
    await tx.notification.updateMany({ where: { userId, orderId, readAt: null, kind: { in: KINDS } }, data: { readAt: new Date() } })
  })
}
