import { buyInSandbox } from '../../app/domain/checkout/sandbox-purchase.server'
import { readClient } from '../../app/domain/people/participant.server'
import { receiveBrief } from '../../app/domain/projects/brief.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '../../app/domain/projects/milestones.server'
import { db } from '../../app/platform/db/db.server'
import { gateway } from '../../app/platform/payments/payments.server'
import {
  acceptDemoWork,
  handOverDemoWork,
  offerDemoWork,
  talkAboutDemoWork,
  type DemoReport,
  type DemoWork,
} from './assignments'
import { seedConversations } from './projects/conversations'
import { seedDesigns } from './projects/designs'
import { seedBrief, seedDetails } from './projects/details'
import { seedProjectFiles } from './projects/files'
import { IDENTITY_WORK, splitIdentity } from './projects/identity'

/** What the demo client has bought, oldest first, and how far it is. */
const PURCHASES = [
  { slug: 'webflow-company-site', stage: 'brief' },
  { slug: 'logo-sprint', stage: 'brief' },
  { slug: 'wordpress-editorial-site', stage: 'review' },
  { slug: 'brand-identity-starter', stage: 'done' },
] as const
const STUDIO = { type: 'admin', id: 1 } as const

/** What the demo client buys, as they said in the checkout. */
async function buy(slug: string, userId: number) {
  const [product, { name, email }] = await Promise.all([
    db.product.findFirstOrThrow({ where: { slug } }),
    db.user.findUniqueOrThrow({ where: { id: userId } }),
  ])
  const home = {
    addressLine: 'ul. Mostowa 4',
    postalCode: '31-061',
    city: 'Kraków',
    country: 'PL',
    currency: 'USD',
  } as const
  return buyInSandbox({ visitor: `demo-${slug}`, userId }, product.id, { name, email, ...home })
}

const milestonesOf = (orderId: string) =>
  db.milestone.findMany({ where: { project: { orderId } }, orderBy: { position: 'asc' } })

/** The demo freelancer hands a milestone over; the studio does without one. */
async function handOver(work: DemoWork, report?: DemoReport) {
  if (await handOverDemoWork(work, report)) return
  await startMilestone(work.milestoneId, STUDIO)
  await submitMilestone(work.milestoneId, STUDIO)
}

/** The first milestone waits for the client's answer, and the second is being worked on. */
async function workUpToReview(orderId: string, userId: number) {
  const client = await readClient(userId)
  await seedBrief(client, orderId)
  const [first, second] = await milestonesOf(orderId)
  await handOver({ orderId, milestoneId: first!.id, fee: 84_000 })
  await seedDesigns(orderId, userId)
  await seedDetails(client, orderId)
  await acceptDemoWork({ orderId, milestoneId: second!.id, fee: 120_000 })
  await talkAboutDemoWork(first!.projectId)
}

/** The one milestone of the identity is agreed on in three steps, each of which is approved. */
async function finish(orderId: string, userId: number) {
  await splitIdentity(orderId)
  await receiveBrief(orderId, STUDIO)
  for (const [index, { id }] of (await milestonesOf(orderId)).entries()) {
    const { fee, ...report } = IDENTITY_WORK[index]!
    await handOver({ orderId, milestoneId: id, fee }, report)
    await approveMilestone(id, { type: 'client', id: userId })
  }
}

/** The first milestone of an order waits for the demo freelancer's answer. */
async function offerFirst(orderId: string) {
  const { id: milestoneId } = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  const note =
    'The client wants the page structure first and the words after; there is a sitemap from last year in the files.'
  await offerDemoWork({ orderId, milestoneId, fee: 96_000, note })
}

/**
 * Orders of the demo client, made by the same commands as anyone's, so that a first look at the
 * dashboard shows projects.
 */
export async function seedDemoOrders() {
  if (gateway.name !== 'sandbox' || (await db.order.count()) > 0) return
  const client = await db.user.findUnique({ where: { username: 'client' } })
  if (!client) return
  const orders = new Map<string, string>()
  for (const { slug, stage } of PURCHASES) {
    const orderId = await buy(slug, client.id)
    orders.set(slug, orderId)
    if (stage === 'review') await workUpToReview(orderId, client.id)
    if (stage === 'done') await finish(orderId, client.id)
  }
  await offerFirst(orders.get(PURCHASES[0].slug)!)
  await seedConversations(orders, client.id)
  await seedProjectFiles(Object.fromEntries(orders), { clientId: client.id, staffId: STUDIO.id })
}
