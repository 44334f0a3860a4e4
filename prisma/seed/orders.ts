import { readClient } from '../../app/domain/people/participant.server'
import { receiveBrief } from '../../app/domain/projects/brief.server'
import { approveMilestone, startMilestone, submitMilestone } from '../../app/domain/projects/milestones.server'
import { db } from '../../app/platform/db/db.server'
import { gateway } from '../../app/platform/payments/payments.server'
import { acceptDemoWork, handOverDemoWork, offerDemoWork, talkAboutDemoWork } from './assignments'
import { buyInDemo } from './purchase'
import { seedConversations } from './projects/conversations'
import { seedDesigns } from './projects/designs'
import { seedBrief, seedDetails } from './projects/details'
import { seedProjectFiles } from './projects/files'

/** What the demo client has bought, oldest first, and how far it is. */
const PURCHASES = [
  { slug: 'webflow-company-site', stage: 'brief' },
  { slug: 'logo-sprint', stage: 'brief' },
  { slug: 'wordpress-editorial-site', stage: 'review' },
  { slug: 'brand-identity-starter', stage: 'done' },
] as const
type Stage = (typeof PURCHASES)[number]['stage']
const STUDIO = { type: 'admin', id: 1 } as const

/** What the demo client buys, as they said in the checkout. */
async function buy(slug: string, userId: number) {
  const [product, { name, email }] = await Promise.all([
    db.product.findFirstOrThrow({ where: { slug } }),
    db.user.findUniqueOrThrow({ where: { id: userId } }),
  ])
  const home = { addressLine: 'ul. Mostowa 4', postalCode: '31-061', city: 'Kraków', country: 'PL', currency: 'USD' } as const
  return buyInDemo({ visitor: `demo-${slug}`, userId }, product.id, { name, email, ...home })
}

/** The first milestone waits for the client's answer, or all of them are approved. */
async function work(orderId: string, stage: Stage, userId: number) {
  if (stage === 'brief') return
  const client = await readClient(userId)
  if (stage === 'review') await seedBrief(client, orderId)
  else await receiveBrief(orderId, STUDIO)
  const milestones = await db.milestone.findMany({ where: { project: { orderId } }, orderBy: { position: 'asc' } })
  for (const [index, { id }] of (stage === 'review' ? milestones.slice(0, 1) : milestones).entries()) {
    const done = index === 0 && (await handOverDemoWork({ orderId, milestoneId: id, fee: 84_000 }))
    if (!done) await startMilestone(id, STUDIO)
    if (!done) await submitMilestone(id, STUDIO)
    if (stage === 'done') await approveMilestone(id, { type: 'client', id: userId })
  }
  if (stage === 'review') await seedDesigns(orderId, userId)
  if (stage === 'review') await seedDetails(client, orderId)
  const [first, second] = milestones
  if (stage === 'review' && second) await acceptDemoWork({ orderId, milestoneId: second.id, fee: 120_000 })
  if (stage === 'review' && first) await talkAboutDemoWork(first.projectId)
}

/** The first milestone of an order waits for the demo freelancer's answer. */
async function offerFirst(orderId: string) {
  const { id: milestoneId } = await db.milestone.findFirstOrThrow({ where: { project: { orderId } }, orderBy: { position: 'asc' } })
  const note = 'The client wants the page structure first and the words after; there is a sitemap from last year in the files.'
  await offerDemoWork({ orderId, milestoneId, fee: 96_000, note })
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
  await offerFirst(orders.get(PURCHASES[0].slug)!)
  await seedConversations(orders, client.id)
  await seedProjectFiles(Object.fromEntries(orders), { clientId: client.id, staffId: STUDIO.id })
}
