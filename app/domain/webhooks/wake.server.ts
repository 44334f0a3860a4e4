import type { Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'

export const DELIVER_JOB = 'deliver-webhooks'

/** Has what waits for an endpoint sent; what has the same cause is done once. */
export const wake = (tx: Transaction, endpointId: string, cause: string, availableAt?: Date) =>
  enqueue(tx, {
    ...{ key: wakeKey(endpointId, cause), kind: DELIVER_JOB },
    ...{ payload: { endpointId }, availableAt },
  })

export const wakeKey = (endpointId: string, cause: string) => `webhooks:${endpointId}:${cause}`
