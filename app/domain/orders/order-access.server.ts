import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** Whether somebody takes part in an order, from any of the sides. */
export async function seesOrder(sides: Participant[], orderId: string): Promise<boolean> {
  return (await db.order.findFirst({ where: { id: orderId, OR: sides.map((side) => ordersOf(side)) }, select: { id: true } })) !== null
}

/** An order that somebody takes part in. Throws NotFoundError for any other, and for what is no id. */
export async function getClientOrder(participant: Participant, orderId: string): Promise<{ id: string }> {
  if (!isId(orderId) || !(await seesOrder([participant], orderId))) throw new NotFoundError('order')
  return { id: orderId }
}
