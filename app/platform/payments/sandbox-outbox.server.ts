import type { Transaction } from '../db/db.server'
import { enqueue } from '../outbox/outbox.server'
import type { GatewayEvent } from './gateway'

export const SANDBOX_EVENT_JOB = 'sandbox-event'

/** What an event of the sandbox is about: it sends no money to freelancers. */
export type Subject = NonNullable<GatewayEvent['about']> & {
  kind: 'session' | 'refund' | 'dispute'
}

/** Queues an event, as the real provider would; each type comes once for one subject. */
export async function announce(tx: Transaction, about: Subject, type: string, availableAt?: Date) {
  await enqueue(tx, {
    key: `${about.id}:${type}`,
    kind: SANDBOX_EVENT_JOB,
    payload: { about, type },
    availableAt,
  })
}
