import type { Event } from '#prisma/sqlite/client'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { readTexts } from '~/platform/stored-json'
import { wake } from './wake.server'
import { isWebhookSubject } from './webhook.rules'

/** The endpoints whose owners can be among those who see an order: its studio's and its client's. */
function endpointsFor(
  order: { studioId: number; userId: number | null; companyId: string | null },
  forClients: boolean,
): Prisma.WebhookEndpointWhereInput {
  const { studioId, userId, companyId } = order
  const clients: Prisma.UserWhereInput[] = [
    ...(userId === null ? [] : [{ id: userId }]),
    ...(companyId === null ? [] : [{ memberships: { some: { companyId } } }]),
  ]
  const ofClient = { studioId: null, user: { OR: clients } }
  return { OR: [{ studioId }, ...(forClients && clients.length > 0 ? [ofClient] : [])] }
}

/**
 * Notes what happened for every program that hears of it. What is the studio's alone is not for
 * clients; whether their owners may still read it is looked at when it is sent.
 */
export async function followMove(tx: Transaction, event: Event) {
  const { id, subject, subjectId, orderId, from, to, at, visibility } = event
  if (!isWebhookSubject(subject) || !orderId || !to) return
  const order = await tx.order.findUnique({
    where: { id: orderId },
    select: { studioId: true, userId: true, companyId: true },
  })
  if (!order) return
  const endpoints = await tx.webhookEndpoint.findMany({
    where: endpointsFor(order, visibility === 'client'),
    select: { id: true, subjects: true },
  })
  const told = { messageId: id, type: `${subject}.${to}`, subjectId, orderId, from, to }
  for (const { id: endpointId, subjects } of endpoints) {
    if (!readTexts(subjects).includes(subject)) continue
    await tx.webhookDelivery.create({
      data: { endpointId, ...told, happenedAt: at, nextAt: at },
    })
    await wake(tx, endpointId, id)
  }
}
