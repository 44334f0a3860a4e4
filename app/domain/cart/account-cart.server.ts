import { transaction } from '~/platform/db/db.server'
import { findOpenCart } from './active-cart.server'
import { accountCartKey } from './cart.rules'
import { mergeCarts } from './merge-carts.server'

/**
 * Makes the cart of a browser, if it has one, and all others of a person their account's, which is
 * the same on every device. A checkout that is under way keeps its cart where it is.
 */
export async function giveCartToAccount(visitor: string | null, userId: number): Promise<void> {
  const key = accountCartKey(userId)
  await mergeCarts(visitor ?? key, userId)
  if (visitor === null || visitor === key) return
  await transaction(async (tx) => {
    const [own, held] = [await findOpenCart(tx, visitor), await findOpenCart(tx, key)]
    if (own?.status !== 'active' || held !== null) return
    await tx.cart.update({ where: { id: own.id }, data: { tokenHash: key, userId } })
  })
}
