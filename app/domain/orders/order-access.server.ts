import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Act, Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** Whether somebody takes part in an order, from any of the sides, and may do this with it. */
export async function seesOrder(
  sides: Participant[],
  orderId: string,
  act: Act = 'see',
): Promise<boolean> {
  return (
    (await db.order.findFirst({
      where: { id: orderId, OR: sides.map((side) => ordersOf(side, act)) },
      select: { id: true },
    })) !== null
  )
}

/**
 * An order with which somebody may do this. Throws `notFound` for any other, and for what is no
 * id.
 */
export async function getClientOrder(
  participant: Participant,
  orderId: string,
  act: Act = 'see',
): Promise<{ id: string }> {
  if (!isId(orderId) || !(await seesOrder([participant], orderId, act)))
    throw new DomainError('notFound', 'order')
  return { id: orderId }
}
