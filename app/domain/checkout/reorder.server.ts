import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { readAddOns } from './order-lines.server'
import type { Participant } from '~/domain/people/participant.rules'
import { ordersOf } from '~/domain/people/participant.server'
import { readSettings } from '~/domain/settings/settings.server'
import { IN_OPEN_SHOP } from '~/domain/studios/open-shop'
import { changeCart } from '~/domain/cart/active-cart.server'
import { putAsGiven } from '~/domain/cart/cart.server'
import { orderAgain, type Lost } from './reorder.rules'

async function readPastLines(reader: Participant, orderId: string) {
  const order = isId(orderId)
    ? await db.order.findFirst({
        where: { id: orderId, ...ordersOf(reader, 'answer') },
        select: { currency: true, studioId: true, lines: { orderBy: { position: 'asc' } } },
      })
    : null
  if (!order) throw new DomainError('notFound', 'order')
  return {
    currency: order.currency,
    studioId: order.studioId,
    lines: order.lines.map((line) => ({
      ...line,
      addOns: readAddOns(line.addOns),
    })),
  }
}

/**
 * Puts what an order was made of into the visitor's cart, as far as it is offered now and with the
 * same choices; done again, it is there once. Returns how many lines that are and what was lost.
 * Throws `reorder.closed`, `notFound` and `cart.*`.
 */
export async function reorder(
  visitor: string,
  reader: Participant,
  orderId: string,
): Promise<{ lines: number; lost: Lost[] }> {
  if (!(await readSettings()).reorder) throw new DomainError('reorder.closed')
  const past = await readPastLines(reader, orderId)
  const outcome = await changeCart(
    visitor,
    async (tx, cart) => {
      const { id: cartId } = cart
      const ids = past.lines.map(({ productId }) => productId)
      const offers = await tx.product.findMany({
        where: { id: { in: ids }, studioId: past.studioId, ...IN_OPEN_SHOP },
        select: {
          id: true,
          status: true,
          availabilityStatus: true,
          deliverySpeeds: true,
          addOns: { select: { id: true } },
        },
      })
      const again = past.lines.map((line) =>
        orderAgain(
          line,
          offers.find(({ id }) => id === line.productId),
        ),
      )
      const lines = again.flatMap(({ line }) => line ?? [])
      const isNew = (await tx.cartItem.count({ where: { cartId } })) === 0
      const own = { ...cart, currency: isNew ? past.currency : cart.currency }
      if (isNew) await tx.cart.update({ where: { id: cartId }, data: { currency: own.currency } })
      for (const line of lines) await putAsGiven(tx, own, line)
      return { lines: lines.length, lost: again.flatMap(({ lost }) => lost) }
    },
    { create: true },
  )
  return outcome!
}
