import type { Transaction } from '~/platform/db/db.server'
import { transition } from '~/domain/events/transition.server'
import { settleNotices } from '~/domain/notifications/notify.server'
import type { Participant } from '~/domain/people/participant.rules'
import { actorOf } from '~/domain/people/participant.server'
import { shareMachines, type ShareStatus } from '~/domain/ground/machines.rules'

/** A version of a design or of a preview, with what its history tells. */
export interface SharedVersion {
  subject: 'design' | 'preview'
  id: string
  number: number
  title: string
  status: ShareStatus
  orderId: string
  projectId: string
}

/** After these nobody needs to be asked any more. */
const ANSWERS: readonly ShareStatus[] = ['approved', 'changes_requested', 'superseded']

type Changes = {
  sharedAt?: Date
  viewedAt?: Date
  answeredAt?: Date
  answeredById?: number
  reason?: string
}

/**
 * Moves a version if it is where it may go from, and writes it into the history; tells whether this
 * call did it.
 */
export async function moveShared(
  tx: Transaction,
  version: SharedVersion,
  to: ShareStatus,
  by: Participant,
  changes: Changes = {},
) {
  const { subject, id, number, title, orderId, projectId } = version
  const moved = await transition(tx, shareMachines[subject], version, to, {
    ...{ actor: actorOf(by), reason: changes.reason, with: changes },
    ...{ orderId, projectId, data: { title, version: number } },
    visibility: to === 'viewed' || to === 'superseded' ? 'team' : 'client',
  })
  if (moved && ANSWERS.includes(to)) await settleNotices(tx, orderId, [`${subject}.shared:${id}`])
  return moved
}
