import { randomUUID } from 'node:crypto'
import { buyInSandbox } from '../../../app/domain/checkout/sandbox-purchase.server'
import { postMessage } from '../../../app/domain/messages/post-message.server'
import { actorOf, readClient, sellerMember } from '../../../app/domain/people/participant.server'
import { receiveBrief } from '../../../app/domain/projects/brief.server'
import { startMilestone, submitMilestone } from '../../../app/domain/projects/milestones.server'
import { db } from '../../../app/platform/db/db.server'
import { gateway } from '../../../app/platform/payments/payments.server'

const BUYER = {
  name: 'Ida Lund',
  email: 'ida@lundsbokhandel.example',
  addressLine: 'Kungsgatan 4',
  postalCode: '453 31',
  city: 'Lysekil',
  country: 'SE',
  currency: 'SEK',
} as const

const ENQUIRIES = [
  {
    name: 'Nils Ek',
    email: 'nils@ekbageri.example',
    company: 'Ek bageri',
    subject: 'Bags for a bakery',
    body: 'We need paper bags in two sizes with our old sign on them, about 4,000 of each. Is that a job for you, or only the drawing of it?',
    language: 'en',
  },
  {
    name: 'Astrid Holm',
    email: 'astrid@holm.example',
    company: '',
    subject: 'Går det före jul?',
    body: 'Hej! Jag skulle vilja ha brevpapper och kort till min nya praktik. Hinner ni det före jul om jag beställer den här veckan?',
    language: 'sv',
  },
]

/**
 * What visitors asked the demo's other studio, and what one of them bought there; its first
 * milestone waits for her answer.
 */
export async function seedDemoSales(studioId: number, ownerId: number) {
  for (const [index, enquiry] of ENQUIRIES.entries())
    await db.contactMessage.create({ data: { ...enquiry, studioId, key: `demo-enquiry-${index}` } })
  if (gateway.name !== 'sandbox') return
  const product = await db.product.findFirstOrThrow({
    where: { studioId, milestonePayment: true },
    orderBy: { featuredPosition: 'asc' },
  })
  const orderId = await buyInSandbox({ visitor: 'demo-ida' }, product.id, BUYER)
  const { userId } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { userId: true },
  })
  const [client, seller] = [await readClient(userId!), sellerMember(ownerId, studioId)]
  await receiveBrief(orderId, actorOf(seller))
  const first = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  await startMilestone(first.id, actorOf(seller))
  const say = (member: typeof client | typeof seller, body: string) =>
    postMessage(member, orderId, { key: randomUUID(), body }, [])
  await say(
    client,
    'The sign above our door is from 1931; I have a photograph of it from the street. Shall I put it with the files?',
  )
  await say(seller, 'Please do. The letters of it are what we would begin from.')
  await submitMilestone(first.id, actorOf(seller))
}
