import { isRefusal } from '../ground/domain-error'
import type { Participant } from '../people/participant.rules'
import { presentMilestone, presentOrder } from '../programs/program-order.schema'
import { readOrder, type ProgramOrder } from '../programs/program-orders.server'
import { dataShape } from './payload.schema'
import { BODY_MAX, isWebhookSubject, type WebhookSubject } from './webhook.rules'

/** What a delivery is about. */
export interface Told {
  messageId: string
  type: string
  happenedAt: Date
  subjectId: string | null
  orderId: string | null
  from: string | null
  to: string | null
}

/** The object that the API has of what moved; nothing for what it has none of. */
function objectOf(subject: WebhookSubject, subjectId: string, order: ProgramOrder) {
  if (subject === 'order') return { order: presentOrder(order) }
  if (subject !== 'milestone') return {}
  const milestone = order.milestones.find(({ id }) => id === subjectId)
  return milestone ? { milestone: presentMilestone(milestone) } : {}
}

/**
 * What is sent, with what it is about as it stands now; null when the participant may not see that
 * order (any more).
 */
export async function composeBody(participant: Participant, told: Told): Promise<string | null> {
  const { messageId, type, happenedAt, subjectId, orderId, from, to } = told
  const write = (data: object) =>
    JSON.stringify({ id: messageId, type, timestamp: happenedAt.toISOString(), data })
  const [subject = ''] = type.split('.')
  if (!orderId || !subjectId || !isWebhookSubject(subject)) return write({})
  const order = await readOrder(participant, orderId).catch((error: unknown) => {
    if (isRefusal(error, 'notFound')) return null
    throw error
  })
  if (!order) return null
  const ids = { id: subjectId, from, to, orderId }
  const body = write(dataShape(subject).parse({ ...ids, ...objectOf(subject, subjectId, order) }))
  return Buffer.byteLength(body) > BODY_MAX ? write(ids) : body
}
