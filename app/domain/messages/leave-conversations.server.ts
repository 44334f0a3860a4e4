import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { assignee } from '../people/participant.server'
import { threadsOf } from './conversation.server'

const TOLD_BY: Record<string, string> = {
  order: 'assignment.client',
  freelancer: 'assignment.message',
}

/**
 * Nothing waits for a freelancer in conversations about an order that they read no more; what they
 * wrote stays under their name.
 */
export async function leaveConversations(
  tx: Transaction,
  userId: number,
  orderId: string,
): Promise<void> {
  const about = { OR: [{ orderId }, { project: { orderId } }] }
  const left = await tx.threadMember.findMany({
    where: { userId, thread: { ...about, NOT: threadsOf(assignee(userId)) } },
    select: { threadId: true, thread: { select: { kind: true } } },
  })
  if (left.length === 0) return
  await tx.threadMember.updateMany({
    where: { userId, threadId: { in: left.map(({ threadId }) => threadId) } },
    data: { unread: 0 },
  })
  const kinds = left.map(({ thread }) => TOLD_BY[thread.kind] ?? '')
  await tx.notification.updateMany({
    where: { userId, orderId, kind: { in: kinds }, readAt: null },
    data: { readAt: currentTime() },
  })
}
