import { currentTime } from '~/platform/clock'
import { announce, transaction, type Transaction } from '~/platform/db/db.server'
import { orderTopic, userTopic } from '~/platform/live/topics'
import { onlyLooks, type Member } from '../people/participant.rules'
import { threadsOf } from './conversation.server'

/**
 * What tells of new messages: in an order's conversation, and in a freelancer's with the studio.
 */
const KINDS = {
  order: ['message.posted', 'studio.message', 'assignment.client'],
  freelancer: ['assignment.message', 'studio.freelancer'],
}

/** Which order a conversation is about; null when they take no part in it. */
async function readPlace(tx: Transaction, member: Member, threadId: string) {
  const thread = await tx.thread.findFirst({
    where: { AND: [{ id: threadId }, threadsOf(member)] },
    select: { orderId: true, project: { select: { orderId: true } } },
  })
  const orderId = thread?.orderId ?? thread?.project?.orderId
  return orderId ? { orderId, kinds: thread?.orderId ? KINDS.order : KINDS.freelancer } : null
}

/**
 * Notes how far somebody has read a conversation of theirs, and that they need not be told of it
 * any more. Marks only go forwards; the same moment again changes nothing.
 */
export async function markRead(member: Member, threadId: string, upTo: Date): Promise<void> {
  if (onlyLooks(member)) return
  const { userId } = member
  const unread = { threadId, userId, OR: [{ lastReadAt: null }, { lastReadAt: { lt: upTo } }] }
  await transaction(async (tx) => {
    const place = await readPlace(tx, member, threadId)
    if (!place) return
    const { count } = await tx.threadMember.updateMany({
      where: unread,
      data: { lastReadAt: upTo, unread: 0 },
    })
    if (count === 0) {
      if ((await tx.threadMember.count({ where: { threadId, userId } })) > 0) return
      await tx.threadMember.create({ data: { threadId, userId, lastReadAt: upTo } })
    }
    const { orderId, kinds } = place
    announce(tx, orderTopic(orderId), userTopic(userId))
    await tx.notification.updateMany({
      where: { userId, orderId, readAt: null, kind: { in: kinds } },
      data: { readAt: currentTime() },
    })
  })
}
