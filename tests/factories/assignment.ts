import { randomUUID } from 'node:crypto'
import { acceptOffer, offerAssignment } from '~/domain/assignments/offers.server'
import { startWork } from '~/domain/assignments/work.server'
import { db } from '~/platform/db/db.server'
import { ADMIN, runningOrder } from './running-order'

/** Somebody of the freelancer network, with hours for a lot of work at once. */
export async function createFreelancer(
  changes: { status?: 'active' | 'paused' | 'offboarded'; usualHours?: number } = {},
) {
  const name = `freelancer-${randomUUID()}`
  const user = await db.user.create({
    data: {
      username: name,
      email: `${name}@example.com`,
      name: 'Ines Duarte',
      role: 'freelancer',
      language: 'sv',
    },
  })
  const { id } = await db.freelancer.create({
    data: {
      userId: user.id,
      skills: ['react'],
      languages: ['en'],
      portfolioLinks: [],
      usualHours: 120,
      ...changes,
    },
  })
  return { id, userId: user.id }
}

export const terms = { fee: 90_000, currency: 'EUR', payoutDays: 14, revisionLimit: 2, note: '' }

/** A running order, its milestones in turn and somebody to work on them. */
export async function staffedOrder(milestones = [100]) {
  const { orderId } = await runningOrder({ milestones })
  const plan = await db.milestone.findMany({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  return {
    orderId,
    projectId: plan[0]!.projectId,
    milestoneId: plan[0]!.id,
    plan,
    worker: await createFreelancer(),
  }
}

/** The same with the first milestone offered to the freelancer. */
export async function offeredWork(milestones?: number[], now = new Date()) {
  const order = await staffedOrder(milestones)
  const { id } = await offerAssignment(
    order.orderId,
    { ...terms, milestoneId: order.milestoneId, freelancerId: order.worker.id },
    ADMIN,
    now,
  )
  return { ...order, id }
}

/** The same, accepted and begun. */
export async function startedWork(milestones?: number[]) {
  const work = await offeredWork(milestones)
  await acceptOffer(work.worker.userId, work.id)
  await startWork(work.worker.userId, work.id)
  return work
}

export const readAssignment = (id: string) =>
  db.assignment.findUniqueOrThrow({ where: { id }, include: { payout: true, milestone: true } })
