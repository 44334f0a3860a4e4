import type { Prisma, Transaction } from '~/platform/db/db.server'
import { readAnswers } from '../briefs/brief.rules'
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

/**
 * Brings the brief of one line to another: what both answer stays as the other has it, and all
 * files come along.
 */
export async function joinBriefs(tx: Transaction, from: string, to: string): Promise<void> {
  const read = (id: string) =>
    tx.cartItem.findUniqueOrThrow({ where: { id }, select: { brief: true } })
  const [line, twin] = [await read(from), await read(to)]
  await tx.cartItem.update({
    where: { id: to },
    data: { brief: { ...readAnswers(line.brief), ...readAnswers(twin.brief) } },
  })
  await tx.cartItemFile.updateMany({ where: { cartItemId: from }, data: { cartItemId: to } })
}
