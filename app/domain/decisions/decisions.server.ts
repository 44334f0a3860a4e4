import { DomainError } from '~/domain/ground/domain-error'
import { after, currentTime } from '~/platform/clock'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { readFields } from '~/platform/stored-json'
import { markRead } from '../notifications/center.server'
import type { Notice } from '../notifications/notify.server'
import { ordersOf, readClient } from '../people/participant.server'
import { changeDecision } from './change-decision.server'
import { type DecisionSubject } from './decision-subject'
import {
  DECISION_LIFETIME,
  isDecided,
  subjectOf,
  type Answer,
  type SubjectName,
} from '~/domain/notifications/decision.rules'
import { milestoneDecision } from './milestone-decision.server'
import { deliverableDecision, designDecision, previewDecision } from './shared-decisions.server'

const SUBJECTS: Record<SubjectName, DecisionSubject> = {
  milestone: milestoneDecision,
  design: designDecision,
  preview: previewDecision,
  deliverable: deliverableDecision,
  change: changeDecision,
}

/**
 * What a mailed link asks of its reader, as it stands now; null for a link that is none, and for a
 * reader who may no longer answer for the order. `expired` once its time is over.
 */
export async function findDecision(token: string, now = currentTime()) {
  const id = readLinkToken('decision', token)
  const notification =
    id && (await db.notification.findUnique({ where: { id }, include: { user: true } }))
  if (!notification || !isDecided(notification.kind)) return null
  const { user, href, kind, createdAt } = notification
  const { subjectId } = readFields(notification.data) as Notice['data']
  if (!subjectId || user.disabledAt || user.erasedAt) return null
  const name = subjectOf(notification.kind)
  const reader = await readClient(user.id)
  const decision = await SUBJECTS[name].find(subjectId, ordersOf(reader, 'answer'))
  if (!decision) return null
  const expired = after(DECISION_LIFETIME, createdAt) <= now
  return {
    ...decision,
    notificationId: notification.id,
    kind,
    name,
    subjectId,
    href,
    reader,
    person: { name: user.name, email: user.email },
    expired,
  }
}
export type FoundDecision = NonNullable<Awaited<ReturnType<typeof findDecision>>>

/**
 * Answers for the reader of a mailed link. Throws `decision.closed` when it waits no longer, or
 * the link's time is over.
 */
export async function answerDecision(
  { name, subjectId, answers, expired, state, reader, notificationId }: FoundDecision,
  answer: Answer,
) {
  if (expired || state !== 'open' || !answers.includes(answer.to))
    throw new DomainError('decision.closed')
  await SUBJECTS[name].answer(subjectId, answer, reader)
  await markRead(reader.userId, notificationId)
}
