import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { transition } from '~/domain/events/transition.server'
import { DomainError } from '~/domain/ground/domain-error'
import { notify, settleNotices } from '~/domain/notifications/notify.server'
import type { Participant } from '~/domain/people/participant.rules'
import { actorOf } from '~/domain/people/participant.server'
import { shareMachines, type ShareStatus } from '~/domain/ground/machines.rules'
import { REPLACEABLE, SHARED_STATUSES } from './share.rules'

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

/**
 * Shows a version to the client, in place of those before it, and tells them; `others` are the
 * other versions of the same thing. Throws `moved`, also when a newer one is shown.
 */
export async function shareVersion(
  tx: Transaction,
  version: SharedVersion,
  staff: Participant,
  { others, href }: { others: Pick<SharedVersion, 'id' | 'number' | 'status'>[]; href: string },
) {
  const { subject, id, number, title, orderId } = version
  const newer = others.some(
    (other) =>
      other.number > number && (SHARED_STATUSES as readonly string[]).includes(other.status),
  )
  if (newer || !(await moveShared(tx, version, 'shared', staff, { sharedAt: currentTime() })))
    throw new DomainError('moved', 'version')
  for (const older of others)
    if (older.number < number && REPLACEABLE.includes(older.status))
      await moveShared(tx, { ...version, ...older }, 'superseded', staff)
  await notify(tx, {
    ...{ kind: `${subject}.shared` as const, orderId, href, actorId: staff.userId },
    data: { title, subjectId: id },
    key: `${subject}.shared:${id}`,
  })
}

export type VersionAnswer = { approved: true } | { approved: false; reason: string }

/**
 * The client's answer to a version: taken, or sent back with a reason; the studio is told. Throws
 * `moved` when somebody was quicker.
 */
export async function answerVersion(
  tx: Transaction,
  version: SharedVersion,
  client: Participant,
  { answer, href }: { answer: VersionAnswer; href: string },
) {
  const { subject, id, title, orderId } = version
  const to = answer.approved ? 'approved' : 'changes_requested'
  const given = { answeredAt: currentTime(), answeredById: client.userId }
  const reason = answer.approved ? {} : { reason: answer.reason }
  if (!(await moveShared(tx, version, to, client, { ...given, ...reason })))
    throw new DomainError('moved', 'version')
  await notify(tx, {
    ...{ kind: `studio.${subject}` as const, orderId, href, actorId: client.userId },
    data: { title },
    key: `${subject}.${to}:${id}`,
  })
}
