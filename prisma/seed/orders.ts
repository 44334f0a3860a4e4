import { randomUUID } from 'node:crypto'
import { addToCart } from '../../app/domain/cart/cart.server'
import { placeOrder } from '../../app/domain/orders/place-order.server'
import { settleSession } from '../../app/domain/payments/checkout.server'
import { db } from '../../app/platform/db/db.server'
import { paySandboxSession } from '../../app/platform/payments/sandbox-sessions.server'
import { gateway } from '../../app/platform/payments/payments.server'

/** What the demo client has bought, oldest first. */
const PURCHASES = ['webflow-company-site', 'logo-sprint']

async function buy(slug: string, userId: number) {
  const visitor = `demo-${slug}`
  const [product, user] = await Promise.all([
    db.product.findFirstOrThrow({ where: { slug } }),
    db.user.findUniqueOrThrow({ where: { id: userId } }),
  ])
  await addToCart(visitor, { productId: product.id, quantity: 1, deliverySpeed: 'standard', addOns: [], customisation: '' })
  const placement = await placeOrder(
    { visitor, userId, language: 'en' },
    {
      placementKey: randomUUID(),
      name: user.name,
      email: user.email,
      addressLine: 'ul. Mostowa 4',
      postalCode: '31-061',
      city: 'Kraków',
      country: 'PL',
      currency: 'USD',
      earlyStart: true,
    },
  )
  if (placement.kind !== 'pay') return
  const sessionId = placement.url.split('/').at(-1)!
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
}

/** Orders of the demo client, made by the same commands as anyone's, so that a first look at the dashboard shows projects. */
export async function seedDemoOrders() {
  if (gateway.name !== 'sandbox' || (await db.order.count()) > 0) return
  const client = await db.user.findUnique({ where: { username: 'client' } })
  if (!client) return
  for (const slug of PURCHASES) await buy(slug, client.id)
}
