import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction } from '~/platform/db/db.server'
import { errorText } from '~/platform/error-text'
import { log } from '~/platform/log.server'
import { gateway } from '~/platform/payments/payments.server'
import { isId } from '~/platform/row-id'
import { recordEvent, type Actor } from '~/domain/events/events.server'
import { applyEvent } from './receive-webhook.server'
import { replay } from './replay-events.server'

const LONGEST_ERROR = 500
/** What an erasure leaves of a payload (business.md, Data request). */
const ERASED = '{}'

/**
 * What a replay came to; 'ignored' for an event from which nothing follows, 'elsewhere' for another
 * provider's.
 */
export type ReplayOutcome = 'replayed' | 'failed' | 'ignored' | 'elsewhere'

/**
 * Applies one stored event once more, or at last where it failed, as the provider has its subject
 * now. What is booked stays as it is, however often this is asked for; who asked is recorded. What
 * went wrong stays with the event until a replay succeeds. Throws `notFound`.
 */
export async function replayEvent(id: string, actor: Actor): Promise<ReplayOutcome> {
  const event = isId(id) ? await db.webhookEvent.findUnique({ where: { id } }) : null
  if (!event) throw new DomainError('notFound', `webhook event ${id}`)
  if (event.outcome === 'ignored' || event.payload === ERASED) return 'ignored'
  if (event.gateway !== gateway.name) return 'elsewhere'
  const { eventId, type } = event
  const error = await tryReplay(event)
  await transaction(async (tx) => {
    await tx.webhookEvent.update({ where: { id }, data: { error } })
    const data = { eventId, type, error }
    await recordEvent(tx, {
      subject: 'webhook',
      subjectId: id,
      kind: 'webhook.replayed',
      actor,
      data,
      visibility: 'team',
      key: `webhook:${id}:replayed:${randomUUID()}`,
    })
  })
  return error === null ? 'replayed' : 'failed'
}

async function tryReplay(event: {
  id: string
  type: string
  payload: string
  outcome: string
}): Promise<string | null> {
  try {
    if (event.outcome === 'applied') await replay(event)
    else await applyEvent(event.id)
    return null
  } catch (error) {
    log.warn({ err: error }, 'replay failed')
    return errorText(error, LONGEST_ERROR)
  }
}
