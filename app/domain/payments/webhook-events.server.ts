import { currentTime } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { errorText } from '~/platform/error-text'
import { enqueue } from '~/platform/outbox/outbox.server'

export interface StoredEvent {
  gateway: string
  eventId: string
  type: string
  payload: string
}

/** The job that gives an event its effect. */
export const WEBHOOK_JOB = 'webhook'

/**
 * Outcomes of an event that has had its effect, or has none. What is not in here is tried again.
 */
export const DONE_OUTCOMES = ['applied', 'ignored'] as const

/**
 * What an event is about is not known here yet: it is kept and tried again, since events come in
 * any order.
 */
export class NotYetKnownError extends Error {
  name = 'NotYetKnownError'
}

const jobKey = ({ gateway, eventId }: StoredEvent) => `webhook:${gateway}:${eventId}`

/**
 * Keeps an event as it was received, with the job that will apply it; a repeat of one changes
 * nothing. Resolves with its row's id.
 */
export async function keepEvent(event: StoredEvent): Promise<string> {
  const { gateway, eventId } = event
  return transaction(async (tx) => {
    const { id } = await tx.webhookEvent.upsert({
      where: { gateway_eventId: { gateway, eventId } },
      create: { ...event, outcome: 'received', receivedAt: currentTime() },
      update: {},
      select: { id: true },
    })
    await enqueue(tx, { key: jobKey(event), kind: WEBHOOK_JOB, payload: { id } })
    // The provider sends again what the worker has given up.
    await tx.outboxJob.updateMany({
      where: { key: jobKey(event), status: 'failed' },
      data: { status: 'pending', attempts: 0, availableAt: currentTime() },
    })
    return id
  })
}

/**
 * Says, in the transaction of its effect, what became of an event; false when it has had its effect
 * already.
 */
export async function finishEvent(
  tx: Transaction,
  { gateway, eventId }: StoredEvent,
  outcome: (typeof DONE_OUTCOMES)[number],
): Promise<boolean> {
  const unfinished = { gateway, eventId, outcome: { notIn: [...DONE_OUTCOMES] } }
  const { count } = await tx.webhookEvent.updateMany({
    where: unfinished,
    data: { outcome, error: null, processedAt: currentTime() },
  })
  return count === 1
}

const LONGEST_ERROR = 300

/** Keeps with an event why it has no effect yet, for the studio to see. */
export async function noteFailure(
  { gateway, eventId }: StoredEvent,
  error: unknown,
): Promise<void> {
  const reason = errorText(error, LONGEST_ERROR)
  const outcome = error instanceof NotYetKnownError ? 'waiting' : 'failed'
  await transaction((tx) =>
    tx.webhookEvent.updateMany({
      where: { gateway, eventId, outcome: { notIn: [...DONE_OUTCOMES] } },
      data: { outcome, error: reason },
    }),
  )
}

/** Something has become known: events that waited are tried again at once. */
export async function hurryWaitingEvents(tx: Transaction): Promise<void> {
  await tx.outboxJob.updateMany({
    where: { kind: WEBHOOK_JOB, status: 'pending', attempts: { gt: 0 } },
    data: { availableAt: currentTime() },
  })
}
