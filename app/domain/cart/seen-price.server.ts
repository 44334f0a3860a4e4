import type { Prisma, Transaction } from '~/platform/db/db.server'
import { priceIn, unitAmount } from '../catalog/catalog.rules'
import { findProductsById, type StoredProduct } from '../catalog/product-store.server'

interface Choice {
  deliverySpeed: string
  addOnIds: unknown
}

/** What the shop asks for one piece with its delivery speed and add-ons, in integer cents. */
export function shopPrice(
  product: StoredProduct,
  { deliverySpeed, addOnIds }: Choice,
  currency: string,
) {
  const chosen = new Set(addOnIds as number[])
  const speed = product.deliverySpeeds.find(({ code }) => code === deliverySpeed)
  const addOns = product.addOns.filter(({ id }) => chosen.has(id))
  return unitAmount(
    priceIn(product, currency) ?? product.price,
    speed?.surchargePercent ?? 0,
    addOns.map(({ prices }) => prices.find((price) => price.currency === currency)?.amount ?? 0),
  )
}

/** Keeps the price at which a line of a cart was put in or changed: another one is told. */
export async function rememberPrice(
  tx: Transaction,
  { id: cartId, currency }: { id: string; currency: string },
  line: Prisma.CartItemWhereInput,
): Promise<void> {
  const item = await tx.cartItem.findFirst({
    where: { AND: [line, { cartId }] },
    select: { id: true, productId: true, deliverySpeed: true, addOnIds: true },
  })
  const product = item && (await findProductsById([item.productId], tx)).get(item.productId)
  if (!product) return
  await tx.cartItem.update({
    where: { id: item.id, cartId },
    data: { seenAmount: shopPrice(product, item, currency), seenCurrency: currency },
  })
}
