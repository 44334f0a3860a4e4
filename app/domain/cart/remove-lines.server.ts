import type { Prisma, Transaction } from '~/platform/db/db.server'
import { dropFiles } from './cart-files.server'

/** With the files of their briefs; an empty cart is no quote's any more. */
export async function removeLines(
  tx: Transaction,
  cartId: string,
  lines: Prisma.CartItemWhereInput = {},
) {
  const where = { ...lines, cartId }
  await dropFiles(tx, where)
  await tx.cartItem.deleteMany({ where })
  await tx.cart.updateMany({ where: { id: cartId, items: { none: {} } }, data: { quotedIn: null } })
}
