import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import { leaveConversations } from '../messages/leave-conversations.server'
import { UNDER_WAY } from '../ground/machines.rules'
import { readOfOrder, step, type AssignmentWithOrder } from './move-assignment.server'

/**
 * Appends to the history that the studio lets a freelancer write with the client, or does not any
 * more.
 */
function recordTalk(
  tx: Transaction,
  { id, milestone }: AssignmentWithOrder,
  kind: 'talk_opened' | 'talk_closed',
  actor: Actor,
  now: Date,
) {
  const { title, projectId, project } = milestone
  const about = {
    subject: 'assignment',
    subjectId: id,
    orderId: project.orderId,
    projectId,
  } as const
  return recordEvent(tx, {
    ...about,
    kind: `assignment.${kind}`,
    actor,
    visibility: 'team',
    data: { title },
    key: `assignment:${id}:${kind}:${now.getTime()}`,
  })
}

/**
 * Lets a freelancer who works on a milestone join the conversation with its client: from now on
 * they read along and write, and see nothing that was written before. It ends with the work. Throws
 * `notFound` and `assignment.*`.
 */
export function openTalk(
  orderId: string,
  id: string,
  actor: Actor,
  now = currentTime(),
): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, assignment) => {
      const { count } = await tx.assignment.updateMany({
        where: { id, status: { in: UNDER_WAY }, clientTalkSince: null },
        data: { clientTalkSince: now },
      })
      if (count === 1) await recordTalk(tx, assignment, 'talk_opened', actor, now)
      return count === 1
    },
  )
}

/**
 * Takes a freelancer out of the conversation with the client again. Throws `notFound` and
 * `assignment.*`.
 */
export function closeTalk(
  orderId: string,
  id: string,
  actor: Actor,
  now = currentTime(),
): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, assignment) => {
      const { count } = await tx.assignment.updateMany({
        where: { id, clientTalkSince: { not: null } },
        data: { clientTalkSince: null },
      })
      if (count === 0) return false
      await recordTalk(tx, assignment, 'talk_closed', actor, now)
      await leaveConversations(tx, assignment.freelancer.userId, orderId)
      return true
    },
  )
}
