import { createHmac } from 'node:crypto'
import { transition } from '~/domain/events/transition.server'
import { orderMachine } from '~/domain/ground/machines.rules'
import { deliverWebhooks } from '~/domain/webhooks/deliver.server'
import { makeEndpoint } from '~/domain/webhooks/endpoints.server'
import { DELIVER_JOB } from '~/domain/webhooks/wake.server'
import { currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import type { Received, Receiver } from './receiver'

/** An endpoint of somebody's that leads to a receiver of a test. */
export function hookTo(
  receiver: Pick<Receiver, 'place' | 'url'>,
  userId: number,
  more: Partial<Parameters<typeof makeEndpoint>[1]> = {},
) {
  if (!env.FETCH_OPEN_ADDRESSES.includes(receiver.place))
    env.FETCH_OPEN_ADDRESSES.push(receiver.place)
  const url = receiver.url
  return makeEndpoint(userId, { name: 'Books', url, subjects: ['order'], studioId: null, ...more })
}

/** Sends what is due now, and nothing else that is in the outbox. */
export const deliver = () =>
  runDueJobs({ [DELIVER_JOB]: deliverWebhooks }, 500, currentTime, undefined, { in: [DELIVER_JOB] })

/** Moves an order to a hold and back: two events that both sides may read. */
export async function holdOnce(orderId: string, cause: string) {
  const move = { actor: { type: 'system' } as const, orderId, cause }
  await transaction(async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
    await transition(tx, orderMachine, order, 'on_hold', move)
    await transition(tx, orderMachine, { id: orderId, status: 'on_hold' }, 'in_progress', move)
  })
}

/** What is kept of an endpoint's deliveries, the oldest first. */
export const deliveriesOf = (endpointId: string) =>
  db.webhookDelivery.findMany({ where: { endpointId }, orderBy: { id: 'asc' } })

/** Whether one of the signatures of what came is right, checked as a receiver would. */
export function isSigned({ headers, body }: Received, secret: string) {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(right)
}
