import { randomUUID } from 'node:crypto'
import { addToCart } from '../cart/cart.server'
import { placeOrder } from './place-order.server'
import { settleSession } from '../payments/checkout.server'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'

type Buyer = Omit<Parameters<typeof placeOrder>[1], 'placementKey' | 'earlyStart'>

/**
 * Buys one product and pays it in the sandbox, by the same commands as anyone; returns the id of
 * the order.
 */
export async function buyInSandbox(
  {
    visitor,
    userId = null,
    language = 'en',
  }: { visitor: string; userId?: number | null; language?: Language },
  productId: number,
  buyer: Buyer,
) {
  await addToCart(visitor, {
    productId,
    quantity: 1,
    deliverySpeed: 'standard',
    addOns: [],
    customisation: '',
  })
  const placementKey = randomUUID()
  const placement = await placeOrder(
    { visitor, userId, language },
    { placementKey, ...buyer, earlyStart: true },
  )
  if (placement.kind !== 'pay')
    throw new Error(`the demo's order of product ${productId} was not placed`)
  const sessionId = placement.url.split('/').at(-1)!
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  const { id } = await db.order.findUniqueOrThrow({ where: { placementKey }, select: { id: true } })
  return id
}
