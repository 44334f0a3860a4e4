import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { findOwn } from './endpoints.server'
import { wake } from './wake.server'
import { DELIVERY_DAYS, TEST_TYPE } from './webhook.rules'

const PAGE = 20

/** A page of what was sent or waits, the newest first, of an endpoint of this person. */
export function readDeliveries(userId: number, endpointId: string, place: Place<string>) {
  return readPage(place, PAGE, (at) =>
    db.webhookDelivery.findMany({
      where: { endpointId, endpoint: { userId } },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PAGE),
    }),
  )
}

/** An endpoint of this person that is not paused. Throws `notFound` and `webhook.paused`. */
const findActive: typeof findOwn = async (tx, userId, id) => {
  const endpoint = await findOwn(tx, userId, id)
  if (endpoint.status === 'paused') throw new DomainError('webhook.paused')
  return endpoint
}

/**
 * Sends a delivery once more, as the same message. Throws `notFound` and `webhook.paused`; gives
 * its type.
 */
export const sendAgain = (userId: number, endpointId: string, id: string): Promise<string> =>
  transaction(async (tx) => {
    await findActive(tx, userId, endpointId)
    const own = { id, endpointId }
    const found = isId(id) ? await tx.webhookDelivery.findFirst({ where: own }) : null
    if (!found) throw new DomainError('notFound', 'delivery')
    const now = currentTime()
    await tx.webhookDelivery.updateMany({
      where: own,
      data: { attempts: 0, nextAt: now, deliveredAt: null },
    })
    await tx.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { failures: 0 } })
    await wake(tx, endpointId, `again:${randomUUID()}`)
    return found.type
  })

/** Sends an event that tells of nothing, to see whether it arrives. Throws like `sendAgain`. */
export const sendTest = (userId: number, endpointId: string) =>
  transaction(async (tx) => {
    await findActive(tx, userId, endpointId)
    const [messageId, now] = [randomUUID(), currentTime()]
    await tx.webhookDelivery.create({
      data: { endpointId, messageId, type: TEST_TYPE, happenedAt: now, nextAt: now },
    })
    await wake(tx, endpointId, messageId)
  })

/** Forgets what is too old to be sent again; what still waits then waits for nothing any more. */
export const forgetDeliveries = (now = currentTime()) =>
  db.webhookDelivery.deleteMany({
    where: { createdAt: { lt: after(-DELIVERY_DAYS * DAY, now) } },
  })
