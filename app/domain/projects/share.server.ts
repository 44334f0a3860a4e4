import type { Transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { settleNotices } from '../notifications/notify.server'
import type { Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { shareSourcesOf, type ShareStatus } from './share.rules'

/**
 * It is not where this step begins: somebody was quicker, or a newer version has taken its place.
 */
export class ShareStepError extends Error {
  name = 'ShareStepError'
}

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

function guarded(
  tx: Transaction,
  { subject, id }: SharedVersion,
  to: ShareStatus,
  changes: Changes,
) {
  const update = {
    where: { id, status: { in: shareSourcesOf(to) } },
    data: { ...changes, status: to },
  }
  return subject === 'design'
    ? tx.designVersion.updateMany(update)
    : tx.previewVersion.updateMany(update)
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
  const { count } = await guarded(tx, version, to, changes)
  if (count === 0) return false
  if (ANSWERS.includes(to))
    await settleNotices(tx, version.orderId, [`${version.subject}.shared:${version.id}`])
  const { subject, id: subjectId, number, title, status: from, orderId, projectId } = version
  await recordEvent(tx, {
    ...{
      subject,
      subjectId,
      kind: `${subject}.${to}`,
      from,
      to,
      actor: actorOf(by),
      reason: changes.reason,
    },
    ...{ orderId, projectId, data: { title, version: number } },
    visibility: to === 'viewed' || to === 'superseded' ? 'team' : 'client',
  })
  return true
}
