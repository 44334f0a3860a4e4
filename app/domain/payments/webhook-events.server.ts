import type { Transaction } from '~/platform/db/db.server'

export interface StoredEvent {
  gateway: string
  eventId: string
  type: string
  payload: string
}

/** Stores an event with its effect; false when it is stored already, and then its effect is too. */
export async function storeEvent(tx: Transaction, event: StoredEvent, outcome: 'applied' | 'ignored'): Promise<boolean> {
  const { gateway, eventId } = event
  const known = await tx.webhookEvent.findUnique({ where: { gateway_eventId: { gateway, eventId } }, select: { id: true } })
  if (known) return false
  await tx.webhookEvent.create({ data: { ...event, outcome, processedAt: new Date() } })
  return true
}
