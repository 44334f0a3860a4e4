import { randomUUID } from 'node:crypto'
import { addToCart } from '../../app/domain/cart/cart.server'
import { placeOrder } from '../../app/domain/orders/place-order.server'
import { receiveBrief } from '../../app/domain/projects/brief.server'
import { approveMilestone, startMilestone, submitMilestone } from '../../app/domain/projects/milestones.server'
import { settleSession } from '../../app/domain/payments/checkout.server'
import { db } from '../../app/platform/db/db.server'
import { paySandboxSession } from '../../app/platform/payments/sandbox-sessions.server'
import { gateway } from '../../app/platform/payments/payments.server'
import { seedConversations } from './projects/conversations'

/** What the demo client has bought, oldest first, and how far it is. */
const PURCHASES = [
  { slug: 'webflow-company-site', stage: 'brief' },
  { slug: 'logo-sprint', stage: 'brief' },
  { slug: 'wordpress-editorial-site', stage: 'review' },
  { slug: 'brand-identity-starter', stage: 'done' },
] as const
type Stage = (typeof PURCHASES)[number]['stage']
const STUDIO = { type: 'admin', id: 1 } as const

async function buy(slug: string, userId: number) {
  const visitor = `demo-${slug}`
  const [product, user] = await Promise.all([
    db.product.findFirstOrThrow({ where: { slug } }),
    db.user.findUniqueOrThrow({ where: { id: userId } }),
  ])
  await addToCart(visitor, { productId: product.id, quantity: 1, deliverySpeed: 'standard', addOns: [], customisation: '' })
  const placementKey = randomUUID()
  const placement = await placeOrder(
    { visitor, userId, language: 'en' },
    {
      placementKey,
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
  if (placement.kind !== 'pay') throw new Error(`the demo's order of ${slug} was not placed`)
  const sessionId = placement.url.split('/').at(-1)!
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  const { id } = await db.order.findUniqueOrThrow({ where: { placementKey }, select: { id: true } })
  return id
}

/** The first milestone waits for the client's answer, or all of them are approved. */
async function work(orderId: string, stage: Stage, userId: number) {
  if (stage === 'brief') return
  await receiveBrief(orderId, STUDIO)
  const milestones = await db.milestone.findMany({ where: { project: { orderId } }, orderBy: { position: 'asc' } })
  for (const { id } of stage === 'review' ? milestones.slice(0, 1) : milestones) {
    await startMilestone(id, STUDIO)
    await submitMilestone(id, STUDIO)
    if (stage === 'done') await approveMilestone(id, { type: 'client', id: userId })
  }
}

/** Orders of the demo client, made by the same commands as anyone's, so that a first look at the dashboard shows projects. */
export async function seedDemoOrders() {
  if (gateway.name !== 'sandbox' || (await db.order.count()) > 0) return
  const client = await db.user.findUnique({ where: { username: 'client' } })
  if (!client) return
  const orders = new Map<string, string>()
  for (const { slug, stage } of PURCHASES) {
    const orderId = await buy(slug, client.id)
    orders.set(slug, orderId)
    await work(orderId, stage, client.id)
  }
  await seedConversations(orders, client.id)
}
