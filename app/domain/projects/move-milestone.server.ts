import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { publish } from '../events/publish.server'
import { transition } from '../events/transition.server'
import { settleNotices } from '../notifications/notify.server'
import { moveOrder } from '../orders/move-order.server'
import { openNextPayable } from '../orders/payables.server'
import { earnMilestone, earnRest } from '../orders/revenue.server'
import { inviteReviews } from '../reviews/own-reviews.server'
import { dropUnpaidChanges } from './change-work.server'
import { WORKED_ON } from './milestone.rules'
import { deliverProject } from './move-project.server'
import { milestoneMachine, type MilestoneStatus } from '../ground/machines.rules'

/** After these nobody needs to be asked any more. */
const ANSWERS: readonly MilestoneStatus[] = ['approved', 'changes_requested']
const SYSTEM = { type: 'system' } as const
export const milestoneParts = {
  project: { include: { order: true } },
} satisfies Prisma.MilestoneInclude
export type MilestoneWithOrder = Prisma.MilestoneGetPayload<{ include: typeof milestoneParts }>

/**
 * Moves a milestone, if it is where it may go from and its order runs; tells whether this call did
 * it.
 */
export async function moveMilestone(
  tx: Transaction,
  milestone: MilestoneWithOrder,
  to: MilestoneStatus,
  actor: Actor,
  data: Prisma.MilestoneUpdateManyMutationInput = {},
  reason?: string,
) {
  const { id, title, projectId, revisionsUsed } = milestone
  const { orderId } = milestone.project
  const moved = await transition(tx, milestoneMachine, milestone, to, {
    ...{ actor, reason, projectId, orderId, data: { title } },
    with: data,
    where: { project: { order: { status: { in: [...WORKED_ON] } } } },
    // A revision takes a milestone through the same steps again.
    cause: String(revisionsUsed),
  })
  if (moved && ANSWERS.includes(to))
    await settleNotices(tx, orderId, [`milestone-submitted:${id}`, `milestone-reminder:${id}`])
  return moved
}

/**
 * Takes a step with a milestone in a transaction of its own. Throws `moved` where `act`
 * says that it was not taken.
 */
export async function stepMilestone(
  milestoneId: string,
  act: (tx: Transaction, milestone: MilestoneWithOrder) => Promise<boolean>,
) {
  await transaction(async (tx) => {
    const milestone = await tx.milestone.findUnique({
      where: { id: milestoneId },
      include: milestoneParts,
    })
    if (!milestone || !(await act(tx, milestone))) throw new DomainError('moved', 'milestone')
  })
}

/**
 * Approves, earns, releases, and makes the next share payable; whoever worked on it is done, and the last
 * approval completes the order. Tells whether this call did it.
 */
export async function approve(
  tx: Transaction,
  milestone: MilestoneWithOrder,
  actor: Actor,
  reason?: string,
) {
  const now = { approvedAt: currentTime() }
  if (!(await moveMilestone(tx, milestone, 'approved', actor, now, reason))) return false
  await moveMilestone(tx, { ...milestone, status: 'approved' }, 'released', SYSTEM, {
    releasedAt: currentTime(),
  })
  await earnMilestone(tx, milestone.id)
  await publish(tx, 'milestone.approved', { milestoneId: milestone.id })
  const { order } = milestone.project
  const left = await tx.milestone.count({
    where: { projectId: milestone.projectId, status: { not: 'released' } },
  })
  if (left > 0) await openNextPayable(tx, order.id)
  else await complete(tx, order)
  return true
}

async function complete(tx: Transaction, order: MilestoneWithOrder['project']['order']) {
  if (!(await moveOrder(tx, order, 'completed', { with: { completedAt: currentTime() } }))) return
  await dropUnpaidChanges(tx, order.id)
  await earnRest(tx, order.id)
  await inviteReviews(tx, order.id)
  await deliverProject(tx, order.id)
}
