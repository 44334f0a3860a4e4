import { transaction, type Transaction } from '~/platform/db/db.server'

export interface StoredEvent {
  gateway: string
  eventId: string
  type: string
  payload: string
}

/** Stores an event with its effect; false when it is stored already, and then its effect is too. One that failed before gets its effect now. */
export async function storeEvent(tx: Transaction, event: StoredEvent, outcome: 'applied' | 'ignored'): Promise<boolean> {
  const { gateway, eventId } = event
  const known = await tx.webhookEvent.findUnique({ where: { gateway_eventId: { gateway, eventId } }, select: { id: true, outcome: true } })
  if (known?.outcome === 'failed') {
    const { count } = await tx.webhookEvent.updateMany({ where: { id: known.id, outcome: 'failed' }, data: { outcome, error: null, processedAt: new Date() } })
    return count === 1
  }
  if (known) return false
  await tx.webhookEvent.create({ data: { ...event, outcome, processedAt: new Date() } })
  return true
}

const LONGEST_ERROR = 300

/** Keeps an event that could not be followed, and why, for the studio to see; the provider sends it again. */
export async function storeFailure({ gateway, eventId, ...event }: StoredEvent, error: unknown): Promise<void> {
  const reason = String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR)
  await transaction(async (tx) => {
    const known = await tx.webhookEvent.findUnique({ where: { gateway_eventId: { gateway, eventId } }, select: { id: true } })
    if (known) await tx.webhookEvent.updateMany({ where: { id: known.id, outcome: 'failed' }, data: { error: reason } })
    else await tx.webhookEvent.create({ data: { ...event, gateway, eventId, outcome: 'failed', error: reason } })
  })
}
