import { db } from '~/platform/db/db.server'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** The most changes that a page shows. */
const MOST_CHANGES = 50

/** The changes of an order, the newest first, each with what is owed for it. */
export function readChanges(participant: Participant, orderId: string) {
  return db.changeRequest.findMany({
    where: { project: { orderId, order: ordersOf(participant) } },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES,
    include: {
      payable: {
        select: { id: true, status: true, amount: true, vat: true, dueAt: true, paidAt: true },
      },
    },
  })
}
export type ProjectChange = Awaited<ReturnType<typeof readChanges>>[number]

/** The services of an order, to which rounds of changes can be added. */
export function readLineNames(participant: Participant, orderId: string) {
  return db.orderLine.findMany({
    where: { orderId, order: ordersOf(participant) },
    orderBy: { position: 'asc' },
    select: { id: true, name: true },
  })
}
