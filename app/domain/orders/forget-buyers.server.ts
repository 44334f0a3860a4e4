import { subMonths } from 'date-fns'
import { db, Prisma, transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { releaseFiles } from '../files/release-files.server'
import { RETENTION } from '~/domain/ground/retention.rules'
import { changeBuyer } from '~/domain/search/order-terms.server'

const BATCH = 100
const old = new Rows<{ id: string; cartId: string | null }>('forget-buyers')

/** In place of the buyer's details; the order itself keeps its number. */
export const FORGOTTEN_BUYER = {
  name: '',
  email: '',
  companyName: null,
  vatNumber: null,
  vatCheckNumber: null,
  addressLine: '',
  postalCode: '',
  city: '',
  visitorHash: '',
  payerName: null,
  payerEmail: null,
}

/** With the wishes and the brief; a file stays while a cart that is open has it. */
async function forget(orderId: string, cartId: string | null) {
  await transaction(async (tx) => {
    const inOrder = { orderLine: { orderId } }
    const inCart = {
      cartItem: {
        cartId: cartId ?? '',
        cart: { status: { notIn: ['active' as const, 'checkout_pending' as const] } },
      },
    }
    const links = [
      ...(await tx.orderLineFile.findMany({ where: inOrder })),
      ...(await tx.cartItemFile.findMany({ where: inCart })),
    ]
    await tx.orderLineFile.deleteMany({ where: inOrder })
    await tx.cartItemFile.deleteMany({ where: inCart })
    await tx.orderLine.updateMany({
      where: { orderId },
      data: { customisation: '', brief: Prisma.DbNull },
    })
    await changeBuyer(tx, { id: orderId }, FORGOTTEN_BUYER)
    await releaseFiles(
      tx,
      links.map(({ fileId }) => fileId),
    )
  })
}

/**
 * An order without a payment has no invoice and no account: what is left of its buyer is the form.
 * Returns how many were forgotten.
 */
export async function forgetBuyers(now: Date): Promise<number> {
  const find = (id: { notIn: string[] }) =>
    db.order.findMany({
      where: {
        id,
        status: { in: ['expired', 'cancelled'] },
        confirmedAt: null,
        email: { not: '' },
        updatedAt: { lt: subMonths(now, RETENTION.unpaidOrders) },
      },
      select: { id: true, cartId: true },
      take: BATCH,
    })
  return old.each(find, ({ id, cartId }) => forget(id, cartId))
}
